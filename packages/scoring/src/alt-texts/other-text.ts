import type { Classification } from '../asset-types/asset-types.ts'
import type { ImageFacts } from '../facts.ts'
import { readLines } from '../text/read-lines.ts'
import { normalizeText, similarityWithin } from '../text/similar-text.ts'
import { findSizes, isSameSize } from '../text/size-expressions.ts'
import { MIN_CONFIDENCE, SAME_WORD } from '../text/thresholds.ts'

const QUOTED = /[“"„«»]([^“”"„«»]{4,80})[”"“«»]/gu

/** Returns true if a text states an amount or a quotation that certainly is not on the image. */
export function claimsOtherText(
  text: string,
  facts: Pick<ImageFacts, 'text'>,
  type: Classification,
): boolean {
  return (type === 'Packshot' && claimsOtherAmount(text, facts)) || quotesOtherText(text, facts)
}

/** Compares only the front, because panels state many amounts. */
function claimsOtherAmount(text: string, facts: Pick<ImageFacts, 'text'>): boolean {
  const claimed = findSizes(text)
  const read = readLines(facts).flatMap((line) => findSizes(line.text ?? ''))
  return claimed.some(
    (size) => read.some(({ kind }) => kind === size.kind) && !read.some((other) => isSameSize(size, other)),
  )
}

/** Needs all lines to be read, because another line may have the words. */
function quotesOtherText(text: string, { text: { lines, lineCount } }: Pick<ImageFacts, 'text'>): boolean {
  const isRead = lines.length === lineCount && lines.every((line) => line.confidence >= MIN_CONFIDENCE)
  if (!isRead || lines.length === 0) return false
  const read = normalizeText(lines.map((line) => line.text ?? '').join(' '))
  return Array.from(text.matchAll(QUOTED), ([, quoted = '']) => normalizeText(quoted)).some(
    (quoted) => quoted.length > 3 && similarityWithin(read, quoted) < SAME_WORD / 2,
  )
}

import type { ImageFacts, TextLine } from '../facts.ts'
import { type Finding, type Findings, packLines } from './four-ws.ts'
import type { ExpectedWords } from './product-name.ts'
import { normalizeText, similarityWithin } from './similar-text.ts'
import { findSizes, isSameSize } from './size-expressions.ts'
import { findSizeLozenges } from './size-lozenge.ts'
import { MIN_CONFIDENCE, ON_PRODUCT, SAME_WORD } from './thresholds.ts'

/** A line this similar may be the word, which is then not certainly missing. */
const SUGGESTED_WORD = 0.5
/** Shorter words do not show the language. */
const MIN_LANGUAGE_WORD = 4
/** Logos and seams have less confidence. */
const LIKELY = 0.5
/** Shoppers cannot read smaller lines without zooming. */
const READABLE_HEIGHT = 0.01
/** Height of small print, and size and confidence of reliable reading. */
const SMALL_PRINT = { height: 0.035, confidence: 0.85, minPx: 800 }

type PackFacts = Pick<ImageFacts, 'text' | 'product' | 'badges' | 'file'>

/**
 * Finds expected words, and sizes by their units. A missing word must be certain: the pack may be in another
 * language, a logo unread, an uncertain brand another word.
 */
export function findFourWs(facts: PackFacts, expected: ExpectedWords | null): Findings {
  const lines = packLines(facts)
  const find = (words: readonly string[]) =>
    words.map((word) => bestFinding(word, lines, (text) => wordIn(text, word)))
  const withLozenge = [...lines, ...findSizeLozenges(facts).map(({ line }) => line)]
  if (!expected || !hasWords(facts))
    return { brand: null, product_type: null, variant: null, size_and_count: findAnySize(withLozenge) }
  const isRead = isReadInFull(facts)
  const isMissing = (words: readonly string[]) => isRead && !words.some((word) => isSuggested(word, facts))
  const [type, variant] = [find(expected.productType), find(expected.variant)]
  // A longer word of the name shows that pack and name have one language.
  const isSameLanguage = [...type, ...variant].some(
    ({ word, similarity }) => word.length >= MIN_LANGUAGE_WORD && similarity.full === 1,
  )
  return {
    brand: expected.isBrandSure
      ? shown(find(expected.brand), isMissing(expected.brand))
      : tallest([expected.brand, ...expected.otherBrands].map(find)),
    product_type: shown(type, isSameLanguage && isMissing(expected.productType)),
    variant: shown(variant, isSameLanguage && isMissing(expected.variant)),
    size_and_count: findSizeOf(expected, withLozenge, isRead && hasSmallPrint(facts)),
  }
}

/** Returns those on the pack, all if they are certainly missing, or else null. */
function shown(findings: readonly Finding[], isMissing: boolean): readonly Finding[] | null {
  const found = findings.filter(({ line }) => line !== null)
  if (found.length > 0) return found
  return isMissing && findings.length > 0 ? findings : null
}

/** Returns the candidate that is largest on the pack, or null. */
function tallest(candidates: readonly (readonly Finding[])[]): readonly Finding[] | null {
  const height = (findings: readonly Finding[]) => Math.max(...findings.map(({ line }) => line?.height ?? 0))
  const found = candidates.flatMap((findings) => {
    const onPack = shown(findings, false)
    return onPack ? [onPack] : []
  })
  return found.toSorted((a, b) => height(b) - height(a))[0] ?? null
}

/** The four Ws do not apply without text, for example to shoes. */
function hasWords(facts: Pick<ImageFacts, 'text' | 'product'>): boolean {
  return linesOnProduct(facts).some(
    ({ text, confidence }) => text === null || (confidence >= LIKELY && normalizeText(text).length > 1),
  )
}

/** Logos often are not read with confidence. */
function isReadInFull(facts: Pick<ImageFacts, 'text' | 'product'>): boolean {
  return linesOnProduct(facts).every(
    ({ text, confidence, height }) =>
      height < READABLE_HEIGHT || (text !== null && confidence >= MIN_CONFIDENCE),
  )
}

/** Small print usually has the size. */
function hasSmallPrint({ text, product, file }: PackFacts): boolean {
  return (
    Math.max(file.widthPx, file.heightPx) >= SMALL_PRINT.minPx &&
    packLines({ text, product }).some(
      ({ height, confidence }) => height <= SMALL_PRINT.height && confidence >= SMALL_PRINT.confidence,
    )
  )
}

function isSuggested(word: string, facts: Pick<ImageFacts, 'text' | 'product'>): boolean {
  return linesOnProduct(facts).some(
    ({ text }) => similarityWithin(normalizeText(text ?? ''), word) >= SUGGESTED_WORD,
  )
}

const linesOnProduct = ({ text, product }: Pick<ImageFacts, 'text' | 'product'>): TextLine[] =>
  text.lines.filter(({ onProduct }) => !product || onProduct >= ON_PRODUCT)

function wordIn(text: string, word: string): number {
  const similarity = similarityWithin(normalizeText(text), word)
  // With one other letter, short words match almost any long text.
  return word.length <= 3 && similarity < 1 ? 0 : similarity
}

/** "12 fl oz" and "355 ml" are the same amount. */
function findSizeOf(
  { sizes }: ExpectedWords,
  lines: readonly TextLine[],
  isSmallPrintRead: boolean,
): readonly Finding[] | null {
  if (sizes.length === 0) return findAnySize(lines)
  const readSize = (text: string) =>
    Number(findSizes(text).some((found) => sizes.some((size) => isSameSize(found, size))))
  // A bundle ("pack of 6") is not printed on its packs.
  const isPrinted = sizes.some(({ kind }) => kind === 'volume' || kind === 'mass')
  return shown([bestFinding('size', lines, readSize)], isSmallPrintRead && isPrinted)
}

/** Needs certain lines, because one misread letter makes another size. */
function findAnySize(lines: readonly TextLine[]): Finding[] | null {
  const certain = lines.filter(({ confidence }) => confidence >= SMALL_PRINT.confidence)
  const finding = bestFinding('size', certain, (text) => Number(findSizes(text).length > 0))
  return finding.line ? [finding] : null
}

function bestFinding(
  word: string,
  lines: readonly TextLine[],
  similarity: (text: string) => number,
): Finding {
  let best: Finding = { word, line: null, similarity: { full: 0, px101: 0, px202: 0 } }
  for (const line of lines) {
    const full = similarity(line.text ?? '')
    const onTile = (text: string | null | undefined) => (text ? similarity(text) : 0)
    const found = { full, px101: onTile(line.tiles?.px101), px202: onTile(line.tiles?.px202) }
    if (full < SAME_WORD || total(found) <= total(best.similarity)) continue
    best = { word, line, similarity: found }
  }
  return best
}

const total = ({ full, px101, px202 }: Finding['similarity']): number => full + px101 + px202

import { type Message, say } from '@endcap/words/message'
import type { ImageFacts, TextLine } from '../../facts.ts'
import { READ } from '../../text/thresholds.ts'

/** Returns a value that selects the text's noun. */
export const subjectOf = ({ product }: ImageFacts): string => (product === null ? 'image' : 'product')

/** Texts name 0 as less than 1%. */
export const percent = (share: number): number => Math.round(100 * share)

/** Rounds down, so that it stays below the bar. */
export const aboutPixels = (pixels: number): number =>
  pixels < 100 ? Math.round(Math.max(1, pixels)) : 10 * Math.floor(pixels / 10)

const MAX_QUOTES = 3
const MAX_QUOTE_LENGTH = 24

/** Quotes lines read with confidence. */
export function quoted(lines: readonly TextLine[]): Message {
  const words = lines
    .flatMap(({ text, confidence }) => (text !== null && text.length > 1 && confidence >= READ ? [text] : []))
    .slice(0, MAX_QUOTES)
    .map((text) => shorten(text.replace(/\s+/g, ' ').trim()))
  const [first = '', second = '', third = ''] = words
  return say('factor.quotes', { count: words.length, first, second, third })
}

function shorten(text: string): string {
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH - 1).trimEnd()}…` : text
}

import type { ImageFacts, TextLine } from '../../facts.ts'
import { READ } from '../../text/thresholds.ts'

/** Names the area that tones are measured on. */
export const subjectOf = ({ product }: ImageFacts): string => (product === null ? 'image' : 'product')

/** Writes a share as a rounded percentage. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share)
  return rounded < 1 ? 'less than 1%' : `${rounded}%`
}

/** Writes a rounded number with its unit in the singular or plural. */
export function count(value: number, unit: string): string {
  const rounded = Math.round(value)
  if (rounded < 1) return `less than 1 ${unit}`
  return `${rounded.toLocaleString('en-US')} ${unit}${rounded === 1 ? '' : 's'}`
}

/** Rounds an estimate of pixels down to tens, so that a value under its bar does not read like the bar. */
export function aboutPixels(pixels: number): string {
  return count(pixels < 100 ? Math.max(1, pixels) : 10 * Math.floor(pixels / 10), 'pixel')
}

/** Says that pixels hold less detail than their number suggests. */
export const realDetail = (pixels: number): string =>
  `shows the detail of only ${aboutPixels(pixels)}. The image was enlarged or is blurred.`

const MAX_QUOTES = 3
const MAX_QUOTE_LENGTH = 24

/** Quotes the first lines that were read with confidence, so that the reader can find them in the image. */
export function quoted(lines: readonly TextLine[]): string {
  const words = lines
    .flatMap(({ text, confidence }) => (text !== null && text.length > 1 && confidence >= READ ? [text] : []))
    .slice(0, MAX_QUOTES)
    .map((text) => shorten(text.replace(/\s+/g, ' ').trim()))
  return words.length > 0 ? ` (“${words.join('”, “')}”)` : ''
}

function shorten(text: string): string {
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH - 1).trimEnd()}…` : text
}

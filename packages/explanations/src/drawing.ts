import { element, group, textElement } from '@endcap/demo-shop/svg'

/** A PNG or JPEG inside the drawing, as a data URI. */
export type Picture = { uri: string; width: number; height: number }

/** Width and margin of a drawing in pixels. */
export const WIDTH = 1240
export const MARGIN = 24
/** Colors of text. */
export const INK = '#1b2430'
export const MUTED = '#66717f'
/** Colors of verdicts: good, fair and poor. */
export const GOOD = '#1f9d55'
export const FAIR = '#e0a100'
export const POOR = '#d64545'
/** Fonts of common systems, the same as in the demo shop. */
export const FONT = 'DejaVu Sans, Liberation Sans, Arial, sans-serif'

/** Joins elements, each on a line of its own. */
export const onLines = (parts: readonly string[]): string => `\n${parts.join('\n')}\n`

/** Moves content to a position. */
export const at = (x: number, y: number, content: string): string =>
  group({ transform: `translate(${x} ${y})` }, content)

/** Returns elements with a common origin. */
export const panel = (x: number, y: number, parts: readonly string[]): string => at(x, y, onLines(parts))

/** Returns a thin frame. */
export const frame = ({ width, height }: Size): string =>
  element('rect', { width, height, fill: 'none', stroke: '#c8cfd8' })

/** Width and height in pixels. */
export type Size = { width: number; height: number }

/** Returns the largest size of the same aspect within limits. */
export function fit({ width, height }: Size, maxWidth: number, maxHeight: number): Size {
  const scale = Math.min(maxWidth / width, maxHeight / height)
  return { width: width * scale, height: height * scale }
}

/** Returns a picture in a size. */
export const picture = ({ uri }: Picture, { width, height }: Size): string =>
  element('image', { href: uri, width, height, preserveAspectRatio: 'none' })

/** Returns a score in a box of 96 × 72 pixels. */
export function scoreBadge(score: number): string {
  return (
    element('rect', { width: 96, height: 72, rx: 12, fill: colorOf(score) }) +
    words(48, 48, score.toFixed(1), 32, '#ffffff', 'bold', 'middle')
  )
}

/** Returns the color of a score: certified, fair or poor. */
export const colorOf = (score: number): string => (score >= 80 ? GOOD : score >= 55 ? FAIR : POOR)

/** Returns a line of text whose baseline starts at a position. */
export function words(
  x: number,
  y: number,
  text: string,
  size: number,
  color: string,
  weight = 'normal',
  anchor = 'start',
): string {
  const style = { 'font-size': size, 'font-weight': weight, fill: color, 'text-anchor': anchor }
  return textElement({ x, y, ...style }, printable(text))
}

/** Cuts a text to a number of characters. */
export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

/** Replaces control characters, which XML 1.0 forbids even in escaped form. */
const printable = (text: string): string => text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')

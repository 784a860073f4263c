import { element, group, textElement } from '@endcap/drawing/svg'
import { CERTIFIED, wordOf } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import { printable } from './text-layout.ts'

/** A PNG or JPEG inside the drawing, as a data URI. */
export type Picture = { uri: string; width: number; height: number }

/** Width and margin of a drawing in pixels. */
export const WIDTH = 1240
export const MARGIN = 24
/** Colors of the console: text, secondary text, what is lost, what can be won, and bars of scores. */
export const INK = '#1a1c1a'
export const MUTED = '#62655f'
export const LOSS = '#a8390f'
export const LOSS_FILL = '#c9582b'
export const GAIN = '#0b6b55'
export const SCORE_FILL = '#3a3d39'
export const TRACK = '#e4e4de'
const LINE = '#c8c9c2'
/** The font of all pictures, then fonts of common systems for other scripts. */
export const FONT = 'Figtree, DejaVu Sans, Noto Sans, Arial, sans-serif'

/** Joins elements, each on a line of its own. */
export const onLines = (parts: readonly string[]): string => `\n${parts.join('\n')}\n`

/** Moves content to a position. */
export const at = (x: number, y: number, content: string): string =>
  group({ transform: `translate(${x} ${y})` }, content)

/** Returns elements with a common origin. */
export const panel = (x: number, y: number, parts: readonly string[]): string => at(x, y, onLines(parts))

/** Returns a thin frame. */
export const frame = ({ width, height }: Size): string =>
  element('rect', { width, height, fill: 'none', stroke: LINE })

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

/** Returns a score with its word in a box of 96 × 72 pixels. */
export const scoreBadge = (score: number): string =>
  element('rect', { width: 96, height: 72, rx: 8, fill: SCORE_FILL }) +
  words(48, 41, score.toFixed(1), 30, '#ffffff', 'bold', 'middle') +
  words(48, 61, ENGLISH.write(wordOf(score)), 13, '#ffffff', 'normal', 'middle')

/** Returns a mark with a label at the score from which an image or listing is certified, over a bar of 100 points. */
export const certifiedMark = (width: number, y: number, height: number): string =>
  element('rect', {
    x: (width * CERTIFIED) / 100 - 1.5,
    y,
    width: 3,
    height,
    fill: INK,
    stroke: '#ffffff',
  }) +
  words(
    (width * CERTIFIED) / 100,
    y + height + 14,
    `Certified from ${CERTIFIED}`,
    12,
    MUTED,
    'normal',
    'middle',
  )

const WEIGHTS = { normal: 500, bold: 700 } as const

/** Returns a line of text whose baseline starts at a position. */
export function words(
  x: number,
  y: number,
  text: string,
  size: number,
  color: string,
  weight: keyof typeof WEIGHTS = 'normal',
  anchor = 'start',
): string {
  const style = { 'font-size': size, 'font-weight': WEIGHTS[weight], fill: color, 'text-anchor': anchor }
  return textElement({ x, y, ...style }, printable(text))
}

/** Returns lines of text below each other. */
export const paragraph = (
  x: number,
  y: number,
  lines: readonly string[],
  { size, color, step }: { size: number; color: string; step: number },
): string => lines.map((line, index) => words(x, y + index * step, line, size, color)).join('')

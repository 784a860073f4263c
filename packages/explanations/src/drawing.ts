import { element, group, textElement } from '@endcap/drawing/svg'
import { CERTIFIED } from '@endcap/scoring'
import { printable } from './text-layout.ts'

/** PNG or JPEG as data URI. */
export type Picture = { uri: string; width: number; height: number }

/** In pixels. */
export const WIDTH = 1240
export const MARGIN = 24
/** Text, secondary text, loss, possible gain, score bars. */
export const INK = '#1a1c1a'
export const MUTED = '#62655f'
export const LOSS = '#a8390f'
export const LOSS_FILL = '#c9582b'
export const GAIN = '#0b6b55'
export const SCORE_FILL = '#3a3d39'
export const TRACK = '#e4e4de'
const LINE = '#c8c9c2'
/** Common system fonts cover other scripts. */
export const FONT = 'Figtree, DejaVu Sans, Noto Sans, Arial, sans-serif'

/** Puts each element on its own line. */
export const onLines = (parts: readonly string[]): string => `\n${parts.join('\n')}\n`

/** Translates content. */
export const at = (x: number, y: number, content: string): string =>
  group({ transform: `translate(${x} ${y})` }, content)

/** Groups elements with a common origin. */
export const panel = (x: number, y: number, parts: readonly string[]): string => at(x, y, onLines(parts))

/** Draws a thin border. */
export const frame = ({ width, height }: Size): string =>
  element('rect', { width, height, fill: 'none', stroke: LINE })

/** In pixels. */
export type Size = { width: number; height: number }

/** Returns the largest size of the same aspect. */
export function fit({ width, height }: Size, maxWidth: number, maxHeight: number): Size {
  const scale = Math.min(maxWidth / width, maxHeight / height)
  return { width: width * scale, height: height * scale }
}

/** Embeds at a size. */
export const picture = ({ uri }: Picture, { width, height }: Size): string =>
  element('image', { href: uri, width, height, preserveAspectRatio: 'none' })

/** Shows a score, with a word below it if there is one, in 96 × 72 pixels. */
export const scoreBadge = (score: number, word: string | null = null): string =>
  element('rect', { width: 96, height: 72, rx: 8, fill: SCORE_FILL }) +
  words(48, word === null ? 47 : 41, score.toFixed(1), 30, '#ffffff', 'bold', 'middle') +
  (word === null ? '' : words(48, 61, word, 13, '#ffffff', 'normal', 'middle'))

/** Marks the certification score above a bar of 100 points. */
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

/** Starts the baseline at (x, y). */
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

/** Stacks lines of text. */
export const paragraph = (
  x: number,
  y: number,
  lines: readonly string[],
  { size, color, step }: { size: number; color: string; step: number },
): string => lines.map((line, index) => words(x, y + index * step, line, size, color)).join('')

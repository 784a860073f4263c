import { element, group } from '@endcap/drawing/svg'

type Style = {
  x: number
  /** Baseline. */
  y: number
  /** Height of a capital. */
  size: number
  /** Stroke width relative to the size. */
  weight?: number
  color?: string
  anchor?: 'start' | 'middle' | 'end'
  /** Wider text is scaled down to this width. */
  maxWidth?: number
}

const BOWL = 'A2.6 3.3 0 1 1 5.2 6.7A2.6 3.3 0 1 1 0 6.7Z'
const ARCH = 'M0 6.2C0 4.5 1 3.4 2.6 3.4C4.1 3.4 5 4.4 5 6.1V10'
const ROUND = 'M0 5A4 5 0 1 1 8 5A4 5 0 1 1 0 5Z'

/**
 * Glyphs of a rounded single-stroke sans serif, because the machine may have no fonts. Each is the width of
 * the skeleton and its path. Capitals are 10 high, small letters start at 3.4, and the baseline is at 10.
 */
const GLYPHS: Record<string, string> = {
  A: '7 M0 10L3.5 0L7 10M1.2 6.8H5.8',
  B: '5.8 M0 0H3.2A2.4 2.4 0 0 1 3.2 4.8H0M3.2 4.8A2.6 2.6 0 0 1 3.2 10H0V0',
  C: '7.2 M7.2 2A4 5 0 1 0 7.2 8',
  D: '6.8 M0 0H2.6A4.2 5 0 0 1 2.6 10H0Z',
  E: '5.2 M5.2 0H0V10H5.2M0 4.9H4.5',
  F: '5 M5 0H0V10M0 4.9H4.3',
  G: '8 M7.2 2A4 5 0 1 0 8 5.4H4.9',
  H: '6.4 M0 0V10M6.4 0V10M0 4.9H6.4',
  I: '0 M0 0V10',
  J: '4.4 M4.4 0V7A2.2 3 0 0 1 0 7',
  K: '6.2 M0 0V10M6 0L0 6.2M2.2 4.1L6.2 10',
  L: '4.8 M0 0V10H4.8',
  M: '8 M0 10V0L4 7L8 0V10',
  N: '6.6 M0 10V0L6.6 10V0',
  O: `8 ${ROUND}`,
  P: '5.7 M0 10V0H2.9A2.75 2.75 0 0 1 2.9 5.5H0',
  Q: `8 ${ROUND}M5.2 7.2L7.8 10.2`,
  R: '5.9 M0 10V0H2.9A2.75 2.75 0 0 1 2.9 5.5H0M2.9 5.5L5.9 10',
  S: '5.8 M5.4 1.8C5 .6 4 0 2.9 0C1.3 0 .2 1 .2 2.4C.2 5.8 5.8 4.1 5.8 7.4C5.8 9 4.6 10 2.9 10C1.5 10 .4 9.3 0 8',
  T: '6.4 M0 0H6.4M3.2 0V10',
  U: '6.4 M0 0V6.6A3.2 3.4 0 0 0 6.4 6.6V0',
  V: '6.8 M0 0L3.4 10L6.8 0',
  W: '10 M0 0L2.5 10L5 1.5L7.5 10L10 0',
  X: '6.4 M0 0L6.4 10M6.4 0L0 10',
  Y: '6.6 M0 0L3.3 5L6.6 0M3.3 5V10',
  Z: '6 M0 0H6L0 10H6',
  a: '4.8 M.4 4.7C.9 3.8 1.6 3.4 2.5 3.4C4 3.4 4.8 4.3 4.8 5.7V10M4.8 6.3H2.2C.8 6.3 0 7 0 8.15C0 9.3 .8 10 1.9 10C3.5 10 4.8 9 4.8 7.4',
  b: `5.2 M0 0V10M0 6.7${BOWL}`,
  c: '4.8 M4.8 4.7A2.75 3.3 0 1 0 4.8 8.7',
  d: `5.2 M5.2 0V10M0 6.7${BOWL}`,
  e: '5.2 M.1 6.6H5.2A2.6 3.3 0 1 0 4.5 9',
  f: '3.2 M3.3 .1C1.8 -.3 1.2 .7 1.2 2V10M0 3.6H3.1',
  g: `5.2 M5.2 3.4V10.4C5.2 12.2 4.1 13 2.6 13C1.5 13 .7 12.6 .2 11.9M0 6.7${BOWL}`,
  h: `5 M0 0V10${ARCH}`,
  i: '0 M0 3.4V10M0 .4V.5',
  j: '1.4 M1.4 3.4V11.2C1.4 12.5 .8 13 -.2 13M1.4 .4V.5',
  k: '4.7 M0 0V10M4.4 3.4L0 7.4M1.8 5.8L4.7 10',
  l: '1.3 M0 0V8.4C0 9.6 .5 10 1.4 10',
  m: '8.4 M0 3.4V10M0 5.9C0 4.4 .9 3.4 2.2 3.4C3.5 3.4 4.2 4.3 4.2 5.8V10M4.2 5.9C4.2 4.4 5.1 3.4 6.4 3.4C7.7 3.4 8.4 4.3 8.4 5.8V10',
  n: `5 M0 3.4V10${ARCH}`,
  o: '5.4 M0 6.7A2.7 3.3 0 1 1 5.4 6.7A2.7 3.3 0 1 1 0 6.7Z',
  p: `5.2 M0 3.4V13M0 6.7${BOWL}`,
  q: `5.2 M5.2 3.4V13M0 6.7${BOWL}`,
  r: '2.9 M0 3.4V10M0 6.4C0 4.5 1.2 3.3 2.9 3.5',
  s: '4.2 M3.9 4.6C3.5 3.8 2.9 3.4 2.1 3.4C1 3.4 .2 4 .2 5C.2 7.3 4.2 6 4.2 8.2C4.2 9.3 3.3 10 2.1 10C1.1 10 .4 9.6 0 8.7',
  t: '3 M1.2 1.2V8.2C1.2 9.6 1.9 10.2 3.1 9.9M0 3.5H3',
  u: '5 M0 3.4V7.3C0 9 .9 10 2.4 10C4 10 5 8.9 5 7.2V3.4M5 3.4V10',
  v: '5 M0 3.4L2.5 10L5 3.4',
  w: '7.6 M0 3.4L1.9 10L3.8 4.2L5.7 10L7.6 3.4',
  x: '4.7 M0 3.4L4.7 10M4.7 3.4L0 10',
  y: '5.2 M0 3.4L2.6 9.8M5.2 3.4L2 11.6C1.6 12.6 1 13 0 12.9',
  z: '4.5 M0 3.4H4.5L0 10H4.5',
  0: '5.6 M0 5A2.8 5 0 1 1 5.6 5A2.8 5 0 1 1 0 5Z',
  1: '2.6 M0 2L2.6 0V10',
  2: '5.4 M.1 2.6C.2 1 1.2 0 2.7 0C4.2 0 5.2 1 5.2 2.6C5.2 4.2 4.2 5.2 0 10H5.4',
  3: '5.4 M.2 1.8C.7 .6 1.5 0 2.7 0C4.2 0 5.1 .9 5.1 2.4C5.1 3.9 4.1 4.7 2.4 4.7C4.3 4.7 5.4 5.7 5.4 7.3C5.4 9 4.3 10 2.6 10C1.3 10 .4 9.4 0 8.1',
  4: '5.8 M4.4 10V0L0 7.2H5.8',
  5: '5.4 M4.9 0H.8L.4 4.5C1 4 1.8 3.7 2.6 3.7C4.3 3.7 5.4 5 5.4 6.8C5.4 8.7 4.3 10 2.6 10C1.4 10 .5 9.4 0 8.3',
  6: '5.4 M4.8 1.4C4.3 .5 3.6 0 2.8 0C1 0 0 1.8 0 5.6C0 8.5 1 10 2.8 10C4.4 10 5.4 8.8 5.4 7C5.4 5.2 4.4 4.1 2.8 4.1C1.2 4.1 .2 5.2 0 6.6',
  7: '5.2 M0 0H5.2L1.8 10',
  8: '5.4 M2.7 4.7C1.2 4.7 .3 3.8 .3 2.4C.3 1 1.2 0 2.7 0C4.2 0 5.1 1 5.1 2.4C5.1 3.8 4.2 4.7 2.7 4.7C1 4.7 0 5.8 0 7.3C0 8.9 1 10 2.7 10C4.4 10 5.4 8.9 5.4 7.3C5.4 5.8 4.4 4.7 2.7 4.7Z',
  9: '5.4 M.6 8.6C1.1 9.5 1.8 10 2.6 10C4.4 10 5.4 8.2 5.4 4.4C5.4 1.5 4.4 0 2.6 0C1 0 0 1.2 0 3C0 4.8 1 5.9 2.6 5.9C4.2 5.9 5.2 4.8 5.4 3.4',
  '.': '0 M0 9.8V9.9',
  ',': '0.6 M.6 9.7L.1 11.4',
  ':': '0 M0 4.6V4.7M0 9.8V9.9',
  ';': '0.6 M.6 4.6V4.7M.6 9.7L.1 11.4',
  '-': '3 M0 6.2H3',
  '–': '5 M0 6.2H5',
  '+': '5 M0 6H5M2.5 3.5V8.5',
  '/': '4 M0 10.8L4 -.8',
  '%': '8.6 M0 2.3A1.8 2.3 0 1 1 3.6 2.3A1.8 2.3 0 1 1 0 2.3ZM5 7.7A1.8 2.3 0 1 1 8.6 7.7A1.8 2.3 0 1 1 5 7.7ZM7 0L1.6 10',
  '&': '7 M7 10L1.7 3.6C.7 2.3 1.2 0 3 0C4.9 0 5.4 2.2 4 3.4L1.5 5.2C-.8 7 .1 10 2.9 10C5 10 6.4 8.5 6.8 5.8',
  "'": '0 M0 -.2V2',
  '(': '1.9 M1.9 -1C-.6 2.4 -.6 8.4 1.9 11.8',
  ')': '1.9 M0 -1C2.5 2.4 2.5 8.4 0 11.8',
  '!': '0 M0 0V6.4M0 9.8V9.9',
  '°': '3 M0 1.6A1.5 1.6 0 1 1 3 1.6A1.5 1.6 0 1 1 0 1.6Z',
}

const SPACE = '3 '
const SIDE_BEARING = 1.5
const REGULAR = 0.13

/** Draws text as a group of stroked paths. */
export function lettering(text: string, style: Style): string {
  const { x, y, weight = REGULAR, color = '#1d1d1f', anchor = 'start', maxWidth } = style
  const gap = SIDE_BEARING + 10 * weight
  const natural = runLength(text, gap)
  const size = maxWidth ? Math.min(style.size, (10 * maxWidth) / (natural + 10 * weight)) : style.size
  const shift = anchor === 'middle' ? natural / 2 : anchor === 'end' ? natural : 0
  const glyphs: string[] = []
  let left = -shift
  for (const letter of text) {
    const [width, strokes] = glyphOf(letter)
    if (strokes) glyphs.push(element('path', { transform: `translate(${left.toFixed(2)})`, d: strokes }))
    left += width + gap
  }
  const pen = {
    transform: `translate(${x.toFixed(1)} ${(y - size).toFixed(1)}) scale(${(size / 10).toFixed(4)})`,
    fill: 'none',
    stroke: color,
    'stroke-width': (10 * weight).toFixed(2),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  return group(pen, glyphs.join(''))
}

/** Draws text in lines that break between words at `width`. The line height is 1.75 times the size. */
export function paragraph(text: string, width: number, style: Style): string {
  const gap = SIDE_BEARING + 10 * (style.weight ?? REGULAR)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && (runLength(longer, gap) * style.size) / 10 > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  return lines
    .map((words, at) => lettering(words, { ...style, y: style.y + at * 1.75 * style.size }))
    .join('')
}

function runLength(text: string, gap: number): number {
  let length = -gap
  for (const letter of text) length += glyphOf(letter)[0] + gap
  return length
}

/** Returns a glyph, or a space for an unknown letter. The catalog has only letters of `GLYPHS`. */
function glyphOf(letter: string): [width: number, strokes: string] {
  const glyph = GLYPHS[letter] ?? SPACE
  const end = glyph.indexOf(' ')
  return [Number(glyph.slice(0, end)), glyph.slice(end + 1)]
}

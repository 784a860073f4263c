import * as kit from '@endcap/demo-shop/svg'

export { group, path } from '@endcap/demo-shop/svg'

/** Style of a text. All drawings are 1,000 units wide, so sizes mean the same in every layout. */
export interface TextStyle {
  size: number
  fill: string
  family?: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
  italic?: boolean
  opacity?: number
}

let lastId = 0
/** Returns an id that is unique within a drawing. The drawing does not depend on its value. */
export const uniqueId = (): string => `i${++lastId}`

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Returns an element without content, its numbers rounded to hundredths. */
function shape(name: string, attributes: kit.Attributes, more: string): string {
  const rounded = Object.entries(attributes).map(([key, value]) => [
    key,
    typeof value === 'number' ? hundredths(value) : value,
  ])
  return kit.element(name, Object.fromEntries(rounded), { more })
}

/** Relative width of unusually narrow or wide font families. The others are close to 1. */
const narrow: Record<string, number> = {
  'Bebas Neue': 0.66,
  'Yanone Kaffeesatz': 0.74,
  'Dancing Script': 0.8,
  'Lobster Two': 0.82,
  'Nimbus Sans Narrow': 0.82,
  'EB Garamond': 0.88,
  Comfortaa: 1.1,
  'DejaVu Sans': 1.12,
}

/** Estimates the width of a text from character classes, because Pango would need one rendering per string. */
export function textWidth(content: string, style: TextStyle): number {
  let em = 0
  for (const char of content) {
    const code = char.codePointAt(0) ?? 0
    if (code > 0x2e7f && code < 0xffef && !(code >= 0xfb50 && code < 0xfe00)) em += 1
    else if (/[iljtfI.,:;'|! ]/.test(char)) em += 0.31
    else if (/[mwMW@%]/.test(char)) em += 0.9
    else if (/[A-Z0-9ÄÖÜÉİŞ]/.test(char)) em += 0.66
    else em += 0.55
  }
  const bold = (style.weight ?? 400) >= 600 ? 1.07 : 1
  return em * style.size * bold * (narrow[style.family ?? ''] ?? 1) + content.length * (style.spacing ?? 0)
}

export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { size, fill, family = 'Open Sans', weight = 400, anchor, spacing, italic, opacity } = style
  return kit.textElement(
    {
      x: hundredths(x),
      y: hundredths(y),
      'font-family': `'${family}', 'Noto Sans', 'DejaVu Sans', sans-serif`,
      'font-size': hundredths(size),
      'font-weight': weight,
      fill,
      'text-anchor': anchor,
      'letter-spacing': spacing ? hundredths(spacing) : undefined,
      'font-style': italic ? 'italic' : undefined,
      opacity: opacity === undefined ? undefined : hundredths(opacity),
    },
    content,
  )
}

/** Draws one line, shrunk until it fits. */
export function fitted(x: number, y: number, width: number, content: string, style: TextStyle): string {
  const size = Math.min(style.size, (style.size * width) / Math.max(1, textWidth(content, style)))
  return text(x, y, content, { ...style, size })
}

export function wrap(content: string, width: number, style: TextStyle): string[] {
  const spaced = /[぀-ヿ一-鿿]/.test(content)
    ? Array.from(content)
    : content.split(' ').map((word) => `${word} `)
  const lines: string[] = []
  let line = ''
  for (const part of spaced) {
    if (line && textWidth(line + part.trimEnd(), style) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += part
  }
  if (line.trim()) lines.push(line.trim())
  return lines
}

export interface Block {
  svg: string
  height: number
}

/** Draws wrapped text with the top of its first line at `y`. */
export function paragraph(
  x: number,
  y: number,
  width: number,
  content: string,
  style: TextStyle,
  leading = 1.25,
  most = 60,
): Block {
  const longest = Math.max(...content.split(' ').map((word) => textWidth(word, style)))
  const fit = /[぀-ヿ一-鿿]/.test(content)
    ? style
    : { ...style, size: Math.min(style.size, (style.size * width) / longest) }
  const lines = wrap(content, width, fit).slice(0, most)
  const step = fit.size * leading
  return {
    svg: lines.map((line, i) => text(x, y + fit.size * 0.92 + i * step, line, fit)).join(''),
    height: lines.length * step,
  }
}

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  more = '',
): string => shape('rect', { x, y, width: Math.max(0, w), height: Math.max(0, h), rx: radius, fill }, more)
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  shape('circle', { cx: x, cy: y, r: Math.max(0, radius), fill }, more)
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  kit.ellipse(hundredths(x), hundredths(y), hundredths(rx), hundredths(ry), fill, more)
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 2,
  more = '',
): string => shape('line', { x1, y1, x2, y2, stroke, 'stroke-width': width }, more)
export const moved = (inner: string, x: number, y: number, scale = 1, turn = 0): string =>
  kit.moved(inner, { x: hundredths(x), y: hundredths(y), turn: hundredths(turn), scale })

interface Stop {
  at: number
  colour: string
  opacity?: number
}

/** Returns a gradient's definition and the paint that refers to it. */
export function gradient(
  stops: readonly Stop[],
  direction: 'across' | 'down' | 'slant' | 'radial',
): { defs: string; paint: string } {
  const id = uniqueId()
  const colors = stops.map(({ at, colour, opacity = 1 }) => ({ offset: at, color: colour, opacity }))
  const gradient =
    direction === 'radial' ? kit.radialGradient(id, colors) : kit.linearGradient(id, colors, LINES[direction])
  return { defs: defs(gradient), paint: kit.reference(id) }
}

const LINES = {
  across: { x1: 0, y1: 0, x2: 1, y2: 0 },
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  slant: { x1: 0, y1: 0, x2: 1, y2: 1 },
} as const

const defs = (content: string): string => kit.element('defs', {}, { content })

/** Clips `inner` to a shape. */
export function clipped(inner: string, shape: string): string {
  const id = uniqueId()
  return defs(kit.clipPath(id, shape)) + kit.group({ 'clip-path': kit.reference(id) }, inner)
}

export function blurred(inner: string, radius: number): string {
  const id = uniqueId()
  const filter = kit.element(
    'filter',
    { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
    { content: kit.element('feGaussianBlur', { stdDeviation: hundredths(radius) }) },
  )
  return defs(filter) + kit.group({ filter: kit.reference(id) }, inner)
}

export const document = (inner: string, width: number, height: number, pixels = width): string =>
  kit.svgDocument(
    {
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      width: Math.round(pixels),
      height: Math.round((pixels * height) / width),
      viewBox: `0 0 ${hundredths(width)} ${hundredths(height)}`,
    },
    inner,
  )

import { textElement } from '@endcap/demo-shop/svg'
import { hundredths } from './svg.ts'

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
  return textElement(
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

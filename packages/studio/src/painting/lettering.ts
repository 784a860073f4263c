import { FONT_FILES } from '@endcap/drawing/fonts'
import sharp from 'sharp'
import { type Colour, hex } from './colour.ts'
import { type Sprite, toSprite } from './sprite.ts'

type Style = {
  weight: keyof typeof FONT_FILES
  /** Font size, about the height of an ascender. */
  sizePx: number
  colour: Colour
  /** Maximum width. Longer text wraps, and a single longer word is set smaller. */
  maxWidthPx: number
  /** Sets longer text smaller instead of wrapping it. */
  singleLine?: boolean
}

/** Characters that the fonts lack and that are removed from a text. */
const MISSING = /[^\u0020-\u024F\u2010-\u2022\u20AC\u2122\u00D7]/g

/** Removes characters that the fonts lack. Text in an unsupported script becomes empty. */
const settable = (text: string): string => text.replace(MISSING, '').replace(/\s+/g, ' ').trim()

/** Renders a text, trimmed to its ink. Returns null if the fonts have none of its characters. */
export async function setText(text: string, style: Style): Promise<Sprite | null> {
  const words = settable(text)
  if (words === '') return null
  const { weight, sizePx, colour, maxWidthPx, singleLine = false } = style
  const markup = `<span foreground="${hex(colour)}">${escape(words)}</span>`
  const set = await toSprite(
    sharp({
      text: {
        text: markup,
        font: `Figtree ${weight === 'bold' ? 'Bold' : 'Medium'} ${sizePx}`,
        fontfile: FONT_FILES[weight],
        rgba: true,
        dpi: 72,
        width: Math.round(maxWidthPx),
        wrap: singleLine ? 'none' : 'word',
      },
    }),
  )
  const excess = set.width / maxWidthPx
  return excess > 1.01 ? setText(text, { ...style, sizePx: Math.floor((0.98 * sizePx) / excess) }) : set
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)

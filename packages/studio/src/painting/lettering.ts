import { FONT_FILES } from '@endcap/drawing/fonts'
import sharp from 'sharp'
import { type Color, hex } from './color.ts'
import { type Sprite, toSprite } from './sprite.ts'

type Style = {
  weight: keyof typeof FONT_FILES
  /** About an ascender's height. */
  sizePx: number
  color: Color
  /** Wraps text, or shrinks a long word. */
  maxWidthPx: number
  /** Shrinks instead of wrapping. */
  singleLine?: boolean
}

const MISSING = /[^\u0020-\u024F\u2010-\u2022\u20AC\u2122\u00D7]/g

/** Empties unsupported scripts. */
const settable = (text: string): string => text.replace(MISSING, '').replace(/\s+/g, ' ').trim()

/** Trims to the ink. Null if no character has a font. */
export async function setText(text: string, style: Style): Promise<Sprite | null> {
  const words = settable(text)
  if (words === '') return null
  const { weight, sizePx, color, maxWidthPx, singleLine = false } = style
  const markup = `<span foreground="${hex(color)}">${escape(words)}</span>`
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

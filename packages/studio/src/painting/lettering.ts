import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Colour, hex } from './colour.ts'
import { type Sprite, toSprite } from './sprite.ts'

/** The fonts that ship with the studio (`fonts/NOTICE.md`), so that text looks the same on every machine. */
const FONTS = { medium: 'Figtree-Medium.ttf', bold: 'Figtree-Bold.ttf' } as const

type Style = {
  weight: keyof typeof FONTS
  /** Of the letters, about as high as an ascender. */
  sizePx: number
  colour: Colour
  /** Lines are broken to fit; a single longer word is set smaller. */
  maxWidthPx: number
  /** Set smaller rather than broken. */
  singleLine?: boolean
}

/** Letters that the fonts have; whatever else stands in a text is left out. */
const MISSING = /[^\u0020-\u024F\u2010-\u2022\u20AC\u2122\u00D7]/g

/** What of a text can be set; empty for text in a script that the fonts do not have. */
const settable = (text: string): string => text.replace(MISSING, '').replace(/\s+/g, ' ').trim()

/** Sets a text, trimmed to its ink; null where nothing of it can be set. */
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
        fontfile: fileURLToPath(new URL(`../../fonts/${FONTS[weight]}`, import.meta.url)),
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

import { FONT_FILES } from '@endcap/studio/fonts'
import sharp from 'sharp'
import { charactersOf, printable } from './text-layout.ts'

/** Size at which the placeholders of missing characters are recognized. */
const SIZE_PX = 48
/** Code points that no font has, with placeholders for four and for five digits. */
const NO_CHARACTER = '\uFDD0'
const NO_LARGE_CHARACTER = '\u{1FFFE}'
const LARGE = 0x10000
/** Maximum number of characters of a title that are checked. Later ones are not shown. */
const MAX_CHARACTERS = 200
/** Characters that Figtree has. */
const COVERED = /^[\u0020-\u024F\u2010-\u2026\u20AC\u2122\u2212]/

/**
 * Makes the studio's font available to the SVG renderer: the first text in a font file registers the file for
 * the process. Characters that it lacks are drawn in other fonts of the machine.
 */
export async function registerFonts(): Promise<void> {
  for (const [weight, fontfile] of Object.entries(FONT_FILES))
    await sharp({ text: { text: 'x', font: `Figtree ${weight}`, fontfile } }).toBuffer()
}

/**
 * Returns a text that the fonts of the machine can draw. An ellipsis stands for characters without a font, which
 * would be drawn as boxes with digits. Returns the replacement if nothing else is left.
 */
export async function drawable(text: string, replacement: string): Promise<string> {
  const parts: string[] = []
  const known = new Map<string, boolean>()
  for (const character of charactersOf(visible(text)).slice(0, MAX_CHARACTERS)) {
    const hasFont = known.get(character) ?? (await hasFontFor(character))
    known.set(character, hasFont)
    parts.push(hasFont ? character : '…')
  }
  const drawn = parts.join('').replace(/…(?:[\s…]*…)?/g, '…')
  return /[\p{L}\p{N}]/u.test(drawn) ? drawn : replacement
}

/** Returns a text without invisible characters, and with plain spaces. The renderer fails for text without ink. */
const visible = (text: string): string =>
  charactersOf(printable(text).replace(/\s/gu, ' '))
    .filter((character) => !/^[\p{Cf}\p{M}\p{Z}]+$/u.test(character) || character === ' ')
    .join('')

/** Returns whether a font has a character. A placeholder has the same size for all characters with as many digits. */
async function hasFontFor(character: string): Promise<boolean> {
  if (COVERED.test(character)) return true
  const placeholder = (character.codePointAt(0) ?? 0) < LARGE ? NO_CHARACTER : NO_LARGE_CHARACTER
  const [one, other] = [await inkOf(character), await inkOf(placeholder)]
  return one !== null && (one.width !== other?.width || one.height !== other.height)
}

/** Returns the size of a character in pixels, without the space around it. Null for one without ink. */
async function inkOf(character: string): Promise<{ width: number; height: number } | null> {
  const text = `&#${character.codePointAt(0) ?? 0};`
  try {
    const { info } = await sharp({ text: { text, font: `Figtree ${SIZE_PX}`, dpi: 72, rgba: true } })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof Error && error.message.includes('no text to render')) return null
    throw error
  }
}

import { FONT_FILES } from '@endcap/drawing/fonts'
import sharp from 'sharp'
import { charactersOf, printable } from './text-layout.ts'

/** Shows placeholders of missing characters. */
const SIZE_PX = 48
/** No font has these. Placeholders have four or five digits. */
const NO_CHARACTER = '\uFDD0'
const NO_LARGE_CHARACTER = '\u{1FFFE}'
const LARGE = 0x10000
/** Later characters of a title are not shown. */
const MAX_CHARACTERS = 200
/** Characters that Figtree has. */
const COVERED = /^[\u0020-\u024F\u2010-\u2026\u20AC\u2122\u2212]/

/** A file's first text registers it for the process. Other fonts draw missing characters. */
export async function registerFonts(): Promise<void> {
  for (const [weight, fontfile] of Object.entries(FONT_FILES))
    await sharp({ text: { text: 'x', font: `Figtree ${weight}`, fontfile } }).toBuffer()
}

/** Missing characters would be boxes, so an ellipsis replaces them. Returns `replacement` if nothing is left. */
export async function drawable(text: string, replacement: string): Promise<string> {
  const parts: string[] = []
  const inks: Inks = new Map()
  for (const character of charactersOf(visible(text)).slice(0, MAX_CHARACTERS))
    parts.push((await hasFontFor(character, inks)) ? character : '…')
  const drawn = parts.join('').replace(/…(?:[\s…]*…)?/g, '…')
  return /[\p{L}\p{N}]/u.test(drawn) ? drawn : replacement
}

/** The renderer fails for text without ink. */
const visible = (text: string): string =>
  charactersOf(printable(text).replace(/\s/gu, ' '))
    .filter((character) => !/^[\p{Cf}\p{M}\p{Z}]+$/u.test(character) || character === ' ')
    .join('')

/** Placeholders of as many digits have one size. */
async function hasFontFor(character: string, inks: Inks): Promise<boolean> {
  if (COVERED.test(character)) return true
  const placeholder = (character.codePointAt(0) ?? 0) < LARGE ? NO_CHARACTER : NO_LARGE_CHARACTER
  const [one, other] = [await inkOf(character, inks), await inkOf(placeholder, inks)]
  return one !== null && (one.width !== other?.width || one.height !== other.height)
}

/** Pixels, or null without ink. */
type Ink = { width: number; height: number } | null
/** Titles repeat characters and placeholders. */
type Inks = Map<string, Promise<Ink>>

function inkOf(character: string, inks: Inks): Promise<Ink> {
  const ink = inks.get(character) ?? renderInk(character)
  inks.set(character, ink)
  return ink
}

async function renderInk(character: string): Promise<Ink> {
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

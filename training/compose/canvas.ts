import { english } from './copy/english.ts'
import type { Copy } from './copy/copy.ts'
import { dutch, german, swedish } from './copy/germanic.ts'
import { french, italian, spanish } from './copy/romance.ts'
import { polish, turkish } from './copy/other-latin.ts'
import { arabic, chinese, hindi, japanese } from './copy/other-scripts.ts'
import { choosePalette, type Palette } from './colour.ts'
import type { Pictures } from './pictures.ts'
import type { Random } from './random.ts'

/** Inputs of a layout. Layouts draw on 1,000 × `h` units. */
export interface Canvas {
  r: Random
  w: number
  h: number
  palette: Palette
  copy: Copy
  /** Headline and body families. */
  display: string
  body: string
  /** Invented brand, so that no layout shows a real trademark. */
  brand: string
  pictures: Pictures
}

/** SVG for the canvas, or a finished picture. */
export type Drawing = string | Buffer
export interface Layout {
  name: string
  draw(c: Canvas): Drawing | Promise<Drawing>
  /** Ratios of height to width. The default mix prefers squares, which most marketplaces require. */
  aspect?: readonly number[]
}

const latin = [german, french, spanish, italian, dutch, polish, turkish, swedish]
const others = [japanese, chinese, arabic, hindi]
export const allCopy: readonly Copy[] = [english, ...latin, ...others]

const displayFamilies = [
  'Lato',
  'Roboto',
  'Open Sans',
  'Inter',
  'League Spartan',
  'Bebas Neue',
  'Quicksand',
  'Comfortaa',
  'Cabin',
  'Karla',
  'EB Garamond',
  'Dancing Script',
  'Lobster Two',
  'Nimbus Sans',
  'Roboto Slab',
  'Yanone Kaffeesatz',
  'Liberation Sans',
  'Lato',
  'Roboto',
  'Open Sans',
  'Inter',
  'URW Gothic',
  'DejaVu Serif',
  'Roboto Condensed',
] as const
const bodyFamilies = [
  'Lato',
  'Roboto',
  'Open Sans',
  'Inter',
  'Cabin',
  'Karla',
  'Liberation Sans',
  'Nimbus Sans',
  'Quicksand',
  'Noto Sans',
] as const
/** Font families per script. Families without the script would fall back glyph by glyph and mix typefaces. */
const scriptFamilies: Record<string, readonly string[]> = {
  ja: ['Noto Sans CJK JP', 'Noto Serif CJK JP'],
  zh: ['Noto Sans CJK SC', 'Noto Serif CJK SC'],
  ar: ['Noto Sans Arabic', 'Noto Kufi Arabic', 'Noto Naskh Arabic'],
  hi: ['Noto Sans Devanagari', 'Noto Serif Devanagari'],
}
const brandStarts = [
  'Nor',
  'Vel',
  'Au',
  'Mira',
  'Tho',
  'Zen',
  'Bri',
  'Lu',
  'Oka',
  'Fjel',
  'Sol',
  'Kin',
  'Pura',
  'Ever',
  'Hal',
  'Ori',
  'Cal',
  'Wil',
  'Ray',
  'Ama',
]
const brandEnds = [
  'vell',
  'ana',
  'ora',
  'lyn',
  'mont',
  'dra',
  'vio',
  'nest',
  'ika',
  'dow',
  'ti',
  'sen',
  'bo',
  'wood',
  'via',
  'x',
  'co',
  'lo',
  'ren',
  'field',
]

const inventBrand = (r: Random): string => {
  const name = r.pick(brandStarts) + r.pick(brandEnds)
  return r.pick([
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    `${name} ${r.pick(['Labs', '& Co.', 'Home', 'Botanics', 'Pro'])}`,
  ])
}

export function createCanvas(r: Random, pictures: Pictures, aspects: readonly number[] | undefined): Canvas {
  const copy = r.chance(0.5) ? english : r.chance(0.72) ? r.pick(latin) : r.pick(others)
  const own = scriptFamilies[copy.code]
  // Bebas, League Spartan and the scripts lack some Latin diacritics.
  const wide = copy.code === 'pl' || copy.code === 'tr' ? bodyFamilies : displayFamilies
  const aspect = r.pick(aspects ?? [1, 1, 1, 1, 1, 1, 1, 1.25, 1.33, 0.8, 0.75])
  return {
    r,
    w: 1000,
    h: 1000 * aspect,
    palette: choosePalette(r),
    copy,
    display: r.pick(own ?? wide),
    body: r.pick(own ?? bodyFamilies),
    brand: inventBrand(r),
    pictures,
  }
}

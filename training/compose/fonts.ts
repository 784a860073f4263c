import type { Random } from './random.ts'

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

/** Chooses the families of headlines and of body text for a language. */
export function chooseFonts(r: Random, language: string): { display: string; body: string } {
  const own = scriptFamilies[language]
  // Bebas, League Spartan and the scripts lack some Latin diacritics.
  const wide = language === 'pl' || language === 'tr' ? bodyFamilies : displayFamilies
  return { display: r.pick(own ?? wide), body: r.pick(own ?? bodyFamilies) }
}

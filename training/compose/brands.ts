import type { Random } from './random.ts'

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

/** Invents the name of a brand. */
export const inventBrand = (r: Random): string => {
  const name = r.pick(brandStarts) + r.pick(brandEnds)
  return r.pick([
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    `${name} ${r.pick(['Labs', '& Co.', 'Home', 'Botanics', 'Pro'])}`,
  ])
}

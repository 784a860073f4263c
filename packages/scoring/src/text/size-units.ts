import { PACK_LANGUAGES, type UnitName, wordsOf } from '@endcap/catalog/languages'
import { alternation, wordsInPacks } from './language-patterns.ts'

export type SizeKind = 'volume' | 'mass' | 'count' | 'length'

/** Dimensions ("28 cm") and doses ("500 mg") are not amounts. */
export type Unit = { kind: SizeKind | 'dimension' | 'dose'; factor: number }

/** Lowercase symbols without dots. Factors convert to milliliters, grams, pieces and millimeters. */
const UNITS: readonly (Unit & { name?: UnitName; symbols: readonly string[] })[] = [
  { kind: 'volume', factor: 1, name: 'milliliter', symbols: ['ml', 'mℓ', 'мл'] },
  { kind: 'volume', factor: 10, symbols: ['cl'] },
  { kind: 'volume', factor: 100, symbols: ['dl'] },
  { kind: 'volume', factor: 1000, name: 'liter', symbols: ['l', 'lt', 'ltr', 'ltrs', 'л', 'ℓ'] },
  // With misreadings of "fl oz".
  {
    kind: 'volume',
    factor: 29.5735,
    name: 'fluidOunce',
    symbols: ['f oz', 'foz', 'fi oz', 'fioz', 'fl 0z', 'fl0z', 'fl z', 'flz'],
  },
  { kind: 'volume', factor: 473.176, name: 'pint', symbols: [] },
  { kind: 'volume', factor: 946.353, name: 'quart', symbols: [] },
  { kind: 'volume', factor: 3785.41, name: 'gallon', symbols: [] },
  { kind: 'mass', factor: 1, name: 'gram', symbols: ['g', 'gr', 'gm', 'gms', 'grs', 'г'] },
  { kind: 'mass', factor: 1000, name: 'kilogram', symbols: ['kg', 'kgs', 'кг'] },
  { kind: 'mass', factor: 28.3495, name: 'ounce', symbols: [] },
  { kind: 'mass', factor: 453.592, name: 'pound', symbols: [] },
  { kind: 'count', factor: 1, name: 'piece', symbols: ['штук', 'штуки', 'шт'] },
  { kind: 'length', factor: 1000, name: 'meter', symbols: [] },
  { kind: 'length', factor: 304.8, name: 'foot', symbols: [] },
  { kind: 'dimension', factor: 1, name: 'dimension', symbols: ['mm', 'cm', '"', '”', '″'] },
  { kind: 'dose', factor: 1, symbols: ['mg', 'мг', 'mcg', 'µg', 'μg', 'iu', 'kcal', 'kj'] },
]

const UNIT_OF: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(({ kind, factor, name, symbols }) => {
    const names = name ? wordsOf(PACK_LANGUAGES, ({ packs }) => packs.units[name]) : []
    return [...symbols, ...names].map((each) => [each, { kind, factor }] as const)
  }),
)
const DESCRIBING = wordsInPacks(({ describing }) => describing)

/** Longest first, so that "fl oz" is not "oz". */
export const UNIT_PATTERN = `(?:(?:${DESCRIBING})\\s)?(?<unit>${alternation([...UNIT_OF.keys()], '\\s?')})`

/** Finds a unit as written. */
export function findUnit(written: string): Unit | null {
  const name = written.toLowerCase()
  return UNIT_OF.get(name.replace(/\s+/g, ' ')) ?? UNIT_OF.get(name.replace(/\s/g, '')) ?? null
}

/** Kind of an amount. */
export type SizeKind = 'volume' | 'mass' | 'count' | 'length'

/** A unit of amounts, or of measures that are no amount: dimensions ("28 cm") and doses ("500 mg"). */
export type Unit = { kind: SizeKind | 'dimension' | 'dose'; factor: number; names: readonly string[] }

/**
 * Units with their names as written on packs, in lower case and without dots. Factors convert to
 * milliliters, grams, pieces and millimeters.
 */
const UNITS: readonly Unit[] = [
  { kind: 'volume', factor: 1, names: list(`ml mℓ мл 毫升 ミリリットル`) },
  { kind: 'volume', factor: 10, names: list(`cl`) },
  { kind: 'volume', factor: 100, names: list(`dl`) },
  {
    kind: 'volume',
    factor: 1000,
    names: list(`
      l lt ltr ltrs litre litres liter liters litro litros litri л ℓ 升 リットル
    `),
  },
  {
    kind: 'volume',
    factor: 29.5735,
    names: list(`
      fl_oz floz fl_ozs flozs us_fl_oz fluid_ounce fluid_ounces f_oz foz fi_oz fioz fl_0z fl0z fl_z flz
    `),
  },
  { kind: 'volume', factor: 473.176, names: list(`pt pint pints`) },
  { kind: 'volume', factor: 946.353, names: list(`qt quart quarts`) },
  { kind: 'volume', factor: 3785.41, names: list(`gal gallon gallons`) },
  {
    kind: 'mass',
    factor: 1,
    names: list(`
      g gr gm gms grs gram grams gramm gramme grammes gramos grammi gramas г 克 グラム
    `),
  },
  {
    kind: 'mass',
    factor: 1000,
    names: list(`
      kg kgs kilo kilos kilogram kilograms кг 公斤 千克 キログラム
    `),
  },
  { kind: 'mass', factor: 28.3495, names: list(`oz ozs ounce ounces`) },
  { kind: 'mass', factor: 453.592, names: list(`lb lbs pound pounds`) },
  {
    kind: 'count',
    factor: 1,
    names: list(`
      ct cts cnt count counts pk pack packs pc pcs piece pieces units unit each stück stuck stück stk stck st
      er_pack er-pack er_packung er_set er-set packungen pièce pièces unidades unidad unid unds uds ud piezas
      pieza pezzi pezzo pz pç peças stuks styck sztuk sztuki szt adet штук штуки шт 枚 個 本 袋 片 包
      tablet tablets tabs tabl tabletten compresse comprimés comprimidos tabletki tabletek capsule capsules
      caps cap vcaps kapseln kaps gélules cápsulas kapsułek softgel softgels gummies gummy chews lozenges pastilles
      dragees ampoules ampullen pods pads dosettes bag bags tea_bags teabags beutel teebeutel sachet sachets
      bustine saszetek torebek påsar zakjes theezakjes bolsitas saquetas bottles cans cartons tins
      sheets rolls rollen rouleaux rollos rotoli rolos rolek tissues napkins towels wipes tücher lingettes
      toallitas salviette chusteczek servings pair pairs paar bars sticks diapers nappies windeln couches pañales
    `),
  },
  { kind: 'length', factor: 1000, names: list(`meter metre metres meters`) },
  { kind: 'length', factor: 304.8, names: list(`ft feet foot`) },
  { kind: 'dimension', factor: 1, names: list(`mm cm in inch inches " ” ″ zoll pulgadas pouces pollici`) },
  { kind: 'dose', factor: 1, names: list(`mg мг mcg µg μg iu kcal kj`) },
]

/** Words between a number and a unit of count: "60 vegan capsules". */
const DESCRIBING =
  'veg|vegan|vegetarian|vegetable|soft|coated|chewable|effervescent|film|mini|filter|individual|single|pyramid|individually wrapped'

/** Splits a list at white space. An underscore stands for a space within a name. */
function list(names: string): string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' '))
}

const UNIT_OF = new Map(UNITS.flatMap((unit) => unit.names.map((name) => [name, unit] as const)))
const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s?')
// Sorts by length, so that "fl oz" is not read as "oz", nor "ml" as "m".
const NAMES = [...UNIT_OF.keys()].toSorted((a, b) => b.length - a.length).map(escape)

/** Matches the name of a unit, with the word that may describe it. */
export const UNIT_PATTERN = `(?:(?:${DESCRIBING})\\s)?(?<unit>${NAMES.join('|')})`

/** Returns the unit with a name as written. */
export function findUnit(written: string): Unit | null {
  const name = written.toLowerCase()
  return UNIT_OF.get(name.replace(/\s+/g, ' ')) ?? UNIT_OF.get(name.replace(/\s/g, '')) ?? null
}

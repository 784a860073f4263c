/** Amount of a size expression in base units: milliliters, grams, pieces or millimeters. */
export type Size = {
  kind: 'volume' | 'mass' | 'count' | 'length'
  /** Amount of one piece, or the number of pieces. */
  value: number
  /** Number of pieces in a multipack: 12 in "12 x 1 L". */
  multiple: number
}

type Unit = { kind: Size['kind']; factor: number; names: readonly string[] }

/** Units with their names as written on packs, in lower case and without dots. */
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
  { kind: 'volume', factor: 29.5735, names: list(`fl_oz floz fl_ozs fluid_ounce fluid_ounces`) },
  { kind: 'volume', factor: 473.176, names: list(`pt pint pints`) },
  { kind: 'volume', factor: 3785.41, names: list(`gal gallon gallons`) },
  { kind: 'mass', factor: 0.001, names: list(`mg мг`) },
  {
    kind: 'mass',
    factor: 1,
    names: list(`
      g gr gm gms grs gram grams gramm gramme grammes gramos grammi г 克 グラム
    `),
  },
  { kind: 'mass', factor: 1000, names: list(`kg kgs kilo kilos kilogram kilograms кг 公斤 千克 キログラム`) },
  { kind: 'mass', factor: 28.3495, names: list(`oz ozs ounce ounces`) },
  { kind: 'mass', factor: 453.592, names: list(`lb lbs pound pounds`) },
  {
    kind: 'count',
    factor: 1,
    names: list(`
      ct cnt count pk pack packs pc pcs piece pieces units unit each stück stuck stk st er_pack
      er-pack er_packung beutel packungen rollen tücher pièce pièces sachets unidades unid uds
      ud piezas pezzi pz stuks sztuk szt adet stycken штук шт capsules caps kapseln gélules
      cápsulas tablets tabs tabletten comprimés softgels gummies pods bags tea_bags bottles cans
      sheets rolls wipes servings pairs pair bars 枚 個 本 袋 片 包
    `),
  },
  { kind: 'length', factor: 1, names: list(`mm`) },
  { kind: 'length', factor: 10, names: list(`cm`) },
  { kind: 'length', factor: 1000, names: list(`meter metre metres meters`) },
  { kind: 'length', factor: 25.4, names: list(`in inch inches " ” zoll pulgadas`) },
  { kind: 'length', factor: 304.8, names: list(`ft feet foot`) },
]

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
const UNIT_PATTERN = [...UNIT_OF.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escape)
  .join('|')
/** Matches "1", "1.5", "1,5", "1,000", "1/2", "1 1/2" and "1 000". A space separates round thousands only, so that "No 5 100 ml" is 100 ml. */
const NUMBER_PATTERN = String.raw`\d{1,3}(?:[,.]\d{3})+(?!\d)|\d{1,2} (?:000|500)(?!\d)|\d+ \d\/\d|\d+(?:[.,]\d+)?(?:\/\d+)?`
/** Matches "12 x 1 L", "6 × 330 ml", "6*50g". */
const EXPRESSION = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?<multiple>\d{1,3})\s?(?:x|×|\*|-?pack(?:\s+of)?)\s?)?(?<number>${NUMBER_PATTERN})\s?-?(?<unit>${UNIT_PATTERN})(?![\p{L}]|\s?-?\s?(?<=in\s?-?\s?)\d)`,
  'giu',
)
/** Matches "pack of 6", "set of 3", "lot de 2", "juego de 4", "confezione da 6", "2er-Set". */
const SET =
  /(?:pack|set|box|case|lot|juego|caja|confezione|zestaw)\s(?:of|de|da|von|à)\s?(\d{1,3})(?!\d)|(?<!\d)(\d{1,3})er[- ]?(?:set|pack)/giu

/** Finds the size expressions of a text in a dozen languages, in the order of the text, with sets ("pack of 6") last. */
export function findSizes(text: string): Size[] {
  const tidied = tidy(text)
  const sizes = [...tidied.matchAll(EXPRESSION)].flatMap(({ groups }) => {
    const written = groups?.['unit'] ?? ''
    const unit = UNIT_OF.get(written.replace(/\s+/g, ' ')) ?? UNIT_OF.get(written.replace(/\s/g, ''))
    if (!unit) return []
    const value = parseNumber(groups?.['number'] ?? '', unit)
    if (!(value > 0 && Number.isFinite(value))) return []
    return [{ kind: unit.kind, value: value * unit.factor, multiple: Number(groups?.['multiple'] ?? 1) }]
  })
  const sets = [...tidied.matchAll(SET)].map(
    ([, of, er]): Size => ({ kind: 'count', value: Number(of ?? er), multiple: 1 }),
  )
  return [...sizes, ...sets]
}

/** Returns the text in lower case without its size expressions. */
export function withoutSizes(text: string): string {
  return tidy(text).replace(EXPRESSION, ' ').replace(SET, ' ')
}

/** Returns whether two sizes are the same amount, apart from rounding between unit systems (12 fl oz is 355 ml). */
export function isSameSize(one: Size, other: Size): boolean {
  if (one.kind !== other.kind) return false
  const near = (a: number, b: number) => Math.abs(a - b) <= 0.03 * Math.max(a, b)
  return (
    near(one.value * one.multiple, other.value * other.multiple) ||
    (near(one.value, other.value) && (one.multiple === 1 || other.multiple === 1))
  )
}

/** Normalizes the spelling: removes dots after abbreviations and corrects misread digits. */
function tidy(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/\.(?=\s|$)/g, '')
      .replaceAll('½', ' 1/2')
      // Recognition reads zeros next to digits as O, and ones before a unit as I or l.
      .replace(/(?<=\d)o+(?=\d|\s?(?:ml|g|kg|cl|l|oz)(?!\p{L}))/gu, (zeros) => '0'.repeat(zeros.length))
      // The estimated sign ℮ stands close to the unit and is read as an e.
      .replace(/(?<=\d\s?(?:ml|cl|l|kg|g))\s?[e℮](?![\p{L}\p{N}])/gu, '')
      .replace(/(?<![\p{L}\p{N}])[il](?=\s?(?:l|kg|liter|litre|litro)(?!\p{L}))/gu, '1')
      // "5G" is a mobile network, not a weight.
      .replace(/(?<![\d.,])[2-6]g(?![\p{L}\p{N}])/gu, ' ')
      .trim()
  )
}

/**
 * Parses a number. Three digits after a separator are thousands for small units ("1.000 g") and decimals
 * for large units ("1.500 kg", "0,330 l").
 */
function parseNumber(text: string, { factor }: Unit): number {
  const [whole = '', fraction] = text.split(/ (?=\d\/)/)
  if (fraction !== undefined) return Number(whole) + parseFraction(fraction)
  if (text.includes('/')) return parseFraction(text)
  const grouped = /^[1-9]\d{0,2}(?:[ ,.]\d{3})+$/.test(text)
  return Number(grouped && factor <= 1 ? text.replace(/[ ,.]/g, '') : text.replace(',', '.').replace(' ', ''))
}

function parseFraction(text: string): number {
  const [over = '', under = ''] = text.split('/')
  return Number(over.replace(',', '.')) / Number(under)
}

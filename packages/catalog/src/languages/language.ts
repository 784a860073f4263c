import type { DepartmentId } from '../departments/departments.ts'

/** `languages/<code>/language.json`. Patterns ignore case. */
export type LanguageData = {
  names: NameWords
  packs: PackWords
  pages: PagePhrases
  departments: Readonly<Record<DepartmentId, Words>>
}

type Words = readonly string[]

type NameWords = {
  /** Function words also indicate the language. */
  functionWords: Words
  /** Letters that English lacks. */
  accents: string
  /** Snowball algorithm, number of significant letters, or null without endings. */
  stemmer: string | number | null
  /** True for "potato chips", false for "papas fritas". */
  isProductLast: boolean
  hasCompounds: boolean
  /** Names of unknown language may be in it. Costs 7 MB of index. */
  isGuessed: boolean
  /** Letters of words without spaces. */
  unspacedLetters: string | null
  /** "case for iPhone" */
  purpose: Words
  /** "shirt in red" */
  look: Words
  measures: Words
  /** Colors, materials, audiences and sizes. */
  modifiers: Words
  /** "case", "charger", "brush heads" */
  accessories: Words
  conjunctions: Words
  /** Empty if ambiguous: "en" is Spanish "in". */
  brandConjunctions: Words
  /** Brands rarely end with these. */
  brandStarts: Words
  /** "Potato Chips by Acme" */
  makers: Words
  /** Words before other brands: "case for iPhone". */
  fits: Words
  stopWords: Words
}

export type PackWords = {
  /** True if recognition reads the script. */
  isReadable: boolean
  /** Letters with case rules of this language alone. */
  caseLetters: string
  /** `quality` includes make and claim, `content` types, flavors and ingredients. */
  words: { function: Words; quality: Words; content: Words }
  /** Lowercase, without dots. */
  units: Readonly<Partial<Record<UnitName, Words>>>
  /** A complete text has these at neither end. */
  joining: Words
  /** "60 vegan capsules" */
  describing: Words
  sides: Words
  /** "pack of 6", "2er-Set". */
  sets: { names: Words; links: Words; endings: Words }
  /** Recognition joins these with the number. */
  labels: Words
  /** Their weights are contents, not amounts. */
  nutrients: { words: Words; adjectives: Words; links: string | null }
  /** "max 4 g", "2 tablets a day" */
  otherQuantities: {
    before: string | null
    after: string | null
    per: Words
    doses: Words
  }
  /** Promotions are not on packs. */
  promotions: string | null
}

export type UnitName =
  | 'milliliter'
  | 'liter'
  | 'fluidOunce'
  | 'pint'
  | 'quart'
  | 'gallon'
  | 'gram'
  | 'kilogram'
  | 'ounce'
  | 'pound'
  | 'piece'
  | 'meter'
  | 'foot'
  | 'dimension'

type PagePhrases = {
  notFound: string
  robotCheck: string
  /** The only button of newer robot checks. */
  continueShopping: string
  /** Storefronts also send apologies to robots. */
  apology: string
  unavailable: string
  brandLabel: string
  /** "Brand: X" */
  brandWords: string
  /** "Visit the X Store", with a group for X. */
  byline: string
  rankLabel: string
  /** "#12 in Pet Supplies" */
  rankLinks: Words
}

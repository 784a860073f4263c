import type { DepartmentId } from '../departments/departments.ts'

/** `languages/<code>/language.json`. Patterns are regular expressions that ignore case. */
export type LanguageData = {
  names: NameWords
  packs: PackWords
  pages: PagePhrases
  departments: Readonly<Record<DepartmentId, Words>>
}

type Words = readonly string[]

type NameWords = {
  /** These also indicate the language of a name. */
  functionWords: Words
  /** Letters that English lacks. */
  accents: string
  /** Snowball algorithm, or the number of letters that identify a word, or null without endings. */
  stemmer: string | number | null
  /** True for "potato chips", false for "papas fritas". */
  isProductLast: boolean
  /** True if compounds are one word. */
  hasCompounds: boolean
  /** True if names of unknown language may be in this one. Adds some 7 MB to the index. */
  isGuessed: boolean
  /** Letters of words without spaces between them. */
  unspacedLetters: string | null
  /** "case for iPhone" */
  purpose: Words
  /** "shirt in red" */
  look: Words
  /** Units, which describe the amount. */
  measures: Words
  /** Colors, materials, audiences and sizes, which are not product nouns. */
  modifiers: Words
  /** Named by their device: "case", "charger", "brush heads". */
  accessories: Words
  conjunctions: Words
  /** Empty if ambiguous elsewhere: "en" is Spanish "in". */
  brandConjunctions: Words
  /** Words that brands rarely end with. */
  brandStarts: Words
  /** "Potato Chips by Acme" */
  makers: Words
  /** Words before other brands: "case for iPhone". */
  fits: Words
  /** Words without meaning for the product. */
  stopWords: Words
}

export type PackWords = {
  /** True if recognition reads the script. Other words are never expected. */
  isReadable: boolean
  /** Letters with case rules of this language alone. */
  caseLetters: string
  /** `quality`: quality, make and claim. `content`: types, flavors and ingredients. */
  words: { function: Words; quality: Words; content: Words }
  /** Lower case, without dots. */
  units: Readonly<Partial<Record<UnitName, Words>>>
  /** Words at neither end of a complete text. */
  joining: Words
  /** "60 vegan capsules" */
  describing: Words
  /** "8 x 10 in" */
  sides: Words
  /** "pack of 6", "2er-Set". Links follow the name, endings the number. */
  sets: { names: Words; links: Words; endings: Words }
  /** Labels of the amount, which recognition joins with the number. */
  labels: Words
  /** Their weights are contents. `links` are between weight and nutrient. */
  nutrients: { words: Words; adjectives: Words; links: string | null }
  /** Doses, references and limits: "max 4 g", "2 tablets a day". */
  otherQuantities: {
    before: string | null
    after: string | null
    /** Words between a quantity and a dose or period. */
    per: Words
    doses: Words
  }
  /** Promotions, which are not printed on packs. */
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
  /** A measure, not an amount. */
  | 'dimension'

/** Patterns of the marketplace's pages. */
type PagePhrases = {
  notFound: string
  robotCheck: string
  /** The only button of newer robot checks. */
  continueShopping: string
  /** Storefronts also send apologies to robots. */
  apology: string
  /** In place of the price. */
  unavailable: string
  brandLabel: string
  /** Before the colon under the title: "Brand: X". */
  brandWords: string
  /** Under the title, with the brand as its group: "Visit the X Store". */
  byline: string
  rankLabel: string
  /** "#12 in Pet Supplies" */
  rankLinks: Words
}

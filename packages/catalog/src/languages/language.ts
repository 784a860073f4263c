import type { DepartmentId } from '../departments/departments.ts'

/**
 * Words, grammar and phrases of one language: `languages/<code>/language.json`. Patterns are sources of regular
 * expressions that ignore case.
 */
export type LanguageData = {
  names: NameWords
  packs: PackWords
  pages: PagePhrases
  /** Names of the marketplace's departments. */
  departments: Readonly<Record<DepartmentId, Words>>
}

type Words = readonly string[]

/** Words and grammar of product names. */
type NameWords = {
  /** Function words. They also indicate the language of a name. */
  functionWords: Words
  /** Letters that English lacks. */
  accents: string
  /** Name of a Snowball algorithm, or the number of letters that identify a word, or null if words have no endings. */
  stemmer: string | number | null
  /** True if names end with the product itself ("potato chips"). Others begin with it ("papas fritas"). */
  isProductLast: boolean
  /** True if compounds are written as one word. */
  hasCompounds: boolean
  /** True if a name of unknown language may be in this one. Each such language adds some 7 MB to the index. */
  isGuessed: boolean
  /** Matches letters of words that are written without spaces between them. */
  unspacedLetters: string | null
  /** Words before the purpose or the accessories of a product ("case for iPhone"). */
  purpose: Words
  /** Words before the color or the material of a product ("shirt in red"). */
  look: Words
  /** Units of measure and count, which describe the amount and not the product. */
  measures: Words
  /** Colors, materials, audiences and sizes, which stand beside the noun of a product and are none. */
  modifiers: Words
  /** Nouns of what is bought for a device and named by it: "case", "charger", "brush heads". */
  accessories: Words
  /** Words for "and". */
  conjunctions: Words
  /** Words for "and" that join the words of a brand. Empty if they mean something else elsewhere: "en" is Spanish "in". */
  brandConjunctions: Words
  /** Words that brands rarely end with, so that the next word belongs to the brand. */
  brandStarts: Words
  /** Words before the maker of a product: "Potato Chips by Acme". */
  makers: Words
  /** Words before what the product fits or is for, which names other brands: "case for iPhone". */
  fits: Words
  /** Words without meaning for the product. */
  stopWords: Words
}

/** Words on packs. */
export type PackWords = {
  /** True if recognition reads the script. Words of other scripts are never expected on a pack. */
  isReadable: boolean
  /** Letters whose upper or lower case follows the rules of this language alone. */
  caseLetters: string
  /** Words that are common on packs: function words; words of quality, make and claim; types, flavors and ingredients. */
  words: { function: Words; quality: Words; content: Words }
  /** Names of units, in lower case and without dots. */
  units: Readonly<Partial<Record<UnitName, Words>>>
  /** Words that a complete text neither begins nor ends with. */
  joining: Words
  /** Words between a number and a unit of count: "60 vegan capsules". */
  describing: Words
  sides: Words
  /** Words of sets: "pack of 6", "2er-Set". Links follow the name, endings follow the number. */
  sets: { names: Words; links: Words; endings: Words }
  /** Labels of the amount, which recognition joins with the number. */
  labels: Words
  /** Nutrients, whose weights are contents and no amount of the pack, with the words between weight and nutrient. */
  nutrients: { words: Words; adjectives: Words; links: string | null }
  /** Matches around a quantity that is a dose, a reference or a limit: "max 4 g", "2 tablets a day". */
  otherQuantities: {
    before: string | null
    after: string | null
    /** Words between a quantity and a dose or period. */
    per: Words
    doses: Words
  }
  /** Matches words of promotions, which are not printed on packs. */
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

/** Phrases of the marketplace's pages, as patterns. */
type PagePhrases = {
  /** Headings and titles of "not found" pages. */
  notFound: string
  /** Requests on robot checks. */
  robotCheck: string
  /** The only button of newer robot checks, on a page without other content. */
  continueShopping: string
  /** Apologies, which storefronts also send to robots. */
  apology: string
  /** Notes of unavailable products, in place of the price. */
  unavailable: string
  /** Label of the brand in the details. */
  brandLabel: string
  /** Words before the colon in the line under the title: "Brand: X". */
  brandWords: string
  /** Line under the title, with the brand's name as its group: "Visit the X Store". */
  byline: string
  /** Label of the best-seller rank in the details. */
  rankLabel: string
  /** Words between a rank and its list: "#12 in Pet Supplies". */
  rankLinks: Words
}

import type { DepartmentId } from '../departments/departments.ts'

/** Words, grammar and phrases of one language. Lists of words are separated by white space. */
export type LanguageData = {
  names: NameWords
  packs: PackWords
  pages: PagePhrases
  /** Names of the marketplace's departments, separated by " | ". */
  departments: Readonly<Record<DepartmentId, string>>
  /** Loads the words of the categories. They are long, so only classification loads them. */
  categoryWords: () => Promise<{ CATEGORY_WORDS: string }>
}

/** Words and grammar of product names. */
type NameWords = {
  /** Function words. They also indicate the language of a name. */
  functionWords: string
  /** Letters that English lacks. */
  accents: string
  /** Snowball algorithm, or the number of letters that identify a word, or null if words have no endings. */
  stemmer: StemmerName | number | null
  /** True if names end with the product itself ("potato chips"). Others begin with it ("papas fritas"). */
  isProductLast: boolean
  /** True if compounds are written as one word. */
  hasCompounds: boolean
  /** True if a name of unknown language may be in this one. Each such language adds some 7 MB to the index. */
  isGuessed: boolean
  /** Matches letters of words that are written without spaces between them. */
  unspacedLetters: RegExp | null
  /** Words before the purpose or the accessories of a product ("case for iPhone"). */
  purpose: string
  /** Words before the color or the material of a product ("shirt in red"). */
  look: string
  /** Units of measure and count, which describe the amount and not the product. */
  measures: string
  /** Colors, materials, audiences and sizes, which stand beside the noun of a product and are none. */
  modifiers: string
  /** Nouns of what is bought for a device and named by it: "case", "charger", "brush heads". */
  accessories: string
  /** Words for "and". */
  conjunctions: string
  /** Words for "and" that join the words of a brand. Empty if they mean something else elsewhere: "en" is Spanish "in". */
  brandConjunctions: string
  /** Words that brands rarely end with, so that the next word belongs to the brand. */
  brandStarts: string
  /** Words before the maker of a product: "Potato Chips by Acme". */
  makers: string
  /** Words before what the product fits or is for, which names other brands: "case for iPhone". */
  fits: string
  /** Words without meaning for the product. */
  stopWords: string
}

/** Names of the Snowball algorithms. */
export type StemmerName =
  | 'arabic'
  | 'dutch'
  | 'english'
  | 'french'
  | 'german'
  | 'italian'
  | 'portuguese'
  | 'spanish'
  | 'swedish'
  | 'turkish'

/** Words on packs. An underscore stands for a space within a word. */
export type PackWords = {
  /** True if recognition reads the script. Words of other scripts are never expected on a pack. */
  isReadable: boolean
  /** Letters whose upper or lower case follows the rules of this language alone. */
  caseLetters: string
  /** Words that are common on packs: function words; words of quality, make and claim; types, flavors and ingredients. */
  words: { function: string; quality: string; content: string }
  /** Names of units, in lower case and without dots. */
  units: Readonly<Partial<Record<UnitName, string>>>
  /** Words that a complete text neither begins nor ends with. */
  joining: string
  /** Words between a number and a unit of count: "60 vegan capsules". */
  describing: string
  /** Units of the sides of a product: "8 x 10 in". */
  sides: string
  /** Words of sets: "pack of 6", "2er-Set". Links follow the name, endings follow the number. */
  sets: { names: string; links: string; endings: string }
  /** Labels of the amount, which recognition joins with the number. */
  labels: string
  /** Nutrients, whose weights are contents and no amount of the pack, with the words between weight and nutrient. */
  nutrients: { words: string; adjectives: string; links: RegExp | null }
  /** Matches around a quantity that is a dose, a reference or a limit: "max 4 g", "2 tablets a day". */
  otherQuantities: {
    before: RegExp | null
    after: RegExp | null
    /** Words between a quantity and a dose or period. */
    per: string
    doses: string
  }
  /** Matches words of promotions, which are not printed on packs. */
  promotions: RegExp | null
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
  /** Units of dimensions, which are no amounts. */
  | 'dimension'

/** Phrases of the marketplace's pages, as patterns that ignore case. */
type PagePhrases = {
  /** Headings and titles of "not found" pages. */
  notFound: RegExp
  /** Requests on robot checks. */
  robotCheck: RegExp
  /** The only button of newer robot checks, on a page without other content. */
  continueShopping: RegExp
  /** Apologies, which storefronts also send to robots. */
  apology: RegExp
  /** Notes of unavailable products, in place of the price. */
  unavailable: RegExp
  /** Label of the brand in the details. */
  brandLabel: RegExp
  /** Words before the colon in the line under the title: "Brand: X". */
  brandWords: RegExp
  /** Line under the title, with the brand's name as its group: "Visit the X Store". */
  byline: RegExp
  /** Label of the best-seller rank in the details. */
  rankLabel: RegExp
  /** Words between a rank and its list: "#12 in Pet Supplies". */
  rankLinks: string
}

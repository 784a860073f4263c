import { type NameVocabulary, wordStem } from '../text/name-vocabulary.ts'

export type IsOtherProduct = (text: string) => boolean

/** Shorter words mean different things in different languages. */
const MIN_LETTERS = 5
/** Words of products that every picture may show or be. */
const SURROUNDINGS = new Set(
  `label labels bottle bottles container package packaging packet pouch carton table tables kitchen plate plates
  glass glasses shelf board model chart photo picture image print background front cover close angle piece pieces
  table chair couch window wooden marble stone water fruit fruits flower flowers plant plants light lights
  etikett flasche flaschen dose packung verpackung karton beutel tisch küche teller gläser regal tafel bild foto
  hintergrund vorderseite rückseite nahaufnahme holz stein wasser früchte blume blumen pflanze licht
  étiquette bouteille boîte emballage carton sachet table cuisine assiette verre étagère image arrière fleur plante
  lumière pierre
  etiqueta botella lata envase paquete bolsa mesa cocina plato vaso estante imagen fondo madera piedra frutas flores
  planta model person woman hands women`
    .trim()
    .split(/\s+/)
    .map(wordStem),
)

/**
 * Creates the check whether a text names another product: it shares no word with the name, none with products of the
 * listing's family, and has the word of a product of another family.
 */
export function createIsOtherProduct(
  name: string | null,
  own: NameVocabulary,
  any: NameVocabulary,
): IsOtherProduct {
  const named = new Set(stemsOf(name ?? ''))
  return (text) => {
    const stems = stemsOf(text).filter((stem) => !SURROUNDINGS.has(stem))
    if (name === null || stems.some((stem) => named.has(stem) || own.isType(stem))) return false
    return stems.some((stem) => stem.length >= MIN_LETTERS && any.isType(stem))
  }
}

const stemsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map(wordStem)

import { newStemmer } from 'snowball-stemmers'
import { type Language, LANGUAGES } from './taxonomy.ts'

const STEMMERS: Record<Language, ReturnType<typeof newStemmer>> = {
  en: newStemmer('english'),
  de: newStemmer('german'),
  fr: newStemmer('french'),
  es: newStemmer('spanish'),
  it: newStemmer('italian'),
  pt: newStemmer('portuguese'),
}

/** Words that join others, by language; they also tell what language a name is in. */
const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words('and with for the of in to by from without or on your'),
  de: words('und mit für im der die das ohne aus zum zur von den ein eine oder auf'),
  fr: words('et avec pour de du des la le les sans au aux en à un une ou sur'),
  es: words('y con para de del la el los las sin en un una o al por'),
  it: words('e con per di da del della dei delle il lo gli la le senza in un una o al'),
  pt: words('e com para de do da dos das o a os as sem em um uma ou por no na'),
}
/** What follows says what the product is for, or what comes with it, rather than what it is. */
const PURPOSE = words('with for to mit für avec pour con para per com fits compatible kompatibel zum')

/** A word of a product's name. */
export type NameWord = {
  /** Lower case, without accents. */
  plain: string
  /** Its stem in each language, as an index key; null for function words and measures, which only brands are made of. */
  stems: Record<Language, string> | null
  /** Which of the words that have stems it is, or which came last. */
  ordinal: number
  /** Which part of the name it stands in: the one that says what the product is, what it is for, or what it is like. */
  part: 'head' | 'purpose' | 'detail'
  /** Where in that part: 0 is its beginning, 1 its end. */
  place: number
}

/** Lower-case letters and digits without accents; ß and ligatures spelled out. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
}

/** The words of a text, plain, without possessive endings. */
export const splitWords = (text: string): string[] =>
  plain(text)
    .replace(/['’`´]s\b/g, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)

/** The words of a phrase without measures, and without function words unless there are no others. */
export function contentWords(phrase: string, language: Language): string[] {
  const all = splitWords(phrase)
  const spelled = all.filter((word) => !isMeasure(word))
  const content = spelled.filter((word) => !FUNCTION_WORDS[language].has(word))
  return content.length > 0 ? content : spelled
}

/** What a word is found by in the index: its language and its stem there. Figures and model numbers have no stem. */
export function stemKey(word: string, language: Language): string {
  return `${language}:${/\d/.test(word) ? word : STEMMERS[language].stem(word)}`
}

/** The parts of a name end at commas, bars, brackets and dashes between spaces. */
const PARTS = /[,;|()[\]–—•:]|\s-\s|\s\/\s/

/** What is longer is no word, and would take long to look for. */
const MAX_WORD_LENGTH = 40

/** Measures and counts: with or without a number they say how much of it there is, not what it is. */
const UNITS = words(
  'mm cm m km ml cl dl l ltr litre liter litres liters g gr kg oz floz fl lb lbs inch inches in ft pcs pc pieces piece ct count pk x stk stuck st unidades uds pezzi pz unites',
)
export const isMeasure = (word: string): boolean => /^\d+$/.test(word) || UNITS.has(word)

/** Letters that English has not, by the languages that have them. */
const ACCENTS: Record<Language, string> = {
  en: '',
  de: 'äöüß',
  fr: 'àâçèéêëîïôùûœ',
  es: 'áéíñóú',
  it: 'àèéìòù',
  pt: 'àáâãçéêíóôõú',
}

export type ReadName = {
  words: NameWord[]
  /** How many of the words between those each language has; what several have is shared among them. */
  functionWords: Record<Language, number>
  /** How many of its accented letters each language has. */
  accents: Record<Language, number>
}

/** The words of a name, at most `maxWords` that have stems, and what tells its language. */
export function readName(name: string, maxWords: number): ReadName {
  const functionWords = { en: 0, de: 0, fr: 0, es: 0, it: 0, pt: 0 }
  const found: NameWord[] = []
  let ordinal = -1
  let isFirst = true
  for (const text of name.split(PARTS)) {
    const begin = found.length
    let part: NameWord['part'] = isFirst ? 'head' : 'detail'
    for (const token of splitWords(text)) {
      const languages = LANGUAGES.filter((language) => FUNCTION_WORDS[language].has(token))
      for (const language of languages) functionWords[language] += 1 / languages.length
      if (PURPOSE.has(token) && ordinal >= 0) part = 'purpose'
      const hasStems = languages.length === 0 && !UNITS.has(token) && token.length <= MAX_WORD_LENGTH
      if (hasStems) ordinal++
      if (ordinal >= maxWords) break
      found.push({ plain: token, stems: hasStems ? stemsOf(token) : null, ordinal, part, place: 0 })
    }
    place(found.slice(begin))
    if (found.length > begin) isFirst = false
  }
  return { words: found, functionWords, accents: countAccents(name) }
}

const stemsOf = (word: string): Record<Language, string> => ({
  en: stemKey(word, 'en'),
  de: stemKey(word, 'de'),
  fr: stemKey(word, 'fr'),
  es: stemKey(word, 'es'),
  it: stemKey(word, 'it'),
  pt: stemKey(word, 'pt'),
})

/** Says of the words of a part where in it they stand; numbers and the words between do not count. */
function place(found: readonly NameWord[]): void {
  for (const part of ['head', 'purpose', 'detail'] as const) {
    const those = found.filter((word) => word.part === part && word.stems !== null && !/^\d/.test(word.plain))
    for (const [index, word] of those.entries())
      word.place = those.length > 1 ? index / (those.length - 1) : 1
  }
}

function countAccents(name: string): Record<Language, number> {
  const letters = Array.from(name.normalize('NFC').toLowerCase()).filter((letter) => letter > '\u007f')
  const count = (language: Language) => letters.filter((letter) => ACCENTS[language].includes(letter)).length
  return { en: 0, de: count('de'), fr: count('fr'), es: count('es'), it: count('it'), pt: count('pt') }
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(plain))
}

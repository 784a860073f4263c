import { newStemmer } from 'snowball-stemmers'
import type { Language } from './taxonomy.ts'

/** Polish has no stemmer that is kept, Japanese no endings that would need one. */
const STEMMERS: Partial<Record<Language, ReturnType<typeof newStemmer>>> = {
  en: newStemmer('english'),
  de: newStemmer('german'),
  fr: newStemmer('french'),
  es: newStemmer('spanish'),
  it: newStemmer('italian'),
  pt: newStemmer('portuguese'),
  nl: newStemmer('dutch'),
  sv: newStemmer('swedish'),
  tr: newStemmer('turkish'),
  ar: newStemmer('arabic'),
}
/** Polish words end on their case: what is longer than this is told by its beginning. */
const POLISH_STEM_LENGTH = 6

/** Words that join others, by language; they also tell what language a name is in. */
const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words('and with for the of in to by from without or on your'),
  de: words('und mit für im der die das ohne aus zum zur von den ein eine oder auf'),
  fr: words('et avec pour de du des la le les sans au aux en à un une ou sur'),
  es: words('y con para de del la el los las sin en un una o al por'),
  it: words('e con per di da del della dei delle il lo gli la le senza in un una o al'),
  pt: words('e com para de do da dos das o a os as sem em um uma ou por no na'),
  nl: words('en met voor van de het een zonder in op uit of bij door je'),
  sv: words('och med för av till från utan i på en ett den det eller'),
  pl: words('i z ze do dla na w we bez od o lub oraz po'),
  tr: words('ve ile için veya bir'),
  ar: words('و مع من في على إلى الى ل أو او بدون عن'),
  ja: words('の と で に を は が も へ や 用 付き 入り'),
}
/** What follows says what the product is for, or what comes with it, rather than what it is. */
const PURPOSE = words(
  'with for to mit für avec pour con para per com fits compatible kompatibel zum met voor med för z do dla ile için مع ل',
)

/** A word of a product's name. */
export type NameWord = {
  /** Lower case, without accents. */
  plain: string
  /** Its stem in each of the languages asked for, as an index key; null for function words and measures, which only brands are made of. */
  stems: ReadonlyMap<Language, string> | null
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
    .replaceAll('ı', 'i')
}

/** The words of a text, plain, without possessive endings. */
export const splitWords = (text: string): string[] =>
  plain(text)
    .replace(/['’`´]s\b/g, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)
    .flatMap((word) => (HAS_KANJI_OR_KANA.test(word) ? japaneseWords(word) : [word]))

/** Japanese writes no spaces between words. */
const HAS_KANJI_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' })
const japaneseWords = (text: string): string[] =>
  Array.from(SEGMENTER.segment(text.slice(0, MAX_SEGMENTED)), ({ segment }) => segment)
const MAX_SEGMENTED = 300

/** The words of a phrase without measures, and without function words unless there are no others. */
export function contentWords(phrase: string, language: Language): string[] {
  const all = splitWords(phrase)
  const spelled = all.filter((word) => !isMeasure(word))
  const content = spelled.filter((word) => !FUNCTION_WORDS[language].has(word))
  return content.length > 0 ? content : spelled
}

/** What a word is found by in the index: its language and its stem there. Figures and model numbers have no stem. */
export function stemKey(word: string, language: Language): string {
  return `${language}:${/\d/.test(word) ? word : stem(word, language)}`
}

const stem = (word: string, language: Language): string =>
  language === 'pl' ? word.slice(0, POLISH_STEM_LENGTH) : (STEMMERS[language]?.stem(word) ?? word)

/** The parts of a name end at commas, bars, brackets and dashes between spaces. */
const PARTS = /[,;|()[\]–—•:、｜【】「」『』（）]|\s-\s|\s\/\s/

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
  nl: 'ëïéè',
  sv: 'åäö',
  pl: 'ąćęłńóśźż',
  tr: 'çğıİöşü',
  ar: 'ءآأؤإئابتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  ja: '',
}

export type ReadName = {
  words: NameWord[]
  /** How many of the words between those each language has; what several have is shared among them. */
  functionWords: ReadonlyMap<Language, number>
  /** How many of its accented letters each language has. */
  accents: ReadonlyMap<Language, number>
}

/** The words of a name, at most `maxWords` that have stems, and what tells which of the languages it is in. */
export function readName(name: string, maxWords: number, languages: readonly Language[]): ReadName {
  const functionWords = new Map<Language, number>()
  const found: NameWord[] = []
  let ordinal = -1
  let isFirst = true
  for (const text of name.split(PARTS)) {
    const begin = found.length
    let part: NameWord['part'] = isFirst ? 'head' : 'detail'
    for (const token of splitWords(text)) {
      const those = languages.filter((language) => FUNCTION_WORDS[language].has(token))
      for (const language of those)
        functionWords.set(language, (functionWords.get(language) ?? 0) + 1 / those.length)
      if (PURPOSE.has(token) && ordinal >= 0) part = 'purpose'
      const hasStems = those.length === 0 && !UNITS.has(token) && token.length <= MAX_WORD_LENGTH
      if (hasStems) ordinal++
      if (ordinal >= maxWords) break
      found.push({
        plain: token,
        stems: hasStems ? stemsOf(token, languages) : null,
        ordinal,
        part,
        place: 0,
      })
    }
    place(found.slice(begin))
    if (found.length > begin) isFirst = false
  }
  return { words: found, functionWords, accents: countAccents(name, languages) }
}

const stemsOf = (word: string, languages: readonly Language[]): ReadonlyMap<Language, string> =>
  new Map(languages.map((language) => [language, stemKey(word, language)]))

/** Says of the words of a part where in it they stand; numbers and the words between do not count. */
function place(found: readonly NameWord[]): void {
  for (const part of ['head', 'purpose', 'detail'] as const) {
    const those = found.filter((word) => word.part === part && word.stems !== null && !/^\d/.test(word.plain))
    for (const [index, word] of those.entries())
      word.place = those.length > 1 ? index / (those.length - 1) : 1
  }
}

function countAccents(name: string, languages: readonly Language[]): ReadonlyMap<Language, number> {
  const letters = Array.from(name.normalize('NFC').toLowerCase()).filter((letter) => letter > '\u007f')
  const count = (language: Language) => letters.filter((letter) => ACCENTS[language].includes(letter)).length
  return new Map(languages.map((language) => [language, count(language)]))
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(plain))
}

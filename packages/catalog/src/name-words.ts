import { newStemmer } from 'snowball-stemmers'
import type { Language } from './taxonomy.ts'

/** Polish has no maintained stemmer. Japanese has no endings that need one. */
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
/** Polish words have case endings, so longer words are identified by this many letters. */
const POLISH_STEM_LENGTH = 6

/** Function words by language. They also indicate the language of a name. */
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
/** Words before the purpose or the accessories of a product ("case for iPhone"). */
const PURPOSE = words(
  'with for to mit für avec pour con para per com fits compatible kompatibel zum met voor med för z do dla ile için مع ل',
)
/** Words before the color or the material of a product ("shirt in red"). */
const LOOK = words('in aus en em')

const NAME_PARTS = ['head', 'purpose', 'look', 'detail'] as const

/** A word of a product's name. */
export type NameWord = {
  /** Lower case, without accents. */
  plain: string
  /** Index key of its stem in each language. Null for function words and measures, which match only in brands. */
  stems: ReadonlyMap<Language, string> | null
  /** Index among the words with stems, or that of the last such word before it. */
  ordinal: number
  /** Part of the name that contains it: the product itself, its purpose, its color or material, or further details. */
  part: (typeof NAME_PARTS)[number]
  /** Position in that part, from 0 for the first word to 1 for the last. */
  place: number
}

/** Returns the text in lower case without accents, with ß and ligatures spelled out. */
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

/** Returns the words of a text in plain form, without possessive endings. */
export const splitWords = (text: string): string[] =>
  plain(text)
    .replace(/['’`´]s\b/g, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)
    .flatMap((word) => (HAS_KANJI_OR_KANA.test(word) ? japaneseWords(word) : [word]))

/** Japanese has no spaces between words. */
const HAS_KANJI_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' })
const japaneseWords = (text: string): string[] =>
  Array.from(SEGMENTER.segment(text.slice(0, MAX_SEGMENTED)), ({ segment }) => segment)
const MAX_SEGMENTED = 300

/** Returns the words of a phrase without measures, and without function words unless it has no others. */
export function contentWords(phrase: string, language: Language): string[] {
  const all = splitWords(phrase)
  const withoutMeasures = all.filter((word) => !isMeasure(word))
  const content = withoutMeasures.filter((word) => !FUNCTION_WORDS[language].has(word))
  return content.length > 0 ? content : withoutMeasures
}

/** Returns the index key of a word: language and stem. Words with digits, such as model numbers, are not stemmed. */
export function stemKey(word: string, language: Language): string {
  return `${language}:${/\d/.test(word) ? word : stem(word, language)}`
}

const stem = (word: string, language: Language): string =>
  language === 'pl' ? word.slice(0, POLISH_STEM_LENGTH) : (STEMMERS[language]?.stem(word) ?? word)

/** Separators between the parts of a name: commas, bars, brackets, and dashes between spaces. */
const PARTS = /[,;|()[\]–—•:、｜【】「」『』（）]|\s-\s|\s\/\s/

/** Maximum length of a word with stems. Longer tokens are no words, and splitting them as compounds is slow. */
const MAX_WORD_LENGTH = 40

/** Units of measure and count, which describe the amount and not the product. */
const UNITS = words(
  'mm cm m km ml cl dl l ltr litre liter litres liters g gr kg oz floz fl lb lbs inch inches in ft pcs pc pieces piece ct count pk x stk stuck st unidades uds pezzi pz unites',
)
/** Checks whether a word is a number or a unit. */
export const isMeasure = (word: string): boolean => /^\d+$/.test(word) || UNITS.has(word)

/** Letters that English lacks, by language. */
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
  /** Number of function words by language. A word of several languages is divided among them. */
  functionWords: ReadonlyMap<Language, number>
  /** Number of the name's letters that are in `ACCENTS`, by language. */
  accents: ReadonlyMap<Language, number>
}

/** Returns the words of a name, at most `maxWords` of them with stems, and counts that indicate its language. */
export function readName(name: string, maxWords: number, languages: readonly Language[]): ReadName {
  const functionWords = new Map<Language, number>()
  const found: NameWord[] = []
  let ordinal = -1
  let isFirst = true
  for (const text of name.split(PARTS)) {
    const begin = found.length
    let part: NameWord['part'] = isFirst ? 'head' : 'detail'
    const tokens = splitWords(text)
    for (const [place, token] of tokens.entries()) {
      const matching = languages.filter((language) => FUNCTION_WORDS[language].has(token))
      for (const language of matching)
        functionWords.set(language, (functionWords.get(language) ?? 0) + 1 / matching.length)
      if (PURPOSE.has(token) && ordinal >= 0) part = 'purpose'
      // "2 in 1" is no color.
      if (LOOK.has(token) && ordinal >= 0 && part === 'head' && !/^\d/.test(tokens[place + 1] ?? ''))
        part = 'look'
      const hasStems = matching.length === 0 && !UNITS.has(token) && token.length <= MAX_WORD_LENGTH
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
    setPlaces(found.slice(begin))
    if (found.length > begin) isFirst = false
  }
  return { words: found, functionWords, accents: countAccents(name, languages) }
}

const stemsOf = (word: string, languages: readonly Language[]): ReadonlyMap<Language, string> =>
  new Map(languages.map((language) => [language, stemKey(word, language)]))

/** Sets the place of each word in its part, ignoring numbers and function words. */
function setPlaces(found: readonly NameWord[]): void {
  for (const part of NAME_PARTS) {
    const counted = found.filter(
      (word) => word.part === part && word.stems !== null && !/^\d/.test(word.plain),
    )
    for (const [index, word] of counted.entries())
      word.place = counted.length > 1 ? index / (counted.length - 1) : 1
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

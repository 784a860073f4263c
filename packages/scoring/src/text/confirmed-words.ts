import { LANGUAGES, languageData } from '@endcap/catalog/languages'
import { type Dictionary, PACK_WORDS } from './pack-words.ts'
import { normaliseText, similarityWithin } from './similar-text.ts'
import { findSizes, isSameSize } from './size-expressions.ts'

/** Minimum length of a word that may differ from the name's by one misread letter. */
const MIN_MISREAD_LENGTH = 5
/** Maximum number of adjacent words of the name that the pack may print, or recognition may read, as one. */
const MAX_JOINED = 4

/**
 * Returns a word in the spelling of name or dictionary and the pack's case, or null. The name also corrects one
 * misread letter, lost spaces and diacritics.
 */
export function confirmedWord(
  read: string,
  name: string | null,
  dictionary: Dictionary = PACK_WORDS,
): string | null {
  const folded = normaliseText(read)
  if (folded.length === 0) return null
  const spellings = spellingsIn(name ?? '')
  const exact = spellings.get(folded) ?? dictionary.get(folded)
  if (exact !== undefined) return inCaseOf(read, exact)
  const misread = [...spellings].find(([word]) => isMisreading(folded, word))
  return misread ? inCaseOf(read, misread[1]) : null
}

/**
 * Returns the text of a pack in confirmed spellings, or null if one of its words is not confirmed. An amount
 * is confirmed if the name states the same one.
 */
export function confirmedText(
  read: string,
  name: string | null,
  dictionary: Dictionary = PACK_WORDS,
): string | null {
  const sizes = findSizes(read)
  if (sizes.length > 0) {
    const named = findSizes(name ?? '')
    return sizes.every((size) => named.some((other) => isSameSize(size, other)))
      ? withZeros(read.trim())
      : null
  }
  const words = read.trim().split(/\s+/)
  const confirmed = words.flatMap((word) =>
    // Signs between words, such as "&" and "+", need no confirmation.
    normaliseText(word) === '' ? [word] : (confirmedWord(word, name, dictionary) ?? []),
  )
  return confirmed.length === words.length && normaliseText(read) !== '' ? confirmed.join(' ') : null
}

/** Returns a text that was read, with the words of the name in the name's spelling: "MJOLK 1 L" is "MJÖLK 1 L". */
export function inSpellingOf(name: string | null, read: string): string {
  if (name === null) return read
  const spellings = spellingsIn(name)
  return read.replace(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, (word) => {
    const spelling = spellings.get(normaliseText(word))
    return spelling === undefined ? word : inCaseOf(word, spelling)
  })
}

/** Corrects zeros that were read as the letter O. */
const withZeros = (text: string): string =>
  text.replace(/(?<=\d)o+(?=[\d\s]|$)/giu, (zeros) => '0'.repeat(zeros.length))

/** Returns the name's words, parts of words, and adjacent words, by their folded form. */
function spellingsIn(name: string): Map<string, string> {
  const words = name.split(/[\s/,;:|()[\]–—]+/u).flatMap((word) => trimmed(word) ?? [])
  const spellings = new Map<string, string>()
  const add = (spelling: string) => {
    const folded = normaliseText(spelling)
    if (folded.length > 0 && !spellings.has(folded)) spellings.set(folded, spelling)
  }
  for (const word of words) add(word)
  for (const word of words) for (const part of word.split(/[-’'.+&]/u)) add(part)
  for (let count = 2; count <= MAX_JOINED; count++)
    for (let start = 0; start + count <= words.length; start++)
      add(words.slice(start, start + count).join(' '))
  return spellings
}

/** Returns the word without signs around it, or null if nothing is left. */
function trimmed(word: string): string | null {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || null
}

/** Checks whether a reading differs from a word by one letter inside. A different ending is another word form. */
function isMisreading(read: string, word: string): boolean {
  if (word.length < MIN_MISREAD_LENGTH || Math.abs(read.length - word.length) > 1 || /\d/.test(word))
    return false
  if (read.startsWith(word) || word.startsWith(read)) return false
  const edits = (one: string, other: string) => Math.round((1 - similarityWithin(one, other)) * other.length)
  return Math.max(edits(read, word), edits(word, read)) <= 1
}

/** Languages with rules of their own for capitals (Turkish writes "i" as "İ"), with the letters that identify them. */
const OWN_CASE = LANGUAGES.map((language) => ({
  language,
  ownLetters: Array.from(languageData(language).packs.caseLetters),
}))

/** Writes a spelling in upper case, in lower case or with a capital, as it was read. */
function inCaseOf(read: string, spelling: string): string {
  const letters = read.replace(/[^\p{L}]/gu, '')
  const own = OWN_CASE.find(({ ownLetters }) => ownLetters.some((letter) => spelling.includes(letter)))
  const language = own?.language ?? 'en'
  const upper = (text: string) => text.toLocaleUpperCase(language)
  if (letters.length > 1 && letters === letters.toUpperCase()) return upper(spelling)
  const isCapital = letters !== '' && letters.charAt(0) === letters.charAt(0).toUpperCase()
  return isCapital && spelling === spelling.toLowerCase()
    ? upper(spelling.charAt(0)) + spelling.slice(1)
    : spelling
}

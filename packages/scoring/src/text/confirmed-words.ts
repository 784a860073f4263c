import { LANGUAGES, languageData } from '@endcap/catalog/languages'
import { type Dictionary, PACK_WORDS } from './pack-words.ts'
import { normalizeText, similarityWithin } from './similar-text.ts'
import { findSizes, isSameSize } from './size-expressions.ts'

/** Shorter words may not have a misread letter. */
const MIN_MISREAD_LENGTH = 5
/** Number of words printed or read as one. */
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
  const folded = normalizeText(read)
  if (folded.length === 0) return null
  const spellings = spellingsIn(name ?? '')
  const exact = spellings.get(folded) ?? dictionary.get(folded)
  if (exact !== undefined) return inCaseOf(read, exact)
  const misread = [...spellings].find(([word]) => isMisreading(folded, word))
  return misread ? inCaseOf(read, misread[1]) : null
}

/** Returns null if a word is not confirmed. The name must state the amounts. */
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
    // Signs such as "&" need no confirmation.
    normalizeText(word) === '' ? [word] : (confirmedWord(word, name, dictionary) ?? []),
  )
  return confirmed.length === words.length && normalizeText(read) !== '' ? confirmed.join(' ') : null
}

/** Corrects "MJOLK 1 L" to "MJÖLK 1 L". */
export function inSpellingOf(name: string | null, read: string): string {
  if (name === null) return read
  const spellings = spellingsIn(name)
  return read.replace(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, (word) => {
    const spelling = spellings.get(normalizeText(word))
    return spelling === undefined ? word : inCaseOf(word, spelling)
  })
}

/** Corrects zeros read as O. */
const withZeros = (text: string): string =>
  text.replace(/(?<=\d)o+(?=[\d\s]|$)/giu, (zeros) => '0'.repeat(zeros.length))

/** Includes parts of words and adjacent words, folded. */
function spellingsIn(name: string): Map<string, string> {
  const words = name.split(/[\s/,;:|()[\]–—]+/u).flatMap((word) => trimmed(word) ?? [])
  const spellings = new Map<string, string>()
  const add = (spelling: string) => {
    const folded = normalizeText(spelling)
    if (folded.length > 0 && !spellings.has(folded)) spellings.set(folded, spelling)
  }
  for (const word of words) add(word)
  for (const word of words) for (const part of word.split(/[-’'.+&]/u)) add(part)
  for (let count = 2; count <= MAX_JOINED; count++)
    for (let start = 0; start + count <= words.length; start++)
      add(words.slice(start, start + count).join(' '))
  return spellings
}

/** Returns null if only signs are left. */
function trimmed(word: string): string | null {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || null
}

/** Allows one inner letter. Another ending is another word form. */
function isMisreading(read: string, word: string): boolean {
  if (word.length < MIN_MISREAD_LENGTH || Math.abs(read.length - word.length) > 1 || /\d/.test(word))
    return false
  if (read.startsWith(word) || word.startsWith(read)) return false
  const edits = (one: string, other: string) => Math.round((1 - similarityWithin(one, other)) * other.length)
  return Math.max(edits(read, word), edits(word, read)) <= 1
}

/** Turkish writes "i" as "İ". */
const OWN_CASE = LANGUAGES.map((language) => ({
  language,
  ownLetters: Array.from(languageData(language).packs.caseLetters),
}))

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

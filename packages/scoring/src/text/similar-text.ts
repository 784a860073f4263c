/** Letters that decomposition leaves as they are. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** Folds text: lower case, without diacritics, with ligatures spelled out. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłıđðþ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The letters of scripts without spaces between words, Chinese and Japanese, inside of a class of a pattern. */
export const UNSPACED_LETTERS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
/** Matches a letter of a script without spaces between words. */
export const UNSPACED = new RegExp(`[${UNSPACED_LETTERS}]`, 'u')

/** Writes full-width letters, digits and signs of East Asian texts as usual ones. */
export const inUsualWidth = (text: string): string =>
  text.replace(/[！-～　]/gu, (wide) => wide.normalize('NFKC'))

/** Folds text and reduces it to letters and digits, so that recognized text matches its spelling. */
export function normaliseText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Returns one minus the smallest edit distance (Levenshtein) to a part of `text`, by token length (Sellers 1980).
 * Takes normalized texts.
 */
export function similarityWithin(text: string, token: string): number {
  if (token.length === 0 || text.length === 0) return 0
  if (text.includes(token)) return 1
  // A match may begin anywhere, so an empty token costs nothing at each position of the text.
  let before = new Uint16Array(text.length + 1)
  let current = new Uint16Array(text.length + 1)
  for (let row = 1; row <= token.length; row++) {
    current[0] = row
    for (let column = 1; column <= text.length; column++) {
      const change = token.charCodeAt(row - 1) === text.charCodeAt(column - 1) ? 0 : 1
      current[column] = Math.min(
        (before[column - 1] ?? 0) + change,
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      )
    }
    ;[before, current] = [current, before]
  }
  return Math.max(0, 1 - before.reduce((least, value) => Math.min(least, value), token.length) / token.length)
}

/** Decomposition does not change these letters. */
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

/** Folds case and diacritics, spells out ligatures. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłıđðþ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** For use inside a character class. */
export const UNSPACED_LETTERS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
export const UNSPACED = new RegExp(`[${UNSPACED_LETTERS}]`, 'u')

/** Narrows full-width East Asian characters. */
export const inUsualWidth = (text: string): string =>
  text.replace(/[！-～　]/gu, (wide) => wide.normalize('NFKC'))

/** Keeps only letters and digits, folded. */
export function normalizeText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Returns one minus the smallest edit distance (Levenshtein) to a part of `text`, by token length (Sellers 1980).
 * Takes normalized texts.
 */
export function similarityWithin(text: string, token: string): number {
  if (token.length === 0 || text.length === 0) return 0
  if (text.includes(token)) return 1
  // A match may begin anywhere.
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

/** Letters that decomposition does not change. */
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

/** Folds case and diacritics, and spells out ligatures. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłıđðþ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** Chinese and Japanese letters, for use inside a character class. */
export const UNSPACED_LETTERS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
export const UNSPACED = new RegExp(`[${UNSPACED_LETTERS}]`, 'u')

/** Converts full-width East Asian characters to their usual width. */
export const inUsualWidth = (text: string): string =>
  text.replace(/[！-～　]/gu, (wide) => wide.normalize('NFKC'))

/** Folds text to letters and digits, so that recognized text matches its spelling. */
export function normaliseText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Returns the best match in `text`, 0–1: one minus the smallest edit distance (Levenshtein) to a part, divided by
 * the token's length (Sellers 1980). Normalized input ignores joined or broken words.
 */
export function similarityWithin(text: string, token: string): number {
  if (token.length === 0 || text.length === 0) return 0
  if (text.includes(token)) return 1
  // A match may begin anywhere, so an empty token costs nothing.
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

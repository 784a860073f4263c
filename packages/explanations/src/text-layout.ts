/** Figtree Bold from space to tilde, in hundredths of the size. Medium is slightly narrower. */
const WIDTHS = [
  24, 31, 41, 63, 55, 81, 65, 24, 38, 38, 49, 63, 26, 41, 25, 43, 65, 42, 58, 56, 63, 58, 58, 56, 61, 58, 30,
  30, 63, 63, 63, 51, 99, 71, 61, 72, 70, 59, 55, 74, 75, 29, 55, 67, 54, 86, 77, 79, 60, 79, 64, 61, 58, 70,
  72, 98, 68, 65, 63, 34, 43, 34, 58, 43, 26, 53, 60, 55, 60, 55, 39, 60, 57, 26, 29, 54, 25, 87, 57, 58, 60,
  59, 38, 47, 40, 57, 56, 84, 54, 58, 48, 39, 26, 39, 67,
]
const FIRST = ' '.charCodeAt(0)
/** Punctuation, non-ASCII letters, and other scripts. */
const PUNCTUATION = 70
const OTHERS = 105

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** XML 1.0 forbids control characters, even escaped. Also replaces split surrogates. */
export const printable = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')

/** Splits into units that readers see as one character. */
export const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Returns pixels, never too few for Latin (except letter edges). */
export function widthOf(text: string, size: number): number {
  const hundredths = charactersOf(text).reduce((sum, character) => sum + widthOfCharacter(character), 0)
  return (hundredths * size) / 100
}

function widthOfCharacter(character: string): number {
  const [base = ''] = character.normalize('NFD')
  const known = WIDTHS[base.charCodeAt(0) - FIRST]
  if (known !== undefined) return known
  return /[\p{P}\p{S}ªºßøłđıþðæœ]/u.test(base) && base.length === 1 ? PUNCTUATION : OTHERS
}

/** Width and font size in pixels, and line count. */
export type Room = { width: number; size: number; lines: number }

/** Ends overflowing text with an ellipsis. */
export function wrap(text: string, { width, size, lines: maxLines }: Room): string[] {
  const lines: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest !== '' && lines.length < maxLines) {
    if (widthOf(rest, size) <= width) return [...lines, rest]
    const isLast = lines.length === maxLines - 1
    const line = isLast
      ? `${fitting(rest, width - widthOf('…', size), size)}…`
      : wholeWords(rest, width, size)
    lines.push(line.trimEnd())
    rest = rest.slice(line.length).trimStart()
  }
  return lines
}

/** Cuts to a width in pixels. */
export const shorten = (text: string, width: number, size: number): string =>
  wrap(text, { width, size, lines: 1 })[0] ?? ''

/** Returns the longest prefix that fits, at least one character. */
function fitting(text: string, width: number, size: number): string {
  const [first = '', ...others] = charactersOf(text)
  let beginning = first
  let used = widthOf(first, size)
  for (const character of others) {
    used += widthOf(character, size)
    if (used > width) break
    beginning += character
  }
  return beginning.trimEnd()
}

/** Returns the longest prefix of whole words, or part of an overlong word. */
function wholeWords(text: string, width: number, size: number): string {
  const beginning = fitting(text, width, size)
  if (text.charAt(beginning.length) === ' ') return beginning
  const lastSpace = beginning.lastIndexOf(' ')
  return lastSpace > 0 ? beginning.slice(0, lastSpace) : beginning
}

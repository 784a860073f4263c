import {
  type ImageFacts,
  isSizeAlone,
  normalizeText,
  packLines,
  slantOf,
  type TextLine,
  UNSPACED,
} from '@endcap/scoring'

/** Joins lines that belong together. */
export type PackText = { text: string; lines: readonly TextLine[] }

/** Minimum confidence, with hardly any wrong letter. */
const SURE = 0.93
const MIN_LETTERS = 3
/** Maximum height ratio and gap (in heights) of joined lines. */
const ALIKE = 1.35
const MAX_GAP = 0.9
const MAX_WORDS = 8

/** Returns the tallest first. Omits Chinese and Japanese, which the drawing font lacks. */
export function packTexts(facts: ImageFacts): PackText[] {
  const seen = new Set<string>()
  const sure = packLines(facts).filter(
    ({ text, confidence }) =>
      confidence >= SURE && normalizeText(text ?? '').length >= MIN_LETTERS && !UNSPACED.test(text ?? ''),
  )
  return joinLines(sure, facts).flatMap(({ text, lines }) => {
    const key = normalizeText(text)
    if (seen.has(key)) return []
    seen.add(key)
    return [{ text, lines }]
  })
}

function joinLines(lines: readonly TextLine[], { file }: ImageFacts): PackText[] {
  const aspect = file.heightPx / file.widthPx
  const longer = Math.max(1, aspect)
  const isLevel = (line: TextLine) =>
    slantOf(line, file) < 8 && boxOf(line, aspect).width > boxOf(line, aspect).height
  const left = new Set(lines)
  const texts: PackText[] = []
  for (const line of lines) {
    if (!left.delete(line)) continue
    const joined = [line]
    for (let last = line, next: TextLine | undefined; isLevel(line); last = next) {
      const from = last
      next = [...left].find((other) => isLevel(other) && goesOn(from, other, aspect, longer))
      if (!next) break
      left.delete(next)
      joined.push(next)
    }
    const text = joined.map((each) => (each.text ?? '').trim()).join(' ')
    if (text.split(' ').length <= MAX_WORDS) texts.push({ text, lines: joined })
    else texts.push(...joined.map((each) => ({ text: (each.text ?? '').trim(), lines: [each] })))
  }
  return texts
}

function goesOn(line: TextLine, next: TextLine, aspect: number, longer: number): boolean {
  const [one, other] = [boxOf(line, aspect), boxOf(next, aspect)]
  const height = line.height * longer
  const ratio = line.height / next.height
  const gap = other.top - (one.top + one.height)
  const overlap = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  return (
    !isSizeAlone(line) &&
    !isSizeAlone(next) &&
    ratio < ALIKE &&
    ratio > 1 / ALIKE &&
    gap > -0.5 * height &&
    gap < MAX_GAP * height &&
    overlap > 0.5 * Math.min(one.width, other.width)
  )
}

/** In frame widths. */
function boxOf({ corners }: TextLine, aspect: number) {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y * aspect)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

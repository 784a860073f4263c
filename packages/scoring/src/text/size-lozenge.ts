import type { Box, TextFacts, TextLine } from '../facts.ts'
import { normalizeText } from './similar-text.ts'
import { findSizes, withoutSizes } from './size-expressions.ts'

/** A larger shape is a banner. */
const MAX_AREA = 0.06
const MIN_CONFIDENCE = 0.85

/** Accepts nothing but a size. */
export function isSizeAlone({ text, confidence }: TextLine): boolean {
  if (text === null || confidence < MIN_CONFIDENCE) return false
  return findSizes(text).length > 0 && normalizeText(withoutSizes(text)) === ''
}

/** Finds the only off-pack text allowed by the GS1 mobile-ready hero guideline (GS1 UK & IGD, 2018). */
export function findSizeLozenges({
  badges,
  text,
}: {
  badges: readonly Box[]
  text: Pick<TextFacts, 'lines'>
}): { box: Box; line: TextLine }[] {
  return badges.flatMap((box) => {
    const inside = text.lines.filter((line) => liesIn(box, line))
    const [line] = inside
    const isLozenge = line && inside.every(isSizeAlone) && areaOf(box) <= MAX_AREA
    return isLozenge ? [{ box, line }] : []
  })
}

/** Tests the line's center. */
export function liesIn({ left, top, right, bottom }: Box, { corners }: TextLine): boolean {
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
  return middle(0) > left && middle(0) < right && middle(1) > top && middle(1) < bottom
}

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top)

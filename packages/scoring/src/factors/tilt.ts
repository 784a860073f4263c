import { say } from '@endcap/words/message'
import type { ImageFacts } from '../facts.ts'
import { packLines, slantOf } from '../text/four-ws.ts'
import { READ } from '../text/thresholds.ts'
import type { FactorDefinition } from './factor.ts'

/** Number of slanted lines, share that must agree, and degrees of agreement. */
const SLANTED_LINES = 3
const AGREEING = 0.6
const TILT_AGREEMENT = 4
/** Tolerance, because perspective and curved packs fan lines out. */
const FANNED = 0.2
/** Share of level and upright edges of a pack seen at an angle. */
const STANDS = 0.2
/** Share of such edges below which a tilt needs no matching text, because lines may be curved. */
const HARDLY_UPRIGHT = 0.12
/** Degrees of text that prove a straight pack. */
const STRAIGHT = 2.5

export const tilt: FactorDefinition = {
  group: 'framing',
  measure: tiltOf,
  rules: {
    hero: {
      curve: [
        [1.5, 100],
        [5, 85],
        [12, 45],
        [22, 15],
        [35, 0],
      ],
      isFault: true,
      weight: 0.9,
      bar: 80,
      prior: 96,
      why: 'The guideline asks for an upright pack. An irregular shape can measure a few degrees without being crooked.',
      notFor: ['On Model', 'Lifestyle', 'In Use'],
    },
  },
  reason(value, _, isGood) {
    if (value <= 1.5) return say('factor.tilt.straight')
    return isGood
      ? say('factor.tilt.almost_straight')
      : say('factor.tilt.leans', { degrees: Math.round(value) })
  },
}

/**
 * Requires that text and outline agree, outline and edges are certain, or text is straight. Slanted lettering and
 * packs seen at an angle mislead.
 */
function tiltOf(facts: ImageFacts): number | null {
  if (!facts.product) return null
  const { tiltDegrees, leanDegrees, uprightEdges } = facts.product
  const slants = packLines(facts)
    .filter(({ text, confidence }) => confidence >= READ && (text?.length ?? 0) > 3)
    .map((line) => slantOf(line, facts.file))
    .toSorted((a, b) => a - b)
  if (slants.length < SLANTED_LINES) return tiltDegrees
  const agreeWith = (degrees: number, range: number) =>
    slants.filter((slant) => Math.abs(slant - degrees) <= range).length >= AGREEING * slants.length
  const outline = tiltDegrees ?? leanDegrees
  if (outline !== null && agreeWith(outline, Math.max(TILT_AGREEMENT, FANNED * outline)))
    return outline > STRAIGHT && (uprightEdges ?? 0) >= STANDS ? null : outline
  const middle = slants[slants.length >> 1] ?? 0
  if (middle <= STRAIGHT && agreeWith(middle, STRAIGHT)) return tiltDegrees === null ? middle : null
  return (uprightEdges ?? 1) < HARDLY_UPRIGHT ? tiltDegrees : null
}

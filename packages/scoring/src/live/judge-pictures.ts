import type { PicturePair } from './compare-shelves.ts'
import { compareSketches, type SketchDifference } from './compare-sketches.ts'
import type { Sketch } from './sketch.ts'

type Limits = Pick<SketchDifference, 'overall' | 'local' | 'aspect'>

/** Pictures within these are the same: 97% of those that shops recompress, and 1% of versions. */
const SAME: Limits = { overall: 9.6, local: 1.8, aspect: 1.2 }
/** Beyond these they differ. Those in between are not sure. */
const UNSURE: Limits = { overall: 14, local: 3, aspect: 1.4 }
/** Thin products may stay out of line: the edges do not meet, so single spots differ more. */
const OUT_OF_LINE: Limits = { overall: 13, local: 6.5, aspect: 1.4 }
const IN_LINE_STRUCTURE = 0.95
/** 99% of other pictures are below 0.55, 95% of versions above 0.81. */
const VERSION_STRUCTURE = 0.6

/** Judges whether a shop's picture is the one sent, whatever its size and compression. */
export function judgePictures(sent: Sketch, shown: Sketch): PicturePair {
  const difference = compareSketches(sent, shown)
  const { overall, structure } = difference
  const likeness = Math.max(0, structure) / (1 + overall / 255)
  const isOutOfLine = structure < IN_LINE_STRUCTURE && isWithin(difference, OUT_OF_LINE)
  if (isOutOfLine || isWithin(difference, UNSURE))
    return { kind: 'same', likeness, sure: isWithin(difference, SAME) }
  return { kind: structure >= VERSION_STRUCTURE ? 'version' : 'other', likeness, sure: true }
}

const isWithin = ({ overall, local, aspect }: Limits, limits: Limits): boolean =>
  overall <= limits.overall && local <= limits.local && aspect <= limits.aspect

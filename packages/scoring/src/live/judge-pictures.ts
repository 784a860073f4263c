import type { PicturePair } from './compare-shelves.ts'
import { compareSketches } from './compare-sketches.ts'
import type { Sketch } from './sketch.ts'

/** Limits of the same picture, chosen by `npm run bench -- live` so that 1 of 300 exceeds one. */
const SAME_OVERALL = 9.6
const SAME_LOCAL = 5.9
const SAME_ASPECT = 1.2
/** 99% of other pictures are below 0.55, 95% of versions above 0.81. */
const VERSION_STRUCTURE = 0.6

/** Judges whether a shop's picture is the one sent, whatever its size and compression. */
export function judgePictures(sent: Sketch, shown: Sketch): PicturePair {
  const { overall, local, structure, aspect } = compareSketches(sent, shown)
  const likeness = Math.max(0, structure) / (1 + overall / 255)
  if (overall <= SAME_OVERALL && local <= SAME_LOCAL && aspect <= SAME_ASPECT)
    return { kind: 'same', likeness }
  return { kind: structure >= VERSION_STRUCTURE ? 'version' : 'other', likeness }
}

import type { Eye } from '@endcap/eye'
import { scoreImage } from '@endcap/scoring'
import { releaseRubricOf } from '@endcap/service/domains/scoring/model'

/** Points by which two eyes of one version may differ: processors round differently (docs/decisions/0039). */
export const MAX_DIFFERENCE = 1

/** Returns the score that an image gets by the facts of an eye. */
export const scoreOf = async (eye: Eye, image: Uint8Array, signal: AbortSignal): Promise<number> =>
  scoreImage(await eye.analyze(image, signal), 'hero', releaseRubricOf(null)).service_score

import type { Classification } from '../asset-types/asset-types.ts'
import type { FactorName } from '../factors/factors.ts'
import type { ImageFacts, ImageRole } from '../facts.ts'
import type { Rubric } from '../rubric.ts'
import { type ImageScore, scoreAfterFixes, scoreImage } from '../score-image.ts'

/** Reference to an image in a composition, in the form of the API. */
export type ImageReference =
  | { image_id: string; fixed?: FactorName[] | undefined }
  | { upload_id: string; fixed?: FactorName[] | undefined }
  | { image_url: string; fixed?: FactorName[] | undefined }
  /** An image that does not exist yet. */
  | { planned: { asset_type: Classification; service_score: number } }

/** An image of a listing with its facts. */
export type AnalyzedImage = {
  reference: Exclude<ImageReference, { planned: unknown }>
  assetId?: string | null
  facts: ImageFacts
}

/** Parts of an image's score in a role that a listing's score and explanation need. */
export type RoleScore = Pick<ImageScore, 'service_score' | 'classification' | 'factors' | 'recommendations'>

/** An image that a listing has or could have, with its score in both roles. */
export type Candidate = {
  readonly reference: ImageReference
  readonly assetId: string | null
  /** Null for a planned image. */
  readonly facts: ImageFacts | null
  /** Returns the score in a role. It is computed once. */
  readonly as: (role: ImageRole) => RoleScore
  /** Returns the image as it would be if the recommendation for a factor were followed too. A planned image stays as it is. */
  readonly withFix: (name: FactorName) => Candidate
}

/** Creates a candidate from an analyzed image. With `fixed` factors it scores as if their recommendations were followed. */
export const createCandidate = (image: AnalyzedImage, rubric: Rubric): Candidate =>
  candidateOf(image, rubric, new Map())

/** Creates a candidate. `measured` keeps the scores without fixes for all candidates of the image. */
function candidateOf(image: AnalyzedImage, rubric: Rubric, measured: Map<ImageRole, RoleScore>): Candidate {
  const { reference, assetId = null, facts } = image
  const { fixed = [] } = reference
  const scores = new Map<ImageRole, RoleScore>()
  const afterFix = new Map<FactorName, Candidate>()
  const scoreAs = (role: ImageRole): RoleScore => {
    const now = remember(measured, role, () => scoreImage(facts, role, rubric))
    return fixed.length === 0 ? now : { ...now, service_score: scoreAfterFixes(facts, role, rubric, fixed) }
  }
  return {
    reference,
    assetId,
    facts,
    as: (role) => remember(scores, role, () => scoreAs(role)),
    withFix: (name) =>
      remember(afterFix, name, () =>
        candidateOf({ ...image, reference: { ...reference, fixed: [...fixed, name] } }, rubric, measured),
      ),
  }
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const value = known.get(key) ?? compute()
  known.set(key, value)
  return value
}

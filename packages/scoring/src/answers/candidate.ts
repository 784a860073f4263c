import type { AnyFactorName } from '../any-factor.ts'
import type { Classification } from '../asset-types/asset-types.ts'
import type { ImageFacts, ImageRole } from '../facts.ts'
import type { Rubric } from '../rubric.ts'
import { type ImageScore, scoreAfterFixes, scoreImage } from '../score-image.ts'

export type ImageReference =
  | { image_id: string; fixed?: AnyFactorName[] | undefined }
  | { upload_id: string; fixed?: AnyFactorName[] | undefined }
  | { image_url: string; fixed?: AnyFactorName[] | undefined }
  | { planned: { asset_type: Classification; service_score: number } }

export type AnalyzedImage = {
  reference: Exclude<ImageReference, { planned: unknown }>
  assetId?: string | null
  facts: ImageFacts
}

export type RoleScore = Pick<ImageScore, 'service_score' | 'classification' | 'factors' | 'recommendations'>

export type Candidate = {
  readonly reference: ImageReference
  readonly assetId: string | null
  /** Null if planned. */
  readonly facts: ImageFacts | null
  /** Computed once. */
  readonly as: (role: ImageRole) => RoleScore
  /** Identifies the image in later compositions. */
  readonly unfixed: Candidate
  /** Follows a further recommendation. Planned images do not change. */
  readonly withFix: (name: AnyFactorName) => Candidate
}

/** Creates a candidate whose `fixed` factors have followed their recommendations. */
export const createCandidate = (image: AnalyzedImage, rubric: Rubric): Candidate =>
  candidateOf(image, rubric, new Map())

/** `measured` shares scores between candidates. */
function candidateOf(
  image: AnalyzedImage,
  rubric: Rubric,
  measured: Map<ImageRole, RoleScore>,
  unfixed?: Candidate,
): Candidate {
  const { reference, assetId = null, facts } = image
  const { fixed = [] } = reference
  const scores = new Map<ImageRole, RoleScore>()
  const afterFix = new Map<AnyFactorName, Candidate>()
  const scoreAs = (role: ImageRole): RoleScore => {
    const now = remember(measured, role, () => scoreImage(facts, role, rubric))
    return fixed.length === 0 ? now : { ...now, service_score: scoreAfterFixes(facts, role, rubric, fixed) }
  }
  const candidate: Candidate = {
    reference,
    assetId,
    facts,
    get unfixed() {
      return unfixed ?? candidate
    },
    as: (role) => remember(scores, role, () => scoreAs(role)),
    withFix: (name) =>
      remember(afterFix, name, () =>
        candidateOf(
          { ...image, reference: { ...reference, fixed: [...fixed, name] } },
          rubric,
          measured,
          candidate.unfixed,
        ),
      ),
  }
  return candidate
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const value = known.get(key) ?? compute()
  known.set(key, value)
  return value
}

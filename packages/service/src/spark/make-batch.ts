import {
  type Box,
  type ImageFacts,
  type ImageRole,
  type ImageScore,
  type MainImageRules,
  type Rubric,
  scoreImage,
} from '@endcap/scoring'
import {
  cull,
  type DerivedImage,
  type Fidelity,
  type ImageProvider,
  type Region,
  type RootImage,
  type Verdict,
} from '@endcap/studio'
import { ImageError, type VisionPool } from '@endcap/vision'
import type { Logger } from '../log.ts'
import { rubricOf } from '../scoring/model.ts'
import { readinessOf } from '../scoring/present-hero.ts'
import type { StudioOffThread } from './studio-off-thread.ts'

/** A root with what the seller says of it. */
export type BatchRoot = {
  image: RootImage
  role: ImageRole
  /** Null for the general rubric. */
  categoryId: string | null
  mainImageRules: MainImageRules | null
}

/** A derived image as it was seen, scored and judged. */
export type JudgedImage = DerivedImage & {
  facts: ImageFacts
  score: ImageScore
  mobileReadiness: number | null
  fidelity: Fidelity
  verdict: Verdict
}

type Deps = {
  studio: Pick<StudioOffThread, 'hasProduct' | 'measureFidelity'>
  vision: Pick<VisionPool, 'analyze'>
  log: Logger
}
type Seen = Omit<JudgedImage, 'verdict'> & { isGenerated: boolean }

/**
 * Makes images from a root by all providers, looks at each as at any image, and judges them together.
 * While one is looked at, the next is made. Those that the cull kept come before the rest, the best first.
 *
 * @throws ImageError where the root cannot be decoded
 */
export function createMakeBatch({ studio, vision, log }: Deps) {
  async function look(
    { image, rubric }: LookedAt,
    derived: DerivedImage,
    signal: AbortSignal,
  ): Promise<Seen | null> {
    try {
      const facts = await vision.analyze(derived.bytes, signal)
      const found = facts.product && asRegion(facts.product.box)
      const fidelity = await studio.measureFidelity(image, derived, found, signal)
      if (!fidelity) return null
      return {
        ...derived,
        facts,
        score: scoreImage(facts, derived.role, rubric),
        mobileReadiness:
          derived.role === 'hero' ? readinessOf(facts, image.name, image.categoryPath).overall : null,
        fidelity,
        isGenerated: derived.placement === null,
      }
    } catch (error) {
      // What a model calls an image may be none; it is one image less.
      if (!(error instanceof ImageError)) throw error
      log.warn({ err: error, composition: derived.composition }, 'a derived image cannot be looked at')
      return null
    }
  }

  return async function makeBatch(
    { image, role, categoryId, mainImageRules }: BatchRoot,
    providers: readonly ImageProvider[],
    signal: AbortSignal,
  ): Promise<JudgedImage[]> {
    // No model is asked, and paid, for what could not be held against the root.
    if (!(await studio.hasProduct(image, signal))) return []
    const rubric = rubricOf(categoryId)
    const looking: Promise<Seen | null>[] = []
    const making = providers.map(async ({ derive }) => {
      for await (const derived of derive(image, signal)) {
        const seen = look({ image, rubric }, derived, signal)
        // It is waited for below; until then, its failure is nobody's.
        seen.catch(() => undefined)
        looking.push(seen)
      }
    })
    await Promise.all(making)
    const all = (await Promise.all(looking)).flatMap((each) => each ?? [])
    const { facts, name, categoryPath } = image
    const verdicts = cull(all, {
      root: {
        facts,
        serviceScore: scoreImage(facts, role, rubric).service_score,
        heroScore: scoreImage(facts, 'hero', rubric).service_score,
        mobileReadiness: readinessOf(facts, name, categoryPath).overall,
      },
      rubric,
      mainImageRules,
    })
    return all
      .flatMap((each, index) => {
        const verdict = verdicts[index]
        return verdict ? [{ ...each, verdict }] : []
      })
      .toSorted(
        (one, other) =>
          Number(other.verdict.kept) - Number(one.verdict.kept) ||
          other.score.service_score - one.score.service_score,
      )
  }
}

export type MakeBatch = ReturnType<typeof createMakeBatch>

type LookedAt = Pick<BatchRoot, 'image'> & { rubric: Rubric }

const asRegion = ({ left, top, right, bottom }: Box): Region => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
})

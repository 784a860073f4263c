import { type Eye, ImageError } from '@endcap/eye'
import type { Logger } from '@endcap/foundation/observability/log'
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
  type RootFault,
  type RootImage,
  type Verdict,
} from '@endcap/studio'
import type { Rgb } from '@endcap/vision'
import { readinessOf } from '../scoring/present-hero.ts'
import type { StudioOffThread } from './studio-off-thread.ts'

export type BatchRoot = {
  image: RootImage
  pixels: Rgb
  role: ImageRole
  rubric: Rubric
  mainImageRules: MainImageRules | null
}

export type JudgedImage = DerivedImage & {
  facts: ImageFacts
  score: ImageScore
  mobileReadiness: number | null
  fidelity: Fidelity
  verdict: Verdict
}

/** `fault` is the reason for no images. */
export type MadeBatch = { images: JudgedImage[]; fault: RootFault | null }

type Deps = {
  studio: Pick<StudioOffThread, 'findFault' | 'findFidelity'>
  vision: Pick<Eye, 'analyze'>
  log: Logger
}
type Analyzed = Omit<JudgedImage, 'verdict'> & { isGenerated: boolean }

/**
 * Makes images with all providers, analyzing one while the next is made, and culls them together. Kept ones
 * come first, best first.
 *
 * @throws ImageError if the root cannot be decoded
 */
export function createMakeBatch(deps: Deps) {
  return async function makeBatch(
    { image, pixels, role, rubric, mainImageRules }: BatchRoot,
    providers: readonly ImageProvider[],
    signal: AbortSignal,
  ): Promise<MadeBatch> {
    // Children of a root without a product could not be compared, so no model is paid.
    const { fault, unsuited } = await deps.studio.findFault(image, pixels, signal)
    if (fault) return { images: [], fault }
    const all = await makeAll(deps, { image, rubric }, providers, signal)
    if (all.length === 0) return { images: [], fault: unsuited }
    const { facts, name, categoryPath } = image
    const verdicts = cull(all, {
      root: {
        facts,
        serviceScore: scoreImage(facts, role, rubric).service_score,
        heroScore: scoreImage(facts, 'hero', rubric).service_score,
        mobileReadiness: (await readinessOf(facts, name, categoryPath)).overall,
      },
      mainImageRules,
    })
    const images = all
      .flatMap((each, index) => {
        const verdict = verdicts[index]
        return verdict ? [{ ...each, verdict }] : []
      })
      .toSorted(byVerdictAndScore)
    return { images, fault: null }
  }
}

export type MakeBatch = ReturnType<typeof createMakeBatch>

const byVerdictAndScore = (one: JudgedImage, other: JudgedImage): number =>
  Number(other.verdict.kept) - Number(one.verdict.kept) || other.score.service_score - one.score.service_score

/** Runs providers concurrently. */
async function makeAll(
  deps: Deps,
  subject: Subject,
  providers: readonly ImageProvider[],
  signal: AbortSignal,
): Promise<Analyzed[]> {
  const analyses: Promise<Analyzed | null>[] = []
  const making = providers.map(async ({ derive }) => {
    for await (const derived of derive(subject.image, signal)) {
      const analysis = analyze(deps, subject, derived, signal)
      // Prevents an unhandled rejection until the analysis is awaited.
      analysis.catch(() => undefined)
      analyses.push(analysis)
    }
  })
  await Promise.all(making)
  return (await Promise.all(analyses)).flatMap((each) => each ?? [])
}

/** Null if it cannot be compared with the root. */
async function analyze(
  { studio, vision, log }: Deps,
  { image, rubric }: Subject,
  derived: DerivedImage,
  signal: AbortSignal,
): Promise<Analyzed | null> {
  try {
    const facts = await vision.analyze(derived.bytes, signal)
    const found = facts.product && asRegion(facts.product.box)
    const fidelity = derived.fidelity ?? (await studio.findFidelity(image, derived.bytes, found, signal))
    if (!fidelity) return null
    return {
      ...derived,
      facts,
      score: scoreImage(facts, derived.role, rubric),
      mobileReadiness:
        derived.role === 'hero' ? (await readinessOf(facts, image.name, image.categoryPath)).overall : null,
      fidelity,
      isGenerated: derived.fidelity === null,
    }
  } catch (error) {
    // The model did not return an image.
    if (!(error instanceof ImageError)) throw error
    log.warn(
      { err: error, composition: derived.composition },
      'a derived image cannot be analyzed; skipping it',
    )
    return null
  }
}

type Subject = Pick<BatchRoot, 'image' | 'rubric'>

const asRegion = ({ left, top, right, bottom }: Box): Region => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
})

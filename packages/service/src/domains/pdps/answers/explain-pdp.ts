import type {
  Action,
  Breakdown,
  Composition as Changed,
  Correction,
  Opinion,
  ListingExplanation as PresentedExplanation,
} from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import {
  type BreakdownStep,
  bestListing,
  type Candidate,
  type Classification,
  type Composition,
  type Action as EngineAction,
  explainListing,
  type ImageFacts,
  isApproved,
  type ListingScorer,
  listingImages,
  missingImages,
  ownProductProbabilities,
  type Rubric,
  typesInListing,
} from '@endcap/scoring'
import type { Origin } from '@endcap/vision'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { judgeImages, judgeListing } from '../../acceptance/judge-listing.ts'
import type { Judging, ReadJudging } from '../../acceptance/judging.ts'
import { presentJudgements } from '../../acceptance/present-acceptance.ts'
import { findGenerated } from '../../images/generated-images.ts'
import { findOrigins } from '../../images/origins.ts'
import {
  type ImageContext,
  type ImageExplanation,
  presentImageExplanation,
} from '../../images/present-image-explanation.ts'
import type { AnalysisStore } from '../../scoring/analysis-store.ts'
import { correctionsOf, findCorrectionsInForce } from '../../scoring/correction-store.ts'
import { readOpinions, type StoredOpinion } from '../../scoring/opinion-store.ts'
import { presentOpinions } from '../../scoring/present-opinion.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import { roleAt } from '../../scoring/start-run.ts'
import { ownPdp } from '../record/own-pdp.ts'
import type { Pdp, PdpImage } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { composeListing } from '../scoring/compose-listing.ts'
import { judgedListing } from './pdp-acceptance.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'images'>
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  rubrics: Pick<RubricStore, 'of'>
  readJudging: ReadJudging
}

type AnalyzedPdpImage = {
  image: Omit<PdpImage, 'contentUrl' | 'file' | 'altTexts'>
  facts: ImageFacts
  origin: Origin | null
  corrections: Correction[]
  opinions: Opinion[]
  /** True if Endcap generated it. */
  isGenerated: boolean
}

/** All images have been analyzed. */
export type AnalyzedPdp = {
  pdp: Pdp
  images: AnalyzedPdpImage[]
  rubric: Rubric
  judging: Judging
  /** Name of the model that chose the category, or null. */
  categoryModel: string | null
}

/**
 * Looks up a PDP with the facts of its images.
 *
 * @throws DomainError PDP_NOT_FOUND, PDP_NOT_SCORED
 */
export function createFindAnalyzedPdp({ db, pdps, analyses, rubrics, readJudging }: Deps) {
  return async function findAnalyzedPdp(organizationId: string, pdpId: string): Promise<AnalyzedPdp> {
    const pdp = await ownPdp(db, pdps, organizationId, pdpId)
    const images = await pdps.images(db, pdp.id)
    const contents = images.map(({ sha256 }) => sha256)
    const facts = await analyses.findNewestFacts(organizationId, contents)
    const corrections = await findCorrectionsInForce(db, organizationId, contents)
    const opinions = await readOpinions(db, organizationId, contents)
    const origins = await findOrigins(db, organizationId, contents)
    const generated = await findGenerated(
      db,
      images.map(({ imageId }) => imageId),
    )
    const analyzed = images.flatMap((image) => {
      const { sha256, imageId } = image
      const isGenerated = generated.has(imageId)
      const known = facts.get(sha256)
      if (!known) return []
      const own = correctionsOf(corrections, sha256)
      const said = presentOpinions(opinions, { sha256, corrections: own }, contents[0] ?? null)
      const origin = origins.get(sha256) ?? null
      return [{ image, facts: known, origin, corrections: own, opinions: said, isGenerated }]
    })
    if (pdp.result === null || analyzed.length < images.length || images.length === 0)
      throw new DomainError('PDP_NOT_SCORED', 'the listing has no score yet')
    return {
      pdp,
      images: analyzed,
      rubric: (await rubrics.of(organizationId))(pdp.category_id),
      judging: await readJudging(db, organizationId),
      categoryModel: pdp.category_source === 'model' ? modelOfCategory(opinions, pdp.category_id) : null,
    }
  }
}

export type FindAnalyzedPdp = ReturnType<typeof createFindAnalyzedPdp>

/** Returns null after a change of the main image. */
function modelOfCategory(opinions: readonly StoredOpinion[], categoryId: string): string | null {
  const path = findCategory(categoryId)?.path
  return opinions.find(({ question, label }) => question === 'category' && label === path)?.model ?? null
}

type ExplainablePdp = {
  pdp: Pick<Pdp, 'id' | 'category_id' | 'retailer' | 'name' | 'id_type' | 'is_composed'>
  images: AnalyzedPdpImage[]
  rubric: Rubric
  judging: Judging
}

/** Excludes the PDP's details and image addresses. */
type ListingExplanation = Pick<
  PresentedExplanation,
  'pdp_id' | 'pdp_score' | 'can_win' | 'can_win_split' | 'breakdown' | 'actions' | 'plan' | 'best'
> & { images: (ImageExplanation & { position: number; image_url: string | null })[] }

/** `missing`: asset types that the PDP lacks. */
export type ExplainedPdp = { explanation: ListingExplanation; missing: Classification[] }

/** Explains a PDP's score in the form of the API. */
export async function explainPdp({ pdp, images, rubric, judging }: ExplainablePdp): Promise<ExplainedPdp> {
  const context = { categoryId: pdp.category_id, rubric, retailer: pdp.retailer, name: pdp.name }
  const { composition, scorer } = composeAnalyzed({ pdp, images, rubric })
  const explained = await explainImages(images, composition, scorer, context)
  const readiness = explained[0]?.mobile_readiness ?? null
  const { score, breakdown, actions, plan, ...gains } = explainListing(composition, scorer, readiness)
  const explanation = {
    pdp_id: pdp.id,
    pdp_score: score,
    ...gains,
    breakdown: presentBreakdown(breakdown, composition),
    actions: actions.map((action) => presentAction(action, composition)),
    plan: plan.map((action) => presentAction(action, composition)),
    best: await findBest({ pdp, images, judging }, composition, scorer),
    images: explained,
  }
  return { explanation, missing: missingImages(composition, scorer) }
}

/** Prepares an analyzed PDP for the scoring engine. */
export const composeAnalyzed = ({ pdp, images, rubric }: Omit<ExplainablePdp, 'judging'>) =>
  composeListing(
    images.map(({ image, facts }) => ({
      reference: { image_id: image.imageId },
      assetId: image.assetId,
      facts,
    })),
    { rubric, retailer: pdp.retailer },
  )

/** Finds the best set whose main image is accepted, or the best of all. */
export async function findBest(
  { pdp, images, judging }: Pick<ExplainablePdp, 'pdp' | 'images' | 'judging'>,
  composition: Composition,
  scorer: ListingScorer,
): Promise<ListingExplanation['best']> {
  const listing = judgedListing({ pdp, images })
  const stateOf = await judgeImages(judging, listing)
  const best = bestListing(composition, [], 'selection', scorer, (image, role) =>
    stateOf(composition.indexOf(image), role),
  )
  const chosen = best.images.flatMap((image) => listing.images[composition.indexOf(image)] ?? [])
  const judgements = await judgeListing(judging, { ...listing, images: chosen })
  const acceptance = await presentJudgements(judging, pdp.retailer, judgements)
  return {
    pdp_score: best.score,
    gain_listing: best.gain,
    composition: presentComposition(best.images),
    is_accepted: isApproved(acceptance),
    acceptance,
  }
}

/** Scores each image in the composition only once. */
function explainImages(
  images: readonly AnalyzedPdpImage[],
  composition: Composition,
  { rules }: ListingScorer,
  context: Omit<ImageContext, 'rights'>,
): Promise<ListingExplanation['images']> {
  const types = typesInListing(listingImages(composition), rules.rubric.listing)
  const own = ownProductProbabilities(composition.map(({ facts }) => facts))
  return Promise.all(
    composition.flatMap((candidate, position) => {
      const analyzed = images[position]
      return analyzed ? [explain(analyzed, candidate, position)] : []
    }),
  )

  async function explain(
    { image, facts, origin, corrections, opinions }: AnalyzedPdpImage,
    candidate: Candidate,
    position: number,
  ) {
    const role = roleAt(position)
    const score = candidate.as(role)
    const { type, certainty } = types[position] ?? { type: score.classification, certainty: null }
    const ownProduct = own[position] ?? null
    const verdict = { classification: type, certainty, ownProduct }
    const explained = {
      imageId: image.imageId,
      role,
      facts,
      score,
      ...verdict,
      origin,
      corrections,
      opinions,
    }
    return {
      position,
      image_url: image.sourceUrl,
      ...(await presentImageExplanation(explained, { ...context, rights: image.rights })),
    }
  }
}

/** Adds the ids of the images to a breakdown. */
export function presentBreakdown(steps: readonly BreakdownStep[], images: Composition): Breakdown {
  return steps.map((step) => ({
    ...step,
    image_id: imageIdAt(
      images.map(({ reference }) => reference),
      step.position,
    ),
  }))
}

/** Adds the id of the image to an action. */
export const presentAction = (action: EngineAction, images: Composition): Action => ({
  ...action,
  image_id: imageIdAt(
    images.map(({ reference }) => reference),
    action.position,
  ),
})

type Reference = EngineAction['change']['hero']

function imageIdAt(references: readonly Reference[], position: number | null): string | null {
  const reference = position === null ? undefined : references[position]
  return reference && 'image_id' in reference ? reference.image_id : null
}

function presentComposition([hero, ...carousel]: Composition): Changed {
  return { hero: hero.reference, carousel: carousel.map(({ reference }) => reference) }
}

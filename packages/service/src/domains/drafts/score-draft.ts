import type { DraftScore } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import {
  type Accepts,
  actionsFor,
  assetTypesInListing,
  bestListing,
  breakDown,
  type Candidate,
  type Composition,
  checkMainImageRules,
  createCandidate,
  createListingScorer,
  createPlanned,
  eachPenalty,
  findNearDuplicates,
  type ImageFacts,
  type ListingImage,
  type ListingScorer,
  listingImages,
  oneDecimal,
  penaltiesOf,
  planFor,
  pointsOf,
  type Rubric,
  scoreListing,
  splitOf,
} from '@endcap/scoring'
import { type JudgedListing, judgeImages, judgeListing } from '../acceptance/judge-listing.ts'
import type { Judging } from '../acceptance/judging.ts'
import { presentJudgements } from '../acceptance/present-acceptance.ts'
import { presentAction, presentBreakdown } from '../pdps/answers/explain-pdp.ts'
import { listingRules } from '../pdps/scoring/compose-listing.ts'
import { readinessOf } from '../scoring/present-hero.ts'
import { roleAt } from '../scoring/start-run.ts'
import type { Draft, DraftImage } from './draft.ts'

/** Facts by SHA-256. */
export type FactsOfContents = ReadonlyMap<string, ImageFacts>

/** Scores a draft for the API, without what tests foretell. `facts` must have all its contents. */
export async function scoreDraft(
  draft: Draft,
  facts: FactsOfContents,
  { draftId, rubric, judging }: { draftId: string | null; rubric: Rubric; judging: Judging },
): Promise<DraftScore> {
  const scorer = createListingScorer(listingRules({ rubric, retailer: draft.retailer }))
  const { images, unused } = await compose(draft, facts, { scorer, judging })
  const { mainImage, recommendedCarouselImages } = scorer.rules
  const listing = listingImages(images)
  const [hero, ...carousel] = listing
  const mainFacts = images[0].facts
  const readiness = mainFacts && (await readinessOf(mainFacts, draft.name, categoryPathOf(draft)))
  const scored = scoreListing(hero, carousel, rubric, recommendedCarouselImages)
  const { pdp_score: score } = scored
  const { near_duplicates: _pairs, other_products: _others, assets: _assets, ...assetMix } = scored.asset_mix
  const presented = presentImages(images, listing, rubric)
  const plan = planFor(images, scorer)
  return {
    draft_id: draftId,
    status: 'completed',
    stored: false,
    error: null,
    pdp_score: score,
    difference: draft.baseScore === null ? null : oneDecimal(score - draft.baseScore),
    foretold: null,
    service_certified: score >= rubric.listing.highScoreBar,
    acceptance: await acceptanceOf(judging, draft, images),
    breakdown: presentBreakdown(breakDown(images, scorer), images),
    can_win: pointsOf(plan),
    can_win_split: splitOf(plan),
    actions: actionsFor(images, scorer, readiness).map((action) => presentAction(action, images)),
    rule_checks: mainFacts && mainImage ? checkMainImageRules(mainFacts, mainImage) : null,
    ...penaltiesOf(scored),
    asset_mix: assetMix,
    repeats: findNearDuplicates(
      images.map((image) => image.facts),
      rubric.listing,
    ),
    hero: presented[0] ?? null,
    carousel: presented.slice(1),
    unused: unused.map(({ reference }) => reference),
  }
}

/** Returns the response while images are analyzed or after a failure. */
export const unscoredDraft = (draftId: string, error: string | null): DraftScore => ({
  draft_id: draftId,
  status: error === null ? 'processing' : 'failed',
  stored: false,
  error,
  pdp_score: null,
  difference: null,
  foretold: null,
  service_certified: null,
  acceptance: null,
  breakdown: null,
  can_win: null,
  can_win_split: null,
  actions: null,
  rule_checks: null,
  ...eachPenalty(() => null),
  asset_mix: null,
  repeats: [],
  hero: null,
  carousel: [],
  unused: [],
})

type Composed = { images: Composition; unused: Candidate[] }

/** Returns the images as given, or the best allowed set. */
async function compose(
  draft: Draft,
  facts: FactsOfContents,
  { scorer, judging }: { scorer: ListingScorer; judging: Judging },
): Promise<Composed> {
  const { hero, carousel, candidates, optimize } = draft
  const candidateOf = (image: DraftImage) => toCandidate(image, facts, scorer.rules.rubric)
  const given: Composition = [candidateOf(hero), ...carousel.map(candidateOf)]
  if (optimize === null) return { images: given, unused: [] }
  const further = candidates.map(candidateOf)
  const accepts = await acceptsOf(judging, draft, [...given, ...further])
  const { images } = bestListing(given, further, optimize, scorer, accepts)
  return { images, unused: [...given, ...further].filter((image) => !images.includes(image)) }
}

async function acceptsOf(judging: Judging, draft: Draft, all: readonly Candidate[]): Promise<Accepts> {
  const stateOf = await judgeImages(judging, judgedDraft(draft, all))
  return (image, role) => stateOf(all.indexOf(image), role)
}

async function acceptanceOf(judging: Judging, draft: Draft, images: Composition) {
  const judgements = await judgeListing(judging, judgedDraft(draft, images))
  return presentJudgements(judging, draft.retailer, judgements)
}

const judgedDraft = (draft: Draft, images: readonly Candidate[]): JudgedListing => ({
  retailer: draft.retailer,
  categoryPath: categoryPathOf(draft),
  areCopies: false,
  images: images.map(({ reference, facts }) => ({
    imageId: 'image_id' in reference ? reference.image_id : null,
    facts,
    isGenerated: false,
  })),
})

function toCandidate(image: DraftImage, facts: FactsOfContents, rubric: Rubric): Candidate {
  if (!('sha256' in image)) {
    const { asset_type: assetType, service_score: score } = image.reference.planned
    return createPlanned(assetType, score)
  }
  const known = facts.get(image.sha256)
  if (!known) throw new Error(`the content ${image.sha256} has not been analyzed`)
  return createCandidate({ reference: image.reference, assetId: image.assetId, facts: known }, rubric)
}

const categoryPathOf = ({ categoryId }: Draft): string | null =>
  categoryId === null ? null : (findCategory(categoryId)?.path ?? null)

function presentImages(images: Composition, listing: readonly ListingImage[], { listing: rules }: Rubric) {
  const types = assetTypesInListing(listing, rules)
  return images.map(({ reference, as }, position) => {
    const { service_score, classification } = as(roleAt(position))
    return { reference, position, service_score, classification: types[position] ?? classification }
  })
}

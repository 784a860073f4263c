// Generates the OpenAPI examples of scores and ideas from stored facts of two drawn pictures. With --check, fails
// if they are out of date. With --analyze, draws and analyzes the pictures again.
// usage: npm run docs [-- --check | --analyze]
import { readFileSync, writeFileSync } from 'node:fs'
import {
  draftScore,
  EXAMPLE_IDS,
  exampleRenditions,
  historyEntry,
  imageExplanation,
  imageScore,
  type ListingExplanation,
  listingExplanation,
  pdpComposer,
  pdpScores,
  pdpSummary,
  SUBMISSION_EXAMPLE,
  sparkIdeaResult,
} from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import { CATALOG, drawPicture } from '@endcap/demo-shop'
import {
  type ImageFacts,
  type ImageReference,
  type ImageRole,
  modelVersion,
  oneDecimal,
  scoreImage,
} from '@endcap/scoring'
import { deriveIdeas } from '@endcap/studio'
import { createVisionPool, FACTS_VERSION, NO_ORIGIN } from '@endcap/vision'
import sharp from 'sharp'
import { releaseJudging } from '../../packages/service/src/domains/acceptance/judging.ts'
import type { Draft, DraftImage } from '../../packages/service/src/domains/drafts/draft.ts'
import { scoreDraft } from '../../packages/service/src/domains/drafts/score-draft.ts'
import { presentImageScore } from '../../packages/service/src/domains/images/present-image-score.ts'
import { explainPdp } from '../../packages/service/src/domains/pdps/answers/explain-pdp.ts'
import { presentPdpExplanation } from '../../packages/service/src/domains/pdps/answers/present-pdp-explanation.ts'
import { type PresentedPdp, presentPdp } from '../../packages/service/src/domains/pdps/reading/present-pdp.ts'
import { presentPdpSummary } from '../../packages/service/src/domains/pdps/reading/present-pdp-summary.ts'
import type { ListingResult } from '../../packages/service/src/domains/pdps/record/listing-result.ts'
import { summarizeResult } from '../../packages/service/src/domains/pdps/record/summarize-result.ts'
import { listingRules } from '../../packages/service/src/domains/pdps/scoring/compose-listing.ts'
import { presentListing } from '../../packages/service/src/domains/pdps/scoring/present-listing.ts'
import { imageNames } from '../../packages/service/src/domains/pdps/submission/image-identity.ts'
import { RETAILER_GROUPS } from '../../packages/service/src/domains/retailers/retailer-groups.ts'
import { releaseRubricOf } from '../../packages/service/src/domains/scoring/model.ts'
import { readinessOf } from '../../packages/service/src/domains/scoring/present-hero.ts'
import {
  foretoldOf,
  presentScoreEffect,
  type StoredEffect,
} from '../../packages/service/src/domains/scoring/score-effect.ts'
import { writeOrCheck } from './write-or-check.ts'

type Facts = Record<ImageRole, ImageFacts>

/** Entries of long lists. All would fill the document. */
const EXAMPLE_ENTRIES = 2
/** Groups of retailer regions. */
const EXAMPLE_RETAILERS = 2
const FACTS = new URL('example-facts.json', import.meta.url)
const FILE = new URL('../../packages/api/src/examples/scored.json', import.meta.url)
const CATEGORY = findCategoryByPath('Food > Beverages > Soft Drinks')
const SCORED_AT = '2026-11-21T08:00:00.000Z'
/** Fields without effect on scores. */
const DESCRIPTION = {
  id_type: 'id',
  external_id: 'sku-4711',
  tags: ['spring'],
  category_hints: { productCategoryId: null, externalCategoryId: null, codes: [], name: null },
  category_source: 'name',
  category_confidence: 0.93,
} as const
/** Rank of the main image among 140 others. */
const RANK = { sampleSize: 140, percentile: 61 }
/** Score before the last change. */
const FIRST_SCORE = 68.9
const SCORE_EFFECT: StoredEffect = {
  perPoint: { value: 0.0025, variance: 1.4e-6 },
  unexplained: 4e-4,
  tests: 34,
  metric: 'orders',
}

if (process.argv.includes('--analyze')) writeFileSync(FACTS, `${JSON.stringify(await analyze(), null, 2)}\n`)
const facts = JSON.parse(readFileSync(FACTS, 'utf8')) as Facts
const expected = `${JSON.stringify(await makeExamples(facts), null, 2)}\n`
writeOrCheck(FILE, expected)

/** Draws and analyzes an undersized can and its nutrition facts. */
async function analyze(): Promise<Facts> {
  // Drawn first, because analysis blocks sharp's SVG renderer.
  const hero = await draw({ kind: 'front', fill: 0.71 })
  const carousel = await draw({ kind: 'facts' })
  const vision = createVisionPool({ threads: 1 })
  try {
    return { hero: await vision.analyze(hero), carousel: await vision.analyze(carousel) }
  } finally {
    await vision.close()
  }
}

function draw(picture: Parameters<typeof drawPicture>[1]): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(CATALOG[0], picture)))
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function makeExamples(both: Facts) {
  if (!CATEGORY) throw new Error('the category of the example does not exist')
  const pdp: PresentedPdp = {
    id: EXAMPLE_IDS.pdp,
    retailer: SUBMISSION_EXAMPLE.retailer,
    status: 'COMPLETED',
    error_code: null,
    name: SUBMISSION_EXAMPLE.name,
    category_id: CATEGORY.id,
    result: null,
    listing_score_at_ingest: FIRST_SCORE,
    scored_at: new Date(SCORED_AT),
  }
  const result = await makeResult(pdp, both)
  const listed = [
    { id: EXAMPLE_IDS.hero, facts: both.hero },
    { id: EXAMPLE_IDS.nutrition, facts: both.carousel },
  ]
  const { id: _id, ...scores } = pdpScores.id.parse({ id: '', ...presentPdp({ ...pdp, result }, []) })
  return {
    pdp: scores,
    image: imageScore.parse(await makeImageScore(pdp, both.hero)),
    ideas: sparkIdeaResult.parse(makeIdeas(pdp, both.hero, CATEGORY.path)),
    ...(await makeAnswers(pdp, result, listed)),
  }
}

function makeResult(pdp: PresentedPdp, { hero, carousel }: Facts): Promise<ListingResult> {
  const rubric = releaseRubricOf(pdp.category_id)
  return presentListing({
    pdp,
    rubric,
    hero: {
      image: {
        position: 0,
        imageId: EXAMPLE_IDS.hero,
        sourceUrl: SUBMISSION_EXAMPLE.hero_image_url,
        assetId: SUBMISSION_EXAMPLE.hero_image_asset_id,
        rights: null,
      },
      facts: hero,
      score: scoreImage(hero, 'hero', rubric),
    },
    carousel: SUBMISSION_EXAMPLE.carousel_image_urls.map((sourceUrl, index) => ({
      image: {
        position: index + 1,
        imageId: EXAMPLE_IDS.nutrition,
        sourceUrl,
        assetId: SUBMISSION_EXAMPLE.carousel_image_asset_ids[index] ?? null,
        rights: null,
      },
      facts: carousel,
      score: scoreImage(carousel, 'carousel', rubric),
    })),
    percentileRank: RANK,
    recommendedCarouselImages: undefined,
  })
}

function makeImageScore(pdp: PresentedPdp, hero: ImageFacts) {
  const image = {
    id: EXAMPLE_IDS.hero,
    organizationId: '',
    sha256: '',
    categoryId: pdp.category_id,
    role: 'hero',
    rootImageId: null,
  } as const
  const rubric = releaseRubricOf(pdp.category_id)
  const score = scoreImage(hero, 'hero', rubric)
  const scored = { image, analysis: { facts: hero, score }, isBeingScored: false }
  return presentImageScore(scored, { ...pdp, rights: null }, { rank: RANK, rubric })
}

function makeIdeas({ name, category_id }: PresentedPdp, hero: ImageFacts, categoryPath: string) {
  const rubric = releaseRubricOf(category_id)
  const score = scoreImage(hero, 'hero', rubric)
  const data = deriveIdeas({ facts: hero, role: 'hero', score, rubric, name, categoryPath, listing: null })
  return {
    idea_id: EXAMPLE_IDS.idea,
    image_id: EXAMPLE_IDS.hero,
    status: 'completed',
    data: { ...data, ideas: data.ideas.slice(0, EXAMPLE_ENTRIES), markdown: beginningOf(data.markdown) },
    created_at: SCORED_AT,
    updated_at: '2026-11-21T08:00:07.512Z',
  }
}

/** Makes the listing's explanations, list row, history and draft. */
async function makeAnswers(
  pdp: PresentedPdp,
  result: ListingResult,
  listed: readonly { id: string; facts: ImageFacts }[],
) {
  const { id: pdpId, category_id, retailer, name } = pdp
  const images = listed.map(({ id, facts: imageFacts }, position) => ({
    image: { ...placeOf(position), position, imageId: id, sha256: id, assetId: null, rights: null },
    facts: imageFacts,
    origin: NO_ORIGIN,
    corrections: [],
    opinions: [],
    isGenerated: false,
  }))
  const rubric = releaseRubricOf(category_id)
  const judging = releaseJudging(SCORED_AT.slice(0, 10))
  const explained = await explainPdp({
    pdp: { id: pdpId, category_id, retailer, name, id_type: 'id', is_composed: false },
    images,
    rubric,
    judging,
  })
  const described = {
    ...pdp,
    ...DESCRIPTION,
    is_composed: false,
    tags: [...DESCRIPTION.tags],
    family_id: null,
    variant: null,
    organization_id: '',
    updated_at: new Date(SCORED_AT),
  }
  const listing = listingExplanation.parse(
    await presentPdpExplanation({ pdp: described, images, rubric, judging, categoryModel: null }, explained, {
      signRenditions: () => exampleRenditions('3f/3fc1a0'),
      acceptance: [],
      siblings: [],
    }),
  )
  const change = listing.actions[0]?.change
  if (!change) throw new Error('the listing of the example has no action')
  const toDraft = (reference: ImageReference): DraftImage => {
    if ('planned' in reference) return { reference }
    if (!('image_id' in reference)) throw new Error('the listing of the example has only stored images')
    return { reference, sha256: reference.image_id, assetId: null }
  }
  const { position: _position, image_url: _url, ...image } = listing.images[0] ?? {}
  const places = { pdps: [{ pdp_id: pdpId, name, position: 0 }], spark: null }
  const draft: Draft = {
    baseScore: result.pdp_score,
    hasOtherRules: false,
    retailer,
    name,
    categoryId: category_id,
    hero: toDraft(change.hero),
    carousel: change.carousel.map(toDraft),
    candidates: [],
    optimize: null,
  }
  const byContent = new Map(images.map(({ image: { imageId }, facts: imageFacts }) => [imageId, imageFacts]))
  const drafted = draftScore.parse(await scoreDraft(draft, byContent, { draftId: null, rubric, judging }))
  const acceptance = listing.best.acceptance.map((judged) => ({
    ...judged,
    findings: judged.findings.slice(0, 1),
  }))
  return {
    summary: pdpSummary.parse(summaryOf(pdp, result)),
    listing_explanation: {
      ...listing,
      actions: listing.actions.slice(0, EXAMPLE_ENTRIES),
      images: listing.images.map(inShort),
      best: { ...listing.best, acceptance },
      acceptance,
      retailers: listing.retailers.slice(0, EXAMPLE_RETAILERS),
    },
    image_explanation: inShort(imageExplanation.parse({ ...image, ...places })),
    history: [historyEntry.parse(historyOf(result, listing))],
    draft: {
      ...drafted,
      foretold: foretoldOf(drafted.difference, SCORE_EFFECT),
      acceptance,
    },
    composer: pdpComposer.parse(await composerOf(pdp, listing, images)),
  }
}

function summaryOf(pdp: PresentedPdp, result: ListingResult) {
  const { recommended_images: recommended, read_brand: brand, ...summary } = summarizeResult(result)
  return presentPdpSummary({
    ...pdp,
    ...DESCRIPTION,
    ...summary,
    tags: [...DESCRIPTION.tags],
    family_id: null,
    family_name: null,
    family_key: null,
    family_listings: 0,
    variant: null,
    brand,
    own_brand: null,
    updated_at: new Date(SCORED_AT),
    recommended_image_count: recommended,
    image_count: result.asset_mix.total_images,
    hero_image_id: EXAMPLE_IDS.hero,
    hero_sha256: null,
    sort_value: '',
    acceptance: [],
  })
}

/** Makes the composer's response, limited to the schema's facts and rubric. */
async function composerOf(
  pdp: PresentedPdp,
  { images, ...listing }: ListingExplanation,
  analyzed: readonly { facts: ImageFacts }[],
) {
  const rubric = releaseRubricOf(pdp.category_id)
  const { recommendedCarouselImages, mainImage } = listingRules({ rubric, retailer: pdp.retailer })
  const presented = []
  for (const [index, { image_id, width, height, filename, renditions }] of images.entries()) {
    const analysis = analyzed[index]
    if (!analysis) continue
    const { version, file } = analysis.facts
    const readiness = await readinessOf(analysis.facts, pdp.name, listing.category)
    presented.push({
      image_id,
      width,
      height,
      filename,
      origin: 'listing',
      root_image_id: null,
      composition: null,
      asset_id: null,
      facts: { version, file },
      mobile_readiness: readiness,
      renditions,
    })
  }
  return {
    ...listing,
    model_version: modelVersion(FACTS_VERSION, rubric),
    score_effect: presentScoreEffect(SCORE_EFFECT),
    family: rubric.family,
    rubric: { version: rubric.version, family: rubric.family },
    recommended_carousel_images: recommendedCarouselImages,
    main_image_rules: mainImage,
    retailers: RETAILER_GROUPS.slice(0, 1).map((group) => ({
      retailers: group.retailers.slice(0, 2),
      main_image_rules: group.mainImage,
      recommended_carousel_images: group.recommendedCarouselImages,
    })),
    judging: { day: SCORED_AT.slice(0, 10), are_copies: false, targets: [] },
    images: presented,
    further: [],
  }
}

function placeOf(position: number): { sourceUrl: string; filename: string } {
  const urls = [SUBMISSION_EXAMPLE.hero_image_url, ...SUBMISSION_EXAMPLE.carousel_image_urls]
  return { sourceUrl: urls[position] ?? '', filename: imageNames(urls)[position] ?? '' }
}

function historyOf({ pdp_score, hero, carousel_images }: ListingResult, listing: ListingExplanation) {
  return {
    scored_at: SCORED_AT,
    pdp_score,
    score_change: oneDecimal(pdp_score - FIRST_SCORE),
    cause: 'images',
    set_from: 'submission',
    changed_by: null,
    category: CATEGORY?.name ?? null,
    category_source: 'name',
    acceptance: [],
    images: [{ ...hero, position: 0 }, ...carousel_images].map((image, index) => ({
      ...image,
      renditions: listing.images[index]?.renditions ?? null,
    })),
  }
}

function inShort<Image extends Pick<ListingExplanation['images'][number], 'factors' | 'overlays'>>(
  image: Image,
): Image {
  const { factors, overlays } = image
  return {
    ...image,
    factors: factors.slice(0, EXAMPLE_ENTRIES),
    overlays: { ...overlays, texts: overlays.texts.slice(0, EXAMPLE_ENTRIES) },
  }
}

function beginningOf(markdown: string): string {
  return [...markdown.split('\n').slice(0, 8), '…'].join('\n')
}

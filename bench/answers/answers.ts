// Checks the scoring engine's answers on demo and random listings: breakdowns that add up, gains that come true,
// and best listings that are never worse.
// usage: npm run bench -- answers
import { findRetailer } from '@endcap/catalog'
import {
  bestListing,
  type Candidate,
  type Composition,
  createCandidate,
  createListingScorer,
  createPlanned,
  explainListing,
  type ImageFacts,
  type ImageReference,
  type ListingScorer,
  listingImages,
  RUBRICS,
  scoreListing,
} from '@endcap/scoring'
import { loadFacts } from './images.ts'

const RANDOM_LISTINGS = 200
const TOLERANCE = 0.1 + 1e-9
const CANDIDATES = 20

type Tally = {
  listings: number
  sums: number
  promises: number
  kept: number
  plans: number
  best: number
  gains: number[]
}

const { demo, shared } = await loadFacts()
const random = createRandom(1)
const demoTally = newTally()
for (const { asin, facts } of demo) {
  const listing = compose(facts, 0)
  check(listing, demoTally)
  const { score, can_win: canWin, actions } = explainListing(listing.images, listing.scorer)
  const [first] = actions
  console.log(
    `${asin}  ${score.toFixed(1)}  can win ${canWin.toFixed(1)}  ${first ? `+${first.gain_listing} ${first.title}` : 'nothing to change'}`,
  )
}
print(`${demo.length} demo listings`, demoTally)
const randomTally = newTally()
for (let index = 0; index < RANDOM_LISTINGS; index++) {
  const count = 1 + Math.floor(random() * 21)
  const facts = Array.from({ length: count }, () => shared[Math.floor(random() * shared.length)]).filter(
    (each) => each !== undefined,
  )
  check(compose(facts, index), randomTally)
}
print(`${RANDOM_LISTINGS} random listings of ${shared.length} shared images`, randomTally)
timeSearch()

function compose(facts: readonly ImageFacts[], seed: number): { images: Composition; scorer: ListingScorer } {
  const rubric = RUBRICS[seed % RUBRICS.length] ?? RUBRICS[0]
  if (!rubric) throw new Error('there is no rubric')
  const retailer = findRetailer('marketplace_us')
  const scorer = createListingScorer({
    rubric,
    recommendedCarouselImages:
      retailer?.recommendedCarouselImages ?? rubric.listing.recommendedCarouselImages,
    mainImage: retailer?.mainImage ?? null,
  })
  const [main, ...carousel] = facts.map((each, index) =>
    createCandidate({ reference: { image_id: String(index) }, facts: each }, rubric),
  )
  if (!main) throw new Error('a listing has at least one image')
  return { images: [main, ...carousel], scorer }
}

function check({ images, scorer }: { images: Composition; scorer: ListingScorer }, tally: Tally): void {
  const { rules } = scorer
  const rescored = (composition: Composition) => {
    const [hero, ...carousel] = listingImages(composition)
    return scoreListing(hero, carousel, rules.rubric, rules.recommendedCarouselImages).pdp_score
  }
  const { score, breakdown, actions, plan, can_win: canWin } = explainListing(images, scorer)
  const lost = breakdown.reduce((sum, { points }) => sum + points, 0)
  tally.listings += 1
  if (score === rescored(images) && Math.abs(lost - (100 - score)) <= TOLERANCE) tally.sums += 1
  for (const { change, gain_listing: gain } of actions) {
    tally.promises += 1
    const applied = fromReferences(change, images, rules.rubric)
    if (Math.abs(rescored(applied) - score - gain) <= TOLERANCE) tally.kept += 1
  }
  const last = plan.at(-1)
  const end = last ? rescored(fromReferences(last.change, images, rules.rubric)) : score
  if (Math.abs(end - score - canWin) <= TOLERANCE) tally.plans += 1
  const best = (['order', 'selection'] as const).map((freedom) => bestListing(images, [], freedom, scorer))
  if (best.every(({ images: found, score: promised }) => promised >= score && rescored(found) === promised))
    tally.best += 1
  tally.gains.push(best[1]?.gain ?? 0)
}

function fromReferences(
  { hero, carousel }: { hero: ImageReference; carousel: readonly ImageReference[] },
  images: Composition,
  rubric: (typeof RUBRICS)[number],
): Composition {
  const resolve = (reference: ImageReference): Candidate => {
    if ('planned' in reference)
      return createPlanned(reference.planned.asset_type, reference.planned.service_score)
    const facts = 'image_id' in reference ? images[Number(reference.image_id)]?.facts : null
    if (!facts) throw new Error('an action names an image that the listing does not have')
    return createCandidate({ reference, facts }, rubric)
  }
  return [resolve(hero), ...carousel.map(resolve)]
}

function timeSearch(): void {
  for (const count of [CANDIDATES, 2 * CANDIDATES]) {
    const times = Array.from({ length: 30 }, (_, index) => {
      const facts = shared.slice((index * 7) % (shared.length - count)).slice(0, count)
      const { images, scorer } = compose(facts, index)
      const [main, ...others] = images
      const given: Composition = [main, ...others.slice(0, 4)]
      const start = performance.now()
      bestListing(given, others.slice(4), 'selection', scorer)
      return performance.now() - start
    }).toSorted((a, b) => a - b)
    console.log(
      `bestListing over ${count} candidates: median ${times[15]?.toFixed(0)} ms, slowest of 30 ${times.at(-1)?.toFixed(0)} ms`,
    )
  }
  const explained = Array.from({ length: 30 }, (_, index) => {
    const { images, scorer } = compose(shared.slice(index * 10, index * 10 + 21), index)
    const start = performance.now()
    explainListing(images, scorer)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  console.log(
    `explainListing of 21 images: median ${explained[15]?.toFixed(0)} ms, slowest of 30 ${explained.at(-1)?.toFixed(0)} ms`,
  )
}

function newTally(): Tally {
  return { listings: 0, sums: 0, promises: 0, kept: 0, plans: 0, best: 0, gains: [] }
}

function print(title: string, { listings, sums, promises, kept, plans, best, gains }: Tally): void {
  console.log(`\n${title}
  breakdowns that add up   ${sums} of ${listings}
  promises that come true  ${kept} of ${promises}
  plans that come true     ${plans} of ${listings}
  best never below given   ${best} of ${listings}; mean gain ${(gains.reduce((sum, gain) => sum + gain, 0) / listings).toFixed(1)}\n`)
}

/** Seeded random numbers in 0–1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

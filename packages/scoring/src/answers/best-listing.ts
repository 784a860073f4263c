import type { AcceptanceState } from '../acceptance-state.ts'
import type { Classification } from '../asset-types/asset-types.ts'
import type { ImageRole } from '../facts.ts'
import { oneDecimal } from '../score-image.ts'
import { moveToFront } from './actions/make-main.ts'
import { swap } from './actions/swap-main.ts'
import type { Candidate } from './candidate.ts'
import { strongestFirst } from './carousel-order.ts'
import { type Composition, type ListingScorer, MAX_LISTING_IMAGES } from './listing-scorer.ts'
import { possibleMains } from './main-image.ts'

/** Includes further candidates. */
export const MAX_CANDIDATES = 40
/** Smaller gains do not justify another order. */
const MIN_GAIN = 0.05
/** Others are too far behind for exchanges. */
const EXCHANGED_MAINS = 3

/** Returns whether targets accept an image in a role. */
export type Accepts = (image: Candidate, role: ImageRole) => AcceptanceState

const EVERYTHING: Accepts = () => 'accepted'
const STATES = ['accepted', 'not_sure', 'not_accepted'] as const

export type Freedom = 'order' | 'selection'

export type BestListing = {
  images: Composition
  /** 0–100, one decimal. Below the given listing's only if its main image is accepted less. */
  score: number
  gain: number
}

/**
 * Chooses greedily, then exchanges until none helps. Keeps the ideal mix's types and the retailer's rules
 * (`possibleMains`). Takes a main image that is accepted, if there is one, and else one that may be. A selection leaves
 * out further images that are not accepted.
 * @throws RangeError for more than 40 images
 */
export function bestListing(
  given: Composition,
  further: readonly Candidate[],
  freedom: Freedom,
  scorer: ListingScorer,
  accepts: Accepts = EVERYTHING,
): BestListing {
  const all = [...new Set([...given, ...(freedom === 'selection' ? further : [])])]
  if (all.length > MAX_CANDIDATES) throw new RangeError(`more than ${MAX_CANDIDATES} images`)
  const possible = possibleMains(given, all, scorer.rules)
  const mains = bestAccepted(possible, accepts)
  const allowed = all.filter((image) => accepts(image, 'carousel') !== 'not_accepted')
  // A selection must gain more than any order.
  const orders = mains.filter((main) => given.includes(main)).flatMap((main) => ordersWith(given, main))
  const found = freedom === 'order' ? orders : [...orders, ...select(mains, { given, all: allowed, scorer })]
  const best = found.reduce<Composition>(
    (winner, each) => (points(each, scorer) > points(winner, scorer) + MIN_GAIN ? each : winner),
    mains.includes(given[0]) ? given : (found[0] ?? given),
  )
  const before = scorer.score(given)
  const score = scorer.score(best)
  return { images: best, score, gain: oneDecimal(score - before) }
}

/** Returns the images with the best state that there is. */
function bestAccepted(images: readonly Candidate[], accepts: Accepts): Candidate[] {
  const states = new Map(images.map((image) => [image, accepts(image, 'hero')]))
  const best = STATES.find((state) => images.some((image) => states.get(image) === state))
  return images.filter((image) => states.get(image) === best)
}

const points = (images: Composition, scorer: ListingScorer): number => scorer.points(images).points

/** Fewest moves first. */
function ordersWith(given: Composition, main: Candidate): Composition[] {
  const position = given.indexOf(main)
  const orders = [swap(given, position), moveToFront(given, position)]
  return [...orders, ...orders.map(([first, ...rest]): Composition => [first, ...strongestFirst(rest)])]
}

type Search = { given: Composition; all: readonly Candidate[]; scorer: ListingScorer }

function select(mains: readonly Candidate[], search: Search): Composition[] {
  const required = requiredTypes(search.given, search.scorer)
  return mains
    .map((main) => greedySelection(main, required, search))
    .toSorted((a, b) => points(b, search.scorer) - points(a, search.scorer))
    .slice(0, EXCHANGED_MAINS)
    .map((start) => exchange(start, required, search))
}

type Required = ReadonlyMap<Classification, number>

const typeOf = (image: Candidate): Classification => image.as('carousel').classification

/** Counts at most what the ideal mix asks for. */
function requiredTypes(given: Composition, { rules }: ListingScorer): Required {
  const ideal = Object.entries(rules.rubric.idealMix) as [Classification, number][]
  return new Map(
    ideal.map(([type, count]) => [
      type,
      Math.min(count, given.filter((image) => typeOf(image) === type).length),
    ]),
  )
}

function keepsTypes(images: Composition, required: Required): boolean {
  return [...required].every(
    ([type, count]) => images.filter((image) => typeOf(image) === type).length >= count,
  )
}

/** Takes required types first, then more while the score rises. */
function greedySelection(main: Candidate, required: Required, { all, scorer }: Search): Composition {
  const pool = strongestFirst(all.filter((image) => image !== main))
  const repeatsOne = (image: Candidate, others: readonly Candidate[]) =>
    others.some((other) => scorer.repeats(other, image))
  const chosen: Candidate[] = []
  for (const [type, count] of required) {
    const ofType = pool.filter((image) => typeOf(image) === type)
    const fresh = ofType.filter((image) => !repeatsOne(image, [main, ...chosen]))
    const missing = count - (typeOf(main) === type ? 1 : 0)
    chosen.push(...[...new Set([...fresh, ...ofType])].slice(0, Math.max(0, missing)))
  }
  let best = compose(main, chosen)
  for (const image of pool) {
    if (chosen.includes(image) || repeatsOne(image, [main, ...chosen])) continue
    if (chosen.length + 1 >= MAX_LISTING_IMAGES) break
    chosen.push(image)
    const longer = compose(main, chosen)
    if (points(longer, scorer) > points(best, scorer)) best = longer
  }
  return best
}

const compose = (main: Candidate, chosen: readonly Candidate[]): Composition => [
  main,
  ...strongestFirst(chosen),
]

function exchange(start: Composition, required: Required, { all, scorer }: Search): Composition {
  let best = start
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const next of neighbors(best, all)) {
      const isHigher = points(next, scorer) > points(best, scorer) + MIN_GAIN
      if (!isHigher || next.length > MAX_LISTING_IMAGES || !keepsTypes(next, required)) continue
      best = next
      isBetter = true
    }
  }
  return best
}

function* neighbors([main, ...carousel]: Composition, all: readonly Candidate[]): Generator<Composition> {
  const others = all.filter((image) => image !== main && !carousel.includes(image))
  for (const image of others) yield compose(main, [...carousel, image])
  for (const image of carousel) {
    const rest = carousel.filter((each) => each !== image)
    yield compose(main, rest)
    for (const other of others) yield compose(main, [...rest, other])
  }
}

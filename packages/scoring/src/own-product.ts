import { typesWhere } from './asset-types/asset-types.ts'
import { probabilityOf } from './classification.ts'
import type { ImageFacts } from './facts.ts'
import { type ComparableImage, colorDistance, likenessOf } from './near-duplicates.ts'
import { foldText } from './text/similar-text.ts'

export type MemberFacts = ComparableImage & Pick<ImageFacts, 'kind' | 'text'>

/** One odd image must not represent the product. */
const MIN_OTHERS = 2
/** Mean likeness. One listing in a hundred is below. */
const MIN_COHERENCE = 0.1
/** These caused half of the false alarms. */
const SHOW_NO_PRODUCT = typesWhere(({ shows }) => shows === 'no_product')
/** ΔE of another color, and of a certain one. */
const COLOR = { from: 8, sure: 48, weight: 0.05 } as const
/** Per shared word, up to `most`. */
const WORDS = { weight: 0.005, most: 3, minLength: 4, minConfidence: 0.8 } as const
/**
 * Logistic, fitted on 179 galleries of 45 sources against as many images of other shops
 * (`docs/learned/own-product.md`).
 */
const CURVE = { middle: 0.2, slope: 18.4 } as const
/** 2% of own images are below. */
export const OTHER_PRODUCT = 0.22

/**
 * Returns probabilities (0–1) by embeddings, colors and words. Null for the main image, which represents the
 * product, and if unknown.
 */
export function ownProductProbabilities(images: readonly (MemberFacts | null)[]): (number | null)[] {
  const known = images.flatMap((facts, position) => (facts ? [{ facts, position }] : []))
  const likeness = known.map(({ facts: one }) => known.map(({ facts: other }) => likenessOf(one, other)))
  const total = sumOf(likeness.map(sumOf))
  const answers = images.map((): number | null => null)
  for (const [index, { facts, position }] of known.entries()) {
    if (position === 0) continue
    const said = facts.corrections?.isOwnProduct ?? saidOfPair(images[0], facts)
    if (said !== undefined) answers[position] = Number(said)
    else if (isAsked(facts)) {
      const others = known.flatMap((other) => (other.position === position ? [] : [other.facts]))
      const toOthers = sumOf(likeness[index] ?? []) - 1
      const squaredLength = total - 2 * toOthers - 1
      if (!agree(others.length, squaredLength)) continue
      const cosine = toOthers / Math.sqrt(squaredLength)
      const agreement =
        cosine - COLOR.weight * colorDifference(facts, others) + WORDS.weight * sharedWords(facts, others)
      answers[position] = round(1 / (1 + Math.exp(-CURVE.slope * (agreement - CURVE.middle))))
    }
  }
  return answers
}

/** Returns a model's verdict on the main image and another, if there is one. */
function saidOfPair(main: MemberFacts | null | undefined, facts: MemberFacts): boolean | undefined {
  const own = facts.corrections?.sameProduct ?? {}
  const name = Object.keys(main?.corrections?.sameProduct ?? {}).find((pair) => pair in own)
  return name === undefined ? undefined : own[name]
}

/** Compares the mean of all pairs. */
const agree = (count: number, squaredLength: number): boolean =>
  count >= MIN_OTHERS && (squaredLength - count) / (count * (count - 1)) >= MIN_COHERENCE

/** Returns positions of other products. */
export function otherProducts(images: readonly (MemberFacts | null)[]): ReadonlySet<number> {
  return new Set(
    ownProductProbabilities(images).flatMap((probability, position) =>
      probability !== null && probability < OTHER_PRODUCT ? [position] : [],
    ),
  )
}

const isAsked = (facts: MemberFacts): boolean => probabilityOf(facts, 'carousel', SHOW_NO_PRODUCT) < 0.5

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const round = (probability: number): number => Math.round(1000 * probability) / 1000

/** Distance to the nearest color, 0–1. */
function colorDifference({ product }: MemberFacts, others: readonly MemberFacts[]): number {
  if (!product) return 0
  const distances = others.flatMap((other) =>
    other.product ? [colorDistance(product.meanLab, other.product.meanLab)] : [],
  )
  if (distances.length === 0) return 0
  return Math.min(1, Math.max(0, (Math.min(...distances) - COLOR.from) / (COLOR.sure - COLOR.from)))
}

function sharedWords(facts: MemberFacts, others: readonly MemberFacts[]): number {
  const own = wordsOf(facts)
  if (own.size === 0) return 0
  const theirs = others.map(wordsOf)
  return Math.min(WORDS.most, [...own].filter((word) => theirs.some((words) => words.has(word))).length)
}

const words = new WeakMap<ImageFacts['text'], ReadonlySet<string>>()

function wordsOf({ text }: MemberFacts): ReadonlySet<string> {
  const known = words.get(text)
  if (known) return known
  const read = text.lines.flatMap((line) =>
    line.text !== null && line.confidence >= WORDS.minConfidence
      ? foldText(line.text).split(/[^\p{L}]+/u)
      : [],
  )
  const found = new Set(read.filter((word) => word.length >= WORDS.minLength))
  words.set(text, found)
  return found
}

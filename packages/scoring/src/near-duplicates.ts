import type { ImageFacts, ProductFacts, SimilarityFacts } from './facts.ts'
import type { ListingRubric } from './rubric.ts'

export type ComparableImage = Pick<ImageFacts, 'similarity' | 'corrections'> & {
  product: Pick<ProductFacts, 'meanLab'> | null
}

/** Images without facts repeat no other. */
export function findNearDuplicates(
  images: readonly (ComparableImage | null)[],
  rules: ListingRubric,
): [number, number][] {
  const pairs: [number, number][] = []
  images.forEach((one, first) => {
    for (let second = first + 1; second < images.length; second++) {
      const other = images[second]
      if (one && other && showTheSame(one, other, rules)) pairs.push([first, second])
    }
  })
  return pairs
}

/**
 * Requires equal structure and likeness, or high likeness, because crops and mirroring change the hash. Other
 * colors are variants.
 */
export function showTheSame(
  one: ComparableImage,
  other: ComparableImage,
  { nearDuplicate: rules }: Pick<ListingRubric, 'nearDuplicate'>,
): boolean {
  if (areSaidToDiffer(one, other) || differInColor(one, other, rules.maxDeltaE)) return false
  const likeness = likenessOf(one, other)
  if (likeness >= rules.sureLikeness) return true
  const bits = hammingDistance(one.similarity.dhash, other.similarity.dhash)
  return bits <= rules.maxBits && likeness >= rules.minLikeness
}

/** A person's correction decides. */
function areSaidToDiffer({ corrections: one }: ComparableImage, { corrections: other }: ComparableImage) {
  if (one?.isUnique || other?.isUnique) return true
  return one?.distinctPairs?.some((pair) => other?.distinctPairs?.includes(pair)) ?? false
}

function differInColor(one: ComparableImage, other: ComparableImage, maxDeltaE: number): boolean {
  if (!one.product || !other.product) return false
  return colorDistance(one.product.meanLab, other.product.meanLab) > maxDeltaE
}

type Color = readonly [number, number, number]

/** CIE76 with half the lightness: copies are often brighter or darker. */
export function colorDistance(one: Color, other: Color): number {
  return Math.hypot((one[0] - other[0]) / 2, one[1] - other[1], one[2] - other[2])
}

/** Counts differing bits of hexadecimal hashes. */
export function hammingDistance(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let bits = 0
  for (; difference > 0n; difference &= difference - 1n) bits += 1
  return bits
}

/** The search for the best order compares pairs repeatedly. */
const likenesses = new WeakMap<SimilarityFacts, WeakMap<SimilarityFacts, number>>()

/** Returns the cosine, 0 for different spaces. Cached by pair. */
export function likenessOf(
  { similarity: one }: Pick<ComparableImage, 'similarity'>,
  { similarity: other }: Pick<ComparableImage, 'similarity'>,
): number {
  if (one === other) return 1
  const known = likenesses.get(one) ?? new WeakMap<SimilarityFacts, number>()
  likenesses.set(one, known)
  const likeness = known.get(other) ?? cosineOf(one, other)
  known.set(other, likeness)
  return likeness
}

type Vector = { values: Int8Array; squaredLength: number }

const vectors = new WeakMap<SimilarityFacts, Vector>()

function vectorOf(similarity: SimilarityFacts): Vector {
  const known = vectors.get(similarity)
  if (known) return known
  const values = signedBytes(similarity.embedding)
  const vector = { values, squaredLength: dot(values, values) }
  vectors.set(similarity, vector)
  return vector
}

/** Returns 256 signed bytes. */
export const embeddingOf = (similarity: SimilarityFacts): Int8Array => vectorOf(similarity).values

/** Returns the same as `likenessOf`, without caching pairs. */
export function cosineOf(one: SimilarityFacts, other: SimilarityFacts): number {
  if (one.space !== other.space) return 0
  const [from, to] = [vectorOf(one), vectorOf(other)]
  return dot(from.values, to.values) / (Math.sqrt(from.squaredLength * to.squaredLength) || 1)
}

function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}

/** This package depends on no platform. */
function signedBytes(hex: string): Int8Array {
  return Int8Array.from({ length: hex.length / 2 }, (_, index) =>
    parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )
}

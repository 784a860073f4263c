import type { ImageFacts, SimilarityFacts } from './facts.ts'
import type { ListingRubric } from './rubric.ts'

/** The facts by which two images are compared. */
export type ComparableImage = Pick<ImageFacts, 'similarity' | 'product' | 'corrections'>

/** Returns the pairs of indices of images that show the same picture. An image without facts repeats no other. */
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
  { nearDuplicate: rules }: ListingRubric,
): boolean {
  if (areSaidToDiffer(one, other) || differInColor(one, other, rules.maxDeltaE)) return false
  const likeness = likenessOf(one, other)
  if (likeness >= rules.sureLikeness) return true
  const bits = hammingDistance(one.similarity.dhash, other.similarity.dhash)
  return bits <= rules.maxBits && likeness >= rules.minLikeness
}

/** Returns whether a person has said that the images show different pictures. */
function areSaidToDiffer({ corrections: one }: ComparableImage, { corrections: other }: ComparableImage) {
  if (one?.isUnique || other?.isUnique) return true
  return one?.distinctPairs?.some((pair) => other?.distinctPairs?.includes(pair)) ?? false
}

function differInColor(one: ComparableImage, other: ComparableImage, maxDeltaE: number): boolean {
  if (!one.product || !other.product) return false
  return colorDistance(one.product.meanLab, other.product.meanLab) > maxDeltaE
}

type Color = readonly [number, number, number]

/** Returns the color distance (CIE76) with half the lightness: the same picture is often saved brighter or darker. */
export function colorDistance(one: Color, other: Color): number {
  return Math.hypot((one[0] - other[0]) / 2, one[1] - other[1], one[2] - other[2])
}

/** Returns the number of differing bits of two hashes of 16 hexadecimal digits. */
export function hammingDistance(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let bits = 0
  for (; difference > 0n; difference &= difference - 1n) bits += 1
  return bits
}

/** The search for the best order compares pairs repeatedly. */
const likenesses = new WeakMap<SimilarityFacts, WeakMap<SimilarityFacts, number>>()

/**
 * Returns the cosine of two images' embeddings: 1 for an image with itself, and 0 for embeddings of different spaces. Keeps
 * it for the next comparison.
 */
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

/** Decoded embeddings. */
const vectors = new WeakMap<SimilarityFacts, Vector>()

function vectorOf(similarity: SimilarityFacts): Vector {
  const known = vectors.get(similarity)
  if (known) return known
  const values = signedBytes(similarity.embedding)
  const vector = { values, squaredLength: dot(values, values) }
  vectors.set(similarity, vector)
  return vector
}

/** Returns the decoded embedding of an image: 256 signed numbers of a byte. */
export const embeddingOf = (similarity: SimilarityFacts): Int8Array => vectorOf(similarity).values

/** Returns the cosine of two embeddings, or 0 for embeddings of different spaces. Keeps nothing but the decoded embeddings. */
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

/** Decodes two hexadecimal digits per value, without the platform's decoders: this package depends on no platform. */
function signedBytes(hex: string): Int8Array {
  return Int8Array.from({ length: hex.length / 2 }, (_, index) =>
    parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )
}

import type { ImageFacts } from './facts.ts'
import type { ListingRubric } from './rubric.ts'

/** The facts by which two images are compared. */
export type ComparableImage = Pick<ImageFacts, 'similarity' | 'product'>

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
 * Returns whether two images show the same picture: their structure agrees (perceptual hash) and their
 * embeddings are similar, or the embeddings alone are similar enough, because a crop or a mirror image
 * changes the hash. Products of different colors are variants, which a carousel may show side by side.
 */
export function showTheSame(
  one: ComparableImage,
  other: ComparableImage,
  { nearDuplicate: rules }: ListingRubric,
): boolean {
  if (differInColor(one, other, rules.maxDeltaE)) return false
  const likeness = cosine(one.similarity.embedding, other.similarity.embedding)
  if (likeness >= rules.sureCosine) return true
  const bits = hammingDistance(one.similarity.dhash, other.similarity.dhash)
  return bits <= rules.maxBits && likeness >= rules.minCosine
}

/** Returns whether two images may show one product from different angles: similar shape and material, and the same color. */
export function showOneProduct(
  one: ComparableImage,
  other: ComparableImage,
  { nearDuplicate: rules }: ListingRubric,
): boolean {
  if (differInColor(one, other, rules.maxDeltaE)) return false
  return cosine(one.similarity.embedding, other.similarity.embedding) >= rules.sameProductCosine
}

function differInColor(one: ComparableImage, other: ComparableImage, maxDeltaE: number): boolean {
  if (!one.product || !other.product) return false
  return colorDistance(one.product.meanLab, other.product.meanLab) > maxDeltaE
}

type Color = readonly [number, number, number]

/** Returns the color distance (CIE76) with half the lightness: the same picture is often saved brighter or darker. */
function colorDistance(one: Color, other: Color): number {
  return Math.hypot((one[0] - other[0]) / 2, one[1] - other[1], one[2] - other[2])
}

/** Returns the number of differing bits of two hashes of 16 hexadecimal digits. */
export function hammingDistance(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let bits = 0
  for (; difference > 0n; difference &= difference - 1n) bits += 1
  return bits
}

/** Returns the cosine of two embeddings of signed bytes in hexadecimal digits, or 0 for embeddings of different lengths. */
export function cosine(one: string, other: string): number {
  const [a, b] = [signedBytes(one), signedBytes(other)]
  if (a.length !== b.length) return 0
  const dot = (x: Int8Array, y: Int8Array) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0)
  return dot(a, b) / (Math.sqrt(dot(a, a) * dot(b, b)) || 1)
}

/** Decodes two hexadecimal digits per value, without the platform's decoders: this package depends on no platform. */
function signedBytes(hex: string): Int8Array {
  return Int8Array.from({ length: hex.length / 2 }, (_, index) =>
    parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )
}

import type { ImageFacts } from './facts.ts'
import type { ListingRubric } from './rubric.ts'

export type Seen = Pick<ImageFacts, 'similarity' | 'product'>

/** Pairs of indices of images that show the same. */
export function findNearDuplicates(images: readonly Seen[], rules: ListingRubric): [number, number][] {
  const pairs: [number, number][] = []
  images.forEach((one, first) => {
    for (let second = first + 1; second < images.length; second++) {
      const other = images[second]
      if (other && showTheSame(one, other, rules)) pairs.push([first, second])
    }
  })
  return pairs
}

/**
 * Two images show the same where their structure agrees (perceptual hash) and the embedding does not
 * object, or where the embedding alone is sure: a crop or a mirror image changes the hash. Products of
 * another colour are variants, which a gallery may well show side by side.
 */
export function showTheSame(one: Seen, other: Seen, { nearDuplicate: rules }: ListingRubric): boolean {
  if (one.product && other.product && tint(one.product.meanLab, other.product.meanLab) > rules.maxDeltaE)
    return false
  const likeness = cosine(one.similarity.embedding, other.similarity.embedding)
  if (likeness >= rules.sureCosine) return true
  const bits = hammingDistance(one.similarity.dhash, other.similarity.dhash)
  return bits <= rules.maxBits && likeness >= rules.minCosine
}

/** Whether two images may show one product, from wherever: alike in shape and material, and of one colour. */
export function showOneProduct(one: Seen, other: Seen, { nearDuplicate: rules }: ListingRubric): boolean {
  if (one.product && other.product && tint(one.product.meanLab, other.product.meanLab) > rules.maxDeltaE)
    return false
  return cosine(one.similarity.embedding, other.similarity.embedding) >= rules.sameProductCosine
}

type Colour = readonly [number, number, number]

/** Colour distance (CIE76) that takes lightness by half: the same picture is often saved brighter or darker. */
function tint(one: Colour, other: Colour): number {
  return Math.hypot((one[0] - other[0]) / 2, one[1] - other[1], one[2] - other[2])
}

/** Differing bits of two hashes of 16 hexadecimal digits. */
export function hammingDistance(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let bits = 0
  for (; difference > 0n; difference &= difference - 1n) bits += 1
  return bits
}

/** Cosine of two embeddings of signed bytes in hexadecimal digits; 0 where they cannot be compared. */
export function cosine(one: string, other: string): number {
  const [a, b] = [signedBytes(one), signedBytes(other)]
  if (a.length !== b.length) return 0
  const dot = (x: Int8Array, y: Int8Array) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0)
  return dot(a, b) / (Math.sqrt(dot(a, a) * dot(b, b)) || 1)
}

/** Two hexadecimal digits a value: this package has no platform to decode anything else. */
function signedBytes(hex: string): Int8Array {
  return Int8Array.from({ length: hex.length / 2 }, (_, index) =>
    parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )
}

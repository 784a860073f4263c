import type { ImageFacts } from './facts.ts'
import type { ListingRubric } from './rubric.ts'

/**
 * Pairs of indices of images that show the same: the difference hashes agree, and the products have
 * one colour (else they are variants, which a gallery may well show side by side).
 */
export function findNearDuplicates(
  images: readonly Pick<ImageFacts, 'similarity' | 'product'>[],
  { nearDuplicateBits, nearDuplicateDeltaE }: ListingRubric,
): [number, number][] {
  const pairs: [number, number][] = []
  images.forEach((one, first) => {
    for (let second = first + 1; second < images.length; second++) {
      const other = images[second]
      if (!other || hammingDistance(one.similarity.dhash, other.similarity.dhash) > nearDuplicateBits)
        continue
      if (
        one.product &&
        other.product &&
        colourDistance(one.product.meanLab, other.product.meanLab) > nearDuplicateDeltaE
      )
        continue
      pairs.push([first, second])
    }
  })
  return pairs
}

type Colour = readonly [number, number, number]

function colourDistance(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Differing bits of two hashes of 16 hexadecimal digits. */
export function hammingDistance(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let bits = 0
  for (; difference > 0n; difference &= difference - 1n) bits += 1
  return bits
}

import type { Classification } from './asset-types/asset-types.ts'
import type { TypedImage } from './listing-image.ts'
import { assetTypesInListing } from './listing-types.ts'
import type { Rubric } from './rubric.ts'

export type TypeCounts = Partial<Record<Classification, number>>

/** Compares counts without the images at `others`. */
export function compareMix(
  images: readonly TypedImage[],
  { idealMix, listing }: Rubric,
  others: ReadonlySet<number>,
): { actual: TypeCounts; missing: TypeCounts; surplus: TypeCounts } {
  const actual: TypeCounts = {}
  for (const [position, type] of assetTypesInListing(images, listing).entries())
    if (!others.has(position)) actual[type] = (actual[type] ?? 0) + 1
  const missing: TypeCounts = {}
  const surplus: TypeCounts = {}
  for (const label of new Set([...Object.keys(actual), ...Object.keys(idealMix)] as Classification[])) {
    const difference = (actual[label] ?? 0) - (idealMix[label] ?? 0)
    if (difference < 0) missing[label] = -difference
    if (difference > 0) surplus[label] = difference
  }
  return { actual, missing, surplus }
}

/** Adds up all types. */
export const sum = (counts: TypeCounts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

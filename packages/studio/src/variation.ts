import type { RootImage } from './root-image.ts'

/** Hashes what the root shows. */
export const variationOf = ({ facts: { similarity } }: RootImage): number =>
  Number.parseInt(similarity.dhash.slice(0, 4) + similarity.dhash.slice(-4), 16) % 9973 || 0

/** Wraps around after the last element. */
export function cycled<T>(list: readonly [T, ...T[]], steps: number): T {
  return list[((steps % list.length) + list.length) % list.length] ?? list[0]
}

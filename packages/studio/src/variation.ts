import type { RootImage } from './root-image.ts'

/** Depends on the root's content. */
export const variationOf = ({ facts: { similarity } }: RootImage): number =>
  Number.parseInt(similarity.dhash.slice(0, 4) + similarity.dhash.slice(-4), 16) % 9973 || 0

/** Wraps around. */
export function cycled<T>(list: readonly [T, ...T[]], steps: number): T {
  return list[((steps % list.length) + list.length) % list.length] ?? list[0]
}

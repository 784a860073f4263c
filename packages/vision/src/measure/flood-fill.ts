import type { Size } from '../raster.ts'

/**
 * Fills four-connected pixels and clears them in `open` (Smith 1979, "Tint fill"). Valid until the queue is
 * reused.
 */
export function fillOpen(
  { width, height }: Size,
  seeds: Iterable<number>,
  open: Uint8Array,
  queue: Int32Array = new Int32Array(width * height),
): Int32Array {
  const starts = [...seeds]
  let end = 0
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    if (open[start] !== 1) continue
    const row = start - (start % width)
    let left = start
    let right = start
    while (left > row && open[left - 1] === 1) left -= 1
    while (right < row + width - 1 && open[right + 1] === 1) right += 1
    let isAbove = false
    let isBelow = false
    for (let pixel = left; pixel <= right; pixel++) {
      open[pixel] = 0
      queue[end++] = pixel
      const above = open[pixel - width] === 1
      if (above && !isAbove) starts.push(pixel - width)
      isAbove = above
      const below = open[pixel + width] === 1
      if (below && !isBelow) starts.push(pixel + width)
      isBelow = below
    }
  }
  return queue.subarray(0, end)
}

/** Left and upper links belong to those neighbors. */
export const LINK = { right: 1, below: 2 } as const

/** Fills linked pixels and clears them in `open`. Ignores the last column's right links. */
export function fillLinked(
  { width, height }: Size,
  seeds: Iterable<number>,
  open: Uint8Array,
  links: Uint8Array,
): Int32Array {
  const queue = new Int32Array(width * height)
  const starts = [...seeds]
  const isLinked = (pixel: number, link: number) => ((links[pixel] ?? 0) & link) !== 0
  let end = 0
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    if (open[start] !== 1) continue
    const row = start - (start % width)
    let left = start
    let right = start
    while (left > row && open[left - 1] === 1 && isLinked(left - 1, LINK.right)) left -= 1
    while (right < row + width - 1 && open[right + 1] === 1 && isLinked(right, LINK.right)) right += 1
    // Already reached by the previous neighbor.
    let isAbove = false
    let isBelow = false
    for (let pixel = left; pixel <= right; pixel++) {
      open[pixel] = 0
      queue[end++] = pixel
      const above = pixel - width
      const isOpenAbove = open[above] === 1 && isLinked(above, LINK.below)
      if (isOpenAbove && !(isAbove && isLinked(above - 1, LINK.right))) starts.push(above)
      isAbove = isOpenAbove
      const below = pixel + width
      const isOpenBelow = open[below] === 1 && isLinked(pixel, LINK.below)
      if (isOpenBelow && !(isBelow && isLinked(below - 1, LINK.right))) starts.push(below)
      isBelow = isOpenBelow
    }
  }
  return queue.subarray(0, end)
}

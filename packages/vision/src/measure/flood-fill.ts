import type { Size } from '../raster.ts'

/** Buffers of a fill, one entry per pixel. A caller that fills many areas of one image passes the same ones. */
export type FillBuffers = { filled: Uint8Array; queue: Int32Array }

export function fillBuffers({ width, height }: Size): FillBuffers {
  return { filled: new Uint8Array(width * height), queue: new Int32Array(width * height) }
}

/**
 * Fills from the seeds over the four neighbors of each pixel, as far as pixels are 1 in `open`. Filled pixels become 0
 * in it. Returns the filled pixels, valid until the queue is used again.
 */
export function fillOpen(
  { width, height }: Size,
  seeds: Iterable<number>,
  open: Uint8Array,
  queue: Int32Array = new Int32Array(width * height),
): Int32Array {
  let end = 0
  for (const seed of seeds) {
    if (open[seed] !== 1) continue
    open[seed] = 0
    queue[end++] = seed
  }
  const lastRow = width * (height - 1)
  for (let start = 0; start < end; start++) {
    const pixel = queue[start] ?? 0
    const x = pixel % width
    if (x > 0 && open[pixel - 1] === 1) {
      open[pixel - 1] = 0
      queue[end++] = pixel - 1
    }
    if (x < width - 1 && open[pixel + 1] === 1) {
      open[pixel + 1] = 0
      queue[end++] = pixel + 1
    }
    if (pixel >= width && open[pixel - width] === 1) {
      open[pixel - width] = 0
      queue[end++] = pixel - width
    }
    if (pixel < lastRow && open[pixel + width] === 1) {
      open[pixel + width] = 0
      queue[end++] = pixel + width
    }
  }
  return queue.subarray(0, end)
}

/** What a pixel is linked to; links to the left and above belong to those neighbors. */
export const LINK = { right: 1, below: 2 } as const

/**
 * Fills from the seeds over linked pixels, as far as pixels are 1 in `open`. Filled pixels become 0 in it. The link of a
 * last column to the right is ignored. Returns the filled pixels.
 */
export function fillLinked(
  { width, height }: Size,
  seeds: readonly number[],
  open: Uint8Array,
  links: Uint8Array,
): Int32Array {
  const queue = new Int32Array(width * height)
  let end = 0
  for (const seed of seeds) {
    if (open[seed] !== 1) continue
    open[seed] = 0
    queue[end++] = seed
  }
  for (let start = 0; start < end; start++) {
    const pixel = queue[start] ?? 0
    const x = pixel % width
    const link = links[pixel] ?? 0
    if ((link & LINK.right) !== 0 && open[pixel + 1] === 1 && x < width - 1) {
      open[pixel + 1] = 0
      queue[end++] = pixel + 1
    }
    if ((link & LINK.below) !== 0 && open[pixel + width] === 1) {
      open[pixel + width] = 0
      queue[end++] = pixel + width
    }
    if (x > 0 && open[pixel - 1] === 1 && ((links[pixel - 1] ?? 0) & LINK.right) !== 0) {
      open[pixel - 1] = 0
      queue[end++] = pixel - 1
    }
    if (open[pixel - width] === 1 && ((links[pixel - width] ?? 0) & LINK.below) !== 0) {
      open[pixel - width] = 0
      queue[end++] = pixel - width
    }
  }
  return queue.subarray(0, end)
}

/**
 * Fills from the seeds over the four neighbors of each pixel, as far as `accepts` allows. `accepts` gets a pixel
 * and the filled pixel beside it (a seed gets itself). Returns the filled pixels, valid until the buffers are
 * used again.
 */
export function floodFill(
  { width, height }: Size,
  seeds: Iterable<number>,
  accepts: (pixel: number, from: number) => boolean,
  { filled, queue }: FillBuffers = fillBuffers({ width, height }),
): Int32Array {
  let end = 0
  const reach = (pixel: number, from: number) => {
    if (filled[pixel] === 1 || !accepts(pixel, from)) return
    filled[pixel] = 1
    queue[end++] = pixel
  }
  for (const seed of seeds) reach(seed, seed)
  for (let start = 0; start < end; start++) {
    const pixel = queue[start] ?? 0
    const x = pixel % width
    if (x > 0) reach(pixel - 1, pixel)
    if (x < width - 1) reach(pixel + 1, pixel)
    if (pixel >= width) reach(pixel - width, pixel)
    if (pixel < width * (height - 1)) reach(pixel + width, pixel)
  }
  return queue.subarray(0, end)
}

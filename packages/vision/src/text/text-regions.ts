import { type Point, type RotatedRectangle, smallestRectangle } from '../measure/rotated-rectangle.ts'
import type { Plane } from '../raster.ts'

// PaddleOCR's thresholds (Liao et al. 2020, "Real-time scene text detection with differentiable
// binarization").
const TEXT = 0.3
const MIN_MEAN = 0.6
/** Area over perimeter gives the shrinkage. */
const UNCLIP = 1.6
const MIN_BREADTH = 3
const MIN_PIXELS = 9

/** Returns the smallest rectangle of each 8-connected region, grown to full size, in map pixels. */
export function findTextRegions(map: Plane): RotatedRectangle[] {
  const { data, width, height } = map
  // A border gives every pixel eight neighbors.
  const stride = width + 2
  const open = new Uint8Array(stride * (height + 2))
  for (let y = 0, pixel = 0; y < height; y++)
    for (let at = (y + 1) * stride + 1, end = at + width; at < end; at++)
      open[at] = Number((data[pixel++] ?? 0) > TEXT)
  const stack = new Int32Array(open.length)
  const regions: RotatedRectangle[] = []
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start)) {
    const pixels = takeRegion(open, stride, start, stack)
    if (pixels.length < MIN_PIXELS || meanOf(map, pixels) < MIN_MEAN) continue
    const core = smallestRectangle(outlineOf(map, pixels))
    if (core && Math.min(core.length, core.breadth) >= MIN_BREADTH) regions.push(grow(core))
  }
  return regions
}

/** Clears it in `open`. Valid until the stack is reused. */
function takeRegion(open: Uint8Array, stride: number, start: number, stack: Int32Array): Int32Array {
  open[start] = 0
  stack[0] = start
  let end = 1
  for (let next = 0; next < end; next++) {
    const above = (stack[next] ?? 0) - stride - 1
    for (let row = above; row <= above + 2 * stride; row += stride) {
      for (let at = row; at < row + 3; at++) {
        if (open[at] !== 1) continue
        open[at] = 0
        stack[end++] = at
      }
    }
  }
  return stack.subarray(0, end)
}

function meanOf({ data, width }: Plane, pixels: Int32Array): number {
  let sum = 0
  for (let index = 0; index < pixels.length; index++) {
    const at = pixels[index] ?? 0
    const row = Math.trunc(at / (width + 2))
    const x = at - row * (width + 2) - 1
    sum += data[(row - 1) * width + x] ?? 0
  }
  return sum / pixels.length
}

function outlineOf({ width, height }: Plane, pixels: Int32Array): Point[] {
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let index = 0; index < pixels.length; index++) {
    const at = pixels[index] ?? 0
    const row = Math.trunc(at / (width + 2))
    const [x, y] = [at - row * (width + 2) - 1, row - 1]
    if (x < (first[y] ?? 0)) first[y] = x
    if (x > (last[y] ?? 0)) last[y] = x
  }
  const outline: Point[] = []
  for (let y = 0; y < height; y++) {
    const [left, right] = [first[y] ?? 0, (last[y] ?? 0) + 1]
    if (right > 0) outline.push([left, y], [left, y + 1], [right, y], [right, y + 1])
  }
  return outline
}

function grow(core: RotatedRectangle): RotatedRectangle {
  const distance = (core.length * core.breadth * UNCLIP) / (2 * (core.length + core.breadth))
  return { ...core, length: core.length + 2 * distance, breadth: core.breadth + 2 * distance }
}

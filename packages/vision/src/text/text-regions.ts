import { type Point, type RotatedRectangle, smallestRectangle } from '../measure/rotated-rectangle.ts'
import type { Plane } from '../raster.ts'

// Thresholds of PaddleOCR's post-processing of this detector (Liao et al. 2020, "Real-time scene
// text detection with differentiable binarization").
const TEXT = 0.3
const MIN_MEAN = 0.6
/** The network returns shrunken regions. The shrinkage follows from their area over their perimeter. */
const UNCLIP = 1.6
const MIN_BREADTH = 3
const MIN_PIXELS = 9

/**
 * Finds lines of text as rotated rectangles, in pixels of the map: the smallest rectangle around each
 * connected region (8-neighborhood) of the detector's probability map, grown to its full size.
 */
export function findTextRegions({ data, width, height }: Plane): RotatedRectangle[] {
  const visited = new Uint8Array(data.length)
  const stack = new Int32Array(data.length)
  const regions: RotatedRectangle[] = []
  for (let start = 0; start < data.length; start++) {
    if (visited[start] === 1 || (data[start] ?? 0) <= TEXT) continue
    const first = new Map<number, number>()
    const last = new Map<number, number>()
    let sum = 0
    let count = 0
    let top = 0
    stack[top++] = start
    visited[start] = 1
    while (top > 0) {
      const pixel = stack[--top] ?? 0
      const x = pixel % width
      const y = (pixel - x) / width
      sum += data[pixel] ?? 0
      count += 1
      first.set(y, Math.min(first.get(y) ?? x, x))
      last.set(y, Math.max(last.get(y) ?? x, x))
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [nextX, nextY] = [x + dx, y + dy]
          if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue
          const next = nextY * width + nextX
          if (visited[next] === 1 || (data[next] ?? 0) <= TEXT) continue
          visited[next] = 1
          stack[top++] = next
        }
      }
    }
    if (count < MIN_PIXELS || sum / count < MIN_MEAN) continue
    const outline: Point[] = []
    for (const [y, x] of first) outline.push([x, y], [x, y + 1])
    for (const [y, x] of last) outline.push([x + 1, y], [x + 1, y + 1])
    const core = smallestRectangle(outline)
    if (core && Math.min(core.length, core.breadth) >= MIN_BREADTH) regions.push(grow(core))
  }
  return regions
}

function grow(core: RotatedRectangle): RotatedRectangle {
  const distance = (core.length * core.breadth * UNCLIP) / (2 * (core.length + core.breadth))
  return { ...core, length: core.length + 2 * distance, breadth: core.breadth + 2 * distance }
}

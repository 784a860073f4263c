import type { RotatedRectangle } from './measure/rotated-rectangle.ts'
import type { Rgb, Size } from './raster.ts'

/** Levels a rotated rectangle with up to 4 × 4 bilinear samples a pixel. */
export function cutRectangle(image: Rgb, rectangle: RotatedRectangle, { width, height }: Size): Rgb {
  const { center, along, length, breadth } = rectangle
  const taps = Math.min(4, Math.max(1, Math.round(breadth / height)))
  const [stepA, stepB] = [length / (width * taps), breadth / (height * taps)]
  const out = new Uint8Array(width * height * 3)
  const sums = new Float64Array(3 * width)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let tap = 0; tap < taps; tap++) {
      const b = (y * taps + tap + 0.5) * stepB - breadth / 2
      const a = stepA / 2 - length / 2
      addRow(image, sums, taps, {
        x: center[0] + a * along[0] - b * along[1] - 0.5,
        y: center[1] + a * along[1] + b * along[0] - 0.5,
        stepX: stepA * along[0],
        stepY: stepA * along[1],
      })
    }
    const [at, share] = [3 * width * y, 1 / (taps * taps)]
    for (let index = 0; index < sums.length; index++) out[at + index] = (sums[index] ?? 0) * share + 0.5
  }
  return { data: out, width, height }
}

type Row = { x: number; y: number; stepX: number; stepY: number }

/** Adds `taps` bilinear samples a pixel to three channels. */
function addRow({ data, width, height }: Rgb, sums: Float64Array, taps: number, row: Row): void {
  const [maxX, maxY] = [width - 1, height - 1]
  let sample = 0
  for (let at = 0; at < sums.length; at += 3) {
    for (let tap = 0; tap < taps; tap++, sample++) {
      const x = Math.min(maxX, Math.max(0, row.x + sample * row.stepX))
      const y = Math.min(maxY, Math.max(0, row.y + sample * row.stepY))
      const left = x | 0
      const top = y | 0
      const partX = x - left
      const partY = y - top
      const bottomRight = partX * partY
      const topRight = partX - bottomRight
      const bottomLeft = partY - bottomRight
      const topLeft = 1 - partX - bottomLeft
      const first = 3 * (top * width + left)
      const second = first + (left < maxX ? 3 : 0)
      const below = top < maxY ? 3 * width : 0
      for (let channel = 0; channel < 3; channel++)
        sums[at + channel] =
          (sums[at + channel] ?? 0) +
          (data[first + channel] ?? 0) * topLeft +
          (data[second + channel] ?? 0) * topRight +
          (data[first + below + channel] ?? 0) * bottomLeft +
          (data[second + below + channel] ?? 0) * bottomRight
    }
  }
}

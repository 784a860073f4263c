import type { RotatedRectangle } from './measure/rotated-rectangle.ts'
import type { Rgb, Size } from './raster.ts'

/**
 * Cuts a rotated rectangle out of an image and turns it upright. The rectangle is in pixels of the image. Each
 * pixel is the mean of as many bilinear samples as it covers image pixels (up to 4 × 4).
 */
export function cutRectangle(image: Rgb, rectangle: RotatedRectangle, { width, height }: Size): Rgb {
  const { center, along, length, breadth } = rectangle
  const [stepX, stepY] = [length / width, breadth / height]
  const taps = Math.min(4, Math.max(1, Math.round(stepY)))
  const out = new Uint8Array(width * height * 3)
  const sum: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sum.fill(0)
      for (let v = 0; v < taps; v++) {
        for (let u = 0; u < taps; u++) {
          const a = (x + (u + 0.5) / taps) * stepX - length / 2
          const b = (y + (v + 0.5) / taps) * stepY - breadth / 2
          addSample(
            image,
            center[0] + a * along[0] - b * along[1] - 0.5,
            center[1] + a * along[1] + b * along[0] - 0.5,
            sum,
          )
        }
      }
      const at = 3 * (y * width + x)
      for (let channel = 0; channel < 3; channel++)
        out[at + channel] = (sum[channel] ?? 0) / (taps * taps) + 0.5
    }
  }
  return { data: out, width, height }
}

function addSample({ data, width, height }: Rgb, x: number, y: number, sum: [number, number, number]): void {
  const atX = Math.min(width - 1, Math.max(0, x))
  const atY = Math.min(height - 1, Math.max(0, y))
  const left = Math.floor(atX)
  const top = Math.floor(atY)
  const partX = atX - left
  const partY = atY - top
  const topLeft = 3 * (top * width + left)
  const right = left < width - 1 ? 3 : 0
  const below = top < height - 1 ? 3 * width : 0
  for (let channel = 0; channel < 3; channel++) {
    const at = topLeft + channel
    const upper = (data[at] ?? 0) * (1 - partX) + (data[at + right] ?? 0) * partX
    const lower = (data[at + below] ?? 0) * (1 - partX) + (data[at + below + right] ?? 0) * partX
    sum[channel] = (sum[channel] ?? 0) + upper * (1 - partY) + lower * partY
  }
}

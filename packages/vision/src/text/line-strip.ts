import type { Rgb } from '../raster.ts'
import type { RotatedRectangle } from '../measure/rotated-rectangle.ts'

/** Ratio of height to width from which a line of text is vertical. */
const VERTICAL = 1.5

/** Orients a region along its text, from left to right or from bottom to top. */
export function readingFrame(region: RotatedRectangle): RotatedRectangle & { vertical: boolean } {
  const [ux, uy] = region.along
  // `along` is nearer to horizontal than the other axis.
  const level = Math.abs(ux) >= Math.abs(uy)
  const [horizontal, upright] = level ? [region.length, region.breadth] : [region.breadth, region.length]
  const axis = level ? region.along : ([-uy, ux] as const)
  const along = axis[0] < 0 ? ([-axis[0], -axis[1]] as const) : axis
  if (upright < VERTICAL * horizontal)
    return { center: region.center, along, length: horizontal, breadth: upright, vertical: false }
  return {
    center: region.center,
    along: [along[1], -along[0]],
    length: upright,
    breadth: horizontal,
    vertical: true,
  }
}

/** Returns the same line, read from its other end. */
export function reversed<Frame extends RotatedRectangle>(frame: Frame): Frame {
  return { ...frame, along: [-frame.along[0], -frame.along[1]] }
}

/** Returns the width of a line's strip of the given height, by the line's proportions. */
export function widthOfStrip(
  { length, breadth }: RotatedRectangle,
  heightPx: number,
  maxWidthPx: number,
): number {
  return Math.max(8, Math.min(maxWidthPx, Math.round((length * heightPx) / breadth)))
}

/**
 * Cuts a line out of the image and rotates it to horizontal. The strip is `heightPx` high, with the line's
 * proportions, and at most `maxWidthPx` wide. `frame` is in pixels of the image. Each pixel is the mean of
 * as many bilinear samples as it covers image pixels (up to 4 × 4).
 */
export function cutStrip(image: Rgb, frame: RotatedRectangle, heightPx: number, maxWidthPx: number): Rgb {
  const scale = frame.breadth / heightPx
  const width = widthOfStrip(frame, heightPx, maxWidthPx)
  const stepX = frame.length / width
  const taps = Math.min(4, Math.max(1, Math.round(scale)))
  const out = new Uint8Array(width * heightPx * 3)
  const sum: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < width; x++) {
      sum.fill(0)
      for (let v = 0; v < taps; v++) {
        for (let u = 0; u < taps; u++) {
          const a = (x + (u + 0.5) / taps) * stepX - frame.length / 2
          const b = (y + (v + 0.5) / taps) * scale - frame.breadth / 2
          addSample(
            image,
            frame.center[0] + a * frame.along[0] - b * frame.along[1] - 0.5,
            frame.center[1] + a * frame.along[1] + b * frame.along[0] - 0.5,
            sum,
          )
        }
      }
      const at = 3 * (y * width + x)
      for (let channel = 0; channel < 3; channel++)
        out[at + channel] = (sum[channel] ?? 0) / (taps * taps) + 0.5
    }
  }
  return { data: out, width, height: heightPx }
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

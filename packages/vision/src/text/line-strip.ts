import { cutRectangle } from '../cut-rectangle.ts'
import { leveled, type RotatedRectangle } from '../measure/rotated-rectangle.ts'
import type { Rgb } from '../raster.ts'

const VERTICAL = 1.5

/** Reads left to right or bottom to top. */
export function readingFrame(region: RotatedRectangle): RotatedRectangle & { vertical: boolean } {
  const level = leveled(region)
  const { center, along, length, breadth } = level
  if (breadth < VERTICAL * length) return { ...level, vertical: false }
  return { center, along: [along[1], -along[0]], length: breadth, breadth: length, vertical: true }
}

/** Reads from the other end. */
export function reversed<Frame extends RotatedRectangle>(frame: Frame): Frame {
  return { ...frame, along: [-frame.along[0], -frame.along[1]] }
}

/** Keeps proportions. */
export function widthOfStrip(
  { length, breadth }: RotatedRectangle,
  heightPx: number,
  maxWidthPx: number,
): number {
  return Math.max(8, Math.min(maxWidthPx, Math.round((length * heightPx) / breadth)))
}

/** Levels a line. `frame` is in image pixels. */
export function cutStrip(image: Rgb, frame: RotatedRectangle, heightPx: number, maxWidthPx: number): Rgb {
  return cutRectangle(image, frame, { width: widthOfStrip(frame, heightPx, maxWidthPx), height: heightPx })
}

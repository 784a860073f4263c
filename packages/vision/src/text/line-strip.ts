import { cutRectangle } from '../cut-rectangle.ts'
import { leveled, type RotatedRectangle } from '../measure/rotated-rectangle.ts'
import type { Rgb } from '../raster.ts'

/** Ratio of height to width from which a line of text is vertical. */
const VERTICAL = 1.5

/** Orients a region along its text, from left to right or from bottom to top. */
export function readingFrame(region: RotatedRectangle): RotatedRectangle & { vertical: boolean } {
  const level = leveled(region)
  const { center, along, length, breadth } = level
  if (breadth < VERTICAL * length) return { ...level, vertical: false }
  return { center, along: [along[1], -along[0]], length: breadth, breadth: length, vertical: true }
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
 * proportions, and at most `maxWidthPx` wide. `frame` is in pixels of the image.
 */
export function cutStrip(image: Rgb, frame: RotatedRectangle, heightPx: number, maxWidthPx: number): Rgb {
  return cutRectangle(image, frame, { width: widthOfStrip(frame, heightPx, maxWidthPx), height: heightPx })
}

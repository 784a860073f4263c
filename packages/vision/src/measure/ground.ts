import { darkestChannel, type Plane, pixelAt, type Rgb } from '../raster.ts'
import { floodFill } from './flood-fill.ts'
import { median } from './statistics.ts'

/** Channel difference (0–255) up to which a pixel has the color of a white ground. A white pack is shaded more. */
const WHITE_STEP = 5
/** Channel difference up to which a neighbor continues another ground: light falls off by less from pixel to pixel. */
const SMOOTH_STEP = 4
/** Channel difference from the border's color beyond which a smooth surface is something else. */
const MAX_DRIFT = 60
/** Minimum channel value of a white ground. */
const WHITE = 248

/** Channel difference per pixel of a soft shadow on a white ground. */
const SHADOW_STEP = 6
const MAX_SHADOW = 110

export type Ground = {
  /** The median color of the frame's border. */
  color: readonly [red: number, green: number, blue: number]
  isWhite: boolean
  /** 1 for each pixel that the border's color reaches without a visible edge, 0 elsewhere. */
  sure: Plane
  /** The same with soft shadows. */
  withShadows: Plane
}

/**
 * Finds what surely is ground: a flood fill from the border that stops at the faintest edge, and therefore at
 * a white pack on white. The mask decides what the product is; this decides what it is not.
 */
export function findGround(image: Rgb): Ground {
  const border = borderPixels(image.width, image.height)
  const channel = (index: number) => median(border.map((pixel) => image.data[3 * pixel + index] ?? 0))
  const color = [channel(0), channel(1), channel(2)] as const
  const isWhite = Math.min(...color) >= WHITE
  return {
    color,
    isWhite,
    sure: isWhite
      ? flood(image, border, color, { step: 255, drift: WHITE_STEP })
      : flood(image, border, color, { step: SMOOTH_STEP, drift: MAX_DRIFT }),
    withShadows: flood(image, border, color, { step: SHADOW_STEP, drift: MAX_SHADOW }),
  }
}

/** Fills from the border over channel steps of at most `step` and colors at most `drift` from the border's. */
function flood(
  { data, width, height }: Rgb,
  seeds: readonly number[],
  color: Ground['color'],
  { step, drift }: { step: number; drift: number },
): Plane {
  const reached = new Float32Array(width * height)
  const continues = (pixel: number, from: number) => {
    for (let index = 0; index < 3; index++) {
      const value = data[3 * pixel + index] ?? 0
      if (Math.abs(value - (color[index] ?? 0)) > drift) return false
      if (Math.abs(value - (data[3 * from + index] ?? 0)) > step) return false
    }
    return true
  }
  for (const pixel of floodFill({ width, height }, seeds, continues)) reached[pixel] = 1
  return { data: reached, width, height }
}

/** Returns whether a plane of zeros and ones is one at a point in shares of its sides. */
export function isAt(plane: Plane, x: number, y: number): boolean {
  return plane.data[pixelAt(plane, x, y)] === 1
}

/** Returns whether an image is as white as a white ground at a point in shares of its sides. */
export function isWhiteAt(image: Rgb, x: number, y: number): boolean {
  return darkestChannel(image, pixelAt(image, x, y)) >= WHITE
}

/** Returns the indices of the pixels along the frame. */
export function borderPixels(width: number, height: number): number[] {
  const pixels: number[] = []
  for (let x = 0; x < width; x++) pixels.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) pixels.push(y * width, y * width + width - 1)
  return pixels
}

import { type Plane, pixelAt, type Rgb } from '../raster.ts'
import { fillLinked, fillOpen, LINK } from './flood-fill.ts'
import { median } from './statistics.ts'

/** White packs are shaded more (0–255). */
const WHITE_STEP = 5
/** Neighbor step that exceeds light falloff. */
const SMOOTH_STEP = 4
/** Channel difference from the border's color. */
const MAX_DRIFT = 60
/** Darkest channel. */
const WHITE = 248

/** Channel difference per pixel on white. */
const SHADOW_STEP = 6
const MAX_SHADOW = 110

export type Ground = {
  color: readonly [red: number, green: number, blue: number]
  isWhite: boolean
  /** 1 where the border reaches without a visible edge. */
  sure: Plane
  withShadows: Plane
}

/** Floods to the faintest edge, even a white pack on white. Proves ground; the mask proves product. */
export function findGround(image: Rgb): Ground {
  const border = borderPixels(image.width, image.height)
  const color = borderColor(image)
  const isWhite = Math.min(...color) >= WHITE
  return {
    color,
    isWhite,
    sure: isWhite
      ? planeOf(fillOpen(image, border, pixelsNear(image, color, WHITE_STEP)), image)
      : flood(image, border, color, { step: SMOOTH_STEP, drift: MAX_DRIFT }),
    withShadows: flood(image, border, color, { step: SHADOW_STEP, drift: MAX_SHADOW }),
  }
}

/** Returns the median color of the outermost pixels. */
export function borderColor({ data, width, height }: Rgb): Ground['color'] {
  const border = borderPixels(width, height)
  const channel = (index: number) => median(border.map((pixel) => data[3 * pixel + index] ?? 0))
  return [channel(0), channel(1), channel(2)]
}

/** Compares each channel. */
export function pixelsNear(
  { data, width, height }: Rgb,
  [red, green, blue]: Ground['color'],
  tolerance: number,
): Uint8Array {
  const marks = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < marks.length; pixel++, at += 3) {
    marks[pixel] = Number(
      Math.abs((data[at] ?? 0) - red) <= tolerance &&
        Math.abs((data[at + 1] ?? 0) - green) <= tolerance &&
        Math.abs((data[at + 2] ?? 0) - blue) <= tolerance,
    )
  }
  return marks
}

function flood(
  image: Rgb,
  seeds: readonly number[],
  color: Ground['color'],
  { step, drift }: { step: number; drift: number },
): Plane {
  const near = pixelsNear(image, color, drift)
  return planeOf(fillLinked(image, seeds, near, linksOf(image, near, step)), image)
}

function linksOf({ data, width }: Rgb, among: Uint8Array, step: number): Uint8Array {
  const links = new Uint8Array(among.length)
  const isStep = (at: number, other: number) =>
    Math.abs((data[at] ?? 0) - (data[other] ?? 0)) > step ||
    Math.abs((data[at + 1] ?? 0) - (data[other + 1] ?? 0)) > step ||
    Math.abs((data[at + 2] ?? 0) - (data[other + 2] ?? 0)) > step
  for (let pixel = 0, at = 0; pixel < among.length; pixel++, at += 3) {
    if (among[pixel] === 0) continue
    let link = 0
    if (among[pixel + 1] === 1 && !isStep(at, at + 3)) link |= LINK.right
    if (among[pixel + width] === 1 && !isStep(at, at + 3 * width)) link |= LINK.below
    links[pixel] = link
  }
  return links
}

function planeOf(pixels: Int32Array, { width, height }: Rgb): Plane {
  const data = new Float32Array(width * height)
  for (let index = 0; index < pixels.length; index++) data[pixels[index] ?? 0] = 1
  return { data, width, height }
}

/** Takes shares of the sides. */
export function isAt(plane: Plane, x: number, y: number): boolean {
  return plane.data[pixelAt(plane, x, y)] === 1
}

/** Returns 0–255 at shares of the sides. */
export function distanceFrom([red, green, blue]: Ground['color'], image: Rgb, x: number, y: number): number {
  const at = 3 * pixelAt(image, x, y)
  const { data } = image
  return Math.max(
    Math.abs((data[at] ?? 0) - red),
    Math.abs((data[at + 1] ?? 0) - green),
    Math.abs((data[at + 2] ?? 0) - blue),
  )
}

/** Returns the frame's pixel indices. */
export function borderPixels(width: number, height: number): number[] {
  const pixels: number[] = []
  for (let x = 0; x < width; x++) pixels.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) pixels.push(y * width, y * width + width - 1)
  return pixels
}

import type { Plane, Rgb } from '@endcap/vision'
import type { Ground } from './ground.ts'
import { type Region, sampleRow } from './sampling.ts'
import type { Trimap } from './trimap.ts'

/** What a pixel is like, bit by bit; 0 is product. The ground's colour, within its tolerance: */
export const GROUND = 1
/** That colour darkened, and darkened much. */
export const SHADOW = 2
const DEEP_SHADOW = 4
/** Little contrast to the ground. */
export const FAINT = 8
/** Ground without doubt, where a flood starts, and where it came to. */
export const SEED = 16
export const FLOODED = 32

/** Share of the ground's light that is left in a shadow, the core of a contact shadow included or not. */
const DARKEST_SHADOW = 0.35
const DARKEST_CORE = 0.2
/** The ground's own estimate may be a little darkened by shadows nearby. */
const BRIGHTEST = 1.1
/** A shadow keeps the ground's tint: largest channel difference to the darkened ground, 0–255. */
const TINT = 7
const CORE_TINT = 12
/** Largest channel difference to the ground (0–255) at which noise may decide over a pixel. */
const FAINT_CONTRAST = 24
/** Above this the mask means product: a shadow there is the product's own. */
const PRODUCT = 0.5
/** Below this the mask means ground: a shadow there may be as hard as it likes. */
const NO_PRODUCT = 0.15

/** The kind of each pixel of the region, by its colour and by what the mask says there. */
export function classify(
  image: Rgb,
  mask: Plane,
  trimap: Trimap,
  ground: Ground,
  region: Region,
): Uint8Array {
  const { width, height, left, top } = region
  const kinds = new Uint8Array(width * height)
  const row = () => new Float32Array(width)
  const [likely, inside, outside, red, green, blue] = [row(), row(), row(), row(), row(), row()]
  const channels = [red, green, blue]
  for (let y = 0; y < height; y++) {
    sampleRow(mask, image, region, y, likely)
    sampleRow(trimap.inside, image, region, y, inside)
    if (!ground.isClean) sampleRow(trimap.outside, image, region, y, outside)
    channels.forEach((channel, at) => {
      const colour = ground.colour[at]
      if (colour) sampleRow(colour, image, region, y, channel)
    })
    for (let x = 0, at = 3 * ((top + y) * image.width + left); x < width; x++, at += 3) {
      if ((inside[x] ?? 0) > 0.5) continue
      const isProp = (outside[x] ?? 0) > 0.5
      const kind = isProp
        ? GROUND
        : likeness(image.data, at, red[x] ?? 0, green[x] ?? 0, blue[x] ?? 0, ground.tolerance)
      kinds[y * width + x] = byMask(kind, likely[x] ?? 0)
    }
  }
  return kinds
}

/** What the mask makes of a pixel of some likeness to the ground. */
function byMask(kind: number, likely: number): number {
  if (likely > PRODUCT) return kind & (GROUND | FAINT)
  const seed = kind & GROUND ? SEED : 0
  return likely < NO_PRODUCT && kind & (SHADOW | DEEP_SHADOW) ? GROUND | FAINT | seed : kind | seed
}

/** Whether the pixel has the ground's colour, or that colour darkened. */
function likeness(
  data: Uint8Array,
  at: number,
  red: number,
  green: number,
  blue: number,
  tolerance: number,
): number {
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  const difference = Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue))
  if (difference <= tolerance) return GROUND | SHADOW | FAINT
  const faint = difference <= FAINT_CONTRAST ? FAINT : 0
  const light = (r + g + b) / (red + green + blue + 1)
  if (light < DARKEST_CORE || light > BRIGHTEST) return faint
  const tint = Math.max(Math.abs(r - light * red), Math.abs(g - light * green), Math.abs(b - light * blue))
  if (tint <= TINT && light >= DARKEST_SHADOW) return SHADOW | faint
  return tint <= CORE_TINT ? DEEP_SHADOW | faint : faint
}

import { cutPhotograph, findFramedPhotograph, layBack } from './framed-photograph.ts'
import { type GroundMask, groundMask } from './ground-mask.ts'
import { loadOnce } from './load-once.ts'
import { findGround, type Ground } from './measure/ground.ts'
import type { RotatedRectangle } from './measure/rotated-rectangle.ts'
import { loadNetwork } from './network.ts'
import { averageRgb, type Plane, type Rgb, resizeRgb } from './raster.ts'
import { settleByGround } from './settled-mask.ts'

const SIDE = 320
/** Minimum peak response. Stretching a weaker one to 0–1 would invent an object. */
const NOTHING_SALIENT = 0.2

/** Border share from which one ground surrounds the product. */
const EVEN_BORDER = 0.8

/** Covered share from which the rectangle itself is the product: a book, card or carton. */
const FLAT_PACK = 0.8

/** Distance from the edge in mask pixels at which the model may lose a product that continues. */
const FADE = 16

export type FramedPhotograph = {
  /** In heights of the image. */
  place: RotatedRectangle
  /** Product mask in the upright photograph. */
  mask: Plane
}

export type ProductMask = Plane & {
  /** The image at mask size, and its ground. */
  small: Rgb
  ground: Ground
  /** Null unless the product is in a photograph laid on white. */
  photograph: FramedPhotograph | null
}

const network = loadOnce(() => loadNetwork('product-mask.onnx'))

/**
 * Returns each point's probability of being product, squeezed to 320 × 320. Uses 8-bit U²-Net "p" (Qin et al.
 * 2020, "U2-Net"), at half resolution if a white ground settles the outline. Returns everything but ground
 * where the model is unsure on white (a pack filling the frame, one smooth garment).
 */
export async function productMask(image: Rgb): Promise<ProductMask> {
  const small = await resizeRgb(image, SIDE, SIDE)
  const ground = findGround(small)
  const white = groundMask(small, ground.color)
  if (!white) return { ...(await findSalient(small)), small, ground, photograph: null }
  const photograph = findFramedPhotograph(white, image.width / image.height)
  if (photograph) return { ...(await findInPhotograph(image, photograph, white)), small, ground }
  const half = averageRgb(small, SIDE / 2, SIDE / 2)
  const settled = settleByGround(small, white, ground, await findSalient(half))
  if (settled) return { ...settled, small, ground, photograph: null }
  const salient = await findSalient(small)
  const mask = isUnsure(salient, white) ? white : { ...salient, data: reachEdges(salient, white) }
  return { ...mask, small, ground, photograph: null }
}

/** Requires sides in multiples of 32. */
async function findSalient(image: Rgb): Promise<Plane> {
  const { mask } = await (await network())(image, ['mask'])
  return { data: stretch(mask.data), width: image.width, height: image.height }
}

/** Returns the rectangle itself for a flat pack. */
async function findInPhotograph(
  image: Rgb,
  place: RotatedRectangle,
  rectangle: Plane,
): Promise<Omit<ProductMask, 'small' | 'ground'>> {
  const photograph = await resizeRgb(cutPhotograph(image, place, 2 * SIDE), SIDE, SIDE)
  const mask = await findSalient(photograph)
  const area = mask.data.reduce((sum, value) => sum + Number(value > 0.5), 0) / mask.data.length
  if (area >= FLAT_PACK) return { ...rectangle, photograph: null }
  return { ...layBack(mask, place, image.width / image.height, rectangle), photograph: { place, mask } }
}

/**
 * Extends to the edge where only product is in between. The model fades there, which would make a cut product
 * look whole.
 */
function reachEdges({ data, width, height }: Plane, ground: Plane): Float32Array {
  const out = Float32Array.from(data)
  const reach = (start: number, inward: number) => {
    for (let depth = 0; depth < FADE; depth++) {
      const pixel = start + depth * inward
      if (ground.data[pixel] === 0) return
      if ((data[pixel] ?? 0) <= 0.5) continue
      for (let at = start; at !== pixel; at += inward) out[at] = 1
      return
    }
  }
  for (let x = 0; x < width; x++) {
    reach(x, width)
    reach((height - 1) * width + x, -width)
  }
  for (let y = 0; y < height; y++) {
    reach(y * width, 1)
    reach(y * width + width - 1, -1)
  }
  return out
}

/** Returns true for a weak response, or one detail (zip, logo) of a much larger object. */
function isUnsure(salient: Plane, ground: GroundMask): boolean {
  let inside = 0
  let certainty = 0
  let groundInside = 0
  for (let pixel = 0; pixel < salient.data.length; pixel++) {
    groundInside += ground.data[pixel] ?? 0
    const value = salient.data[pixel] ?? 0
    if (value <= 0.5) continue
    inside += 1
    certainty += value
  }
  // Things reaching in from outside are not parts of an object.
  const isDetail = ground.evenness >= EVEN_BORDER && inside < groundInside / 3
  return groundInside > 0 && (certainty < 0.9 * inside || isDetail)
}

/** Stretches to 0–1, as the model's authors do: its scale varies by image. */
function stretch(raw: Float32Array): Float32Array {
  let low = Infinity
  let high = -Infinity
  for (let pixel = 0; pixel < raw.length; pixel++) {
    const value = raw[pixel] ?? 0
    if (value < low) low = value
    if (value > high) high = value
  }
  if (high < NOTHING_SALIENT) return new Float32Array(raw.length)
  const scale = 1 / (high - low + 1e-6)
  const out = new Float32Array(raw.length)
  for (let pixel = 0; pixel < raw.length; pixel++) out[pixel] = scale * ((raw[pixel] ?? 0) - low)
  return out
}

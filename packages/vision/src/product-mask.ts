import { cutPhotograph, findFramedPhotograph, layBack } from './framed-photograph.ts'
import { type GroundMask, groundMask } from './ground-mask.ts'
import { loadOnce } from './load-once.ts'
import { findGround, type Ground } from './measure/ground.ts'
import type { RotatedRectangle } from './measure/rotated-rectangle.ts'
import { loadNetwork } from './network.ts'
import { averageRgb, type Plane, type Rgb, resizeRgb } from './raster.ts'
import { settleByGround } from './settled-mask.ts'

const SIDE = 320
/** Minimum peak response of an object. Stretching a weaker response to 0–1 would invent one. */
const NOTHING_SALIENT = 0.2

/** Share of the frame's border from which one ground surrounds the product. */
const EVEN_BORDER = 0.8

/** Share of a rectangle that its product covers from which the rectangle is the product: a book, a card, a carton. */
const FLAT_PACK = 0.8

/** Distance from the frame's edge, in mask pixels, at which the model may lose a product that continues. */
const FADE = 16

export type FramedPhotograph = {
  /** Its place in heights of the image. */
  place: RotatedRectangle
  /** The mask of the product in the upright photograph. */
  mask: Plane
}

export type ProductMask = Plane & {
  /** The image at the size of the mask, and its ground. */
  small: Rgb
  ground: Ground
  /** The photograph that was laid on white and shows the product, or null. */
  photograph: FramedPhotograph | null
}

const network = loadOnce(() => loadNetwork('product-mask.onnx'))

/**
 * Returns the probability of each point to belong to the product, on the image squeezed to 320 × 320.
 * Uses U²-Net "p" in 8 bits (Qin et al. 2020, "U2-Net: Going deeper with nested U-structure for salient
 * object detection"), at half the resolution if a white ground settles the outline. Where the model is unsure on a
 * white ground (a pack that fills the frame, one smooth garment), returns everything that is not ground. Loads the
 * model on first use.
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

/** Returns the network's mask of an image. Both sides must be multiples of 32. */
async function findSalient(image: Rgb): Promise<Plane> {
  const { mask } = await (await network())(image, ['mask'])
  return { data: stretch(mask.data), width: image.width, height: image.height }
}

/** Finds the product inside a photograph that was laid on white, or returns the rectangle itself if it is a flat pack. */
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
 * Extends the mask to the frame's edge where only product lies between the two. The model fades out
 * towards the frame, which would make a cut product look whole.
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

/** Returns true if the model is unsure, or found only a detail (a zip, a logo) of a much larger object. */
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
  // Things that reach into the frame from outside are not parts of a larger object.
  const isDetail = ground.evenness >= EVEN_BORDER && inside < groundInside / 3
  return groundInside > 0 && (certainty < 0.9 * inside || isDetail)
}

/** Stretches the response to 0–1, as the model's authors do: its scale differs from image to image. */
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

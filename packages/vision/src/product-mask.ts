import { cutPhotograph, findFramedPhotograph, layBack } from './framed-photograph.ts'
import { type GroundMask, groundMask } from './ground-mask.ts'
import { loadOnce } from './load-once.ts'
import { findGround, type Ground } from './measure/ground.ts'
import type { RotatedRectangle } from './measure/rotated-rectangle.ts'
import { loadNetwork } from './network.ts'
import { averageRgb, type Plane, type Rgb, resizeRgb } from './raster.ts'
import { settleByGround } from './settled-mask.ts'

const SIDE = 320
/** Stretching a weaker response would invent an object. */
const NOTHING_SALIENT = 0.2

/** From this border share, one ground surrounds the product. */
const EVEN_BORDER = 0.8

/** From this share, the rectangle is the product: a book, card or carton. */
const FLAT_PACK = 0.8

/** Mask pixels in which the model may fade. */
const FADE = 16

export type FramedPhotograph = {
  /** In image heights. */
  place: RotatedRectangle
  mask: Plane
}

export type ProductMask = Plane & {
  small: Rgb
  ground: Ground
  /** Null unless laid on white. */
  photograph: FramedPhotograph | null
}

const network = loadOnce(() => loadNetwork('product-mask.onnx'))

/**
 * Returns 320 × 320 probabilities by 8-bit U²-Net "p" (Qin et al. 2020, "U2-Net"), at half resolution if
 * white ground settles the outline. Where it is unsure on white, returns all but ground.
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

/** Sides are multiples of 32. */
async function findSalient(image: Rgb): Promise<Plane> {
  const { mask } = await (await network())(image, ['mask'])
  return { data: stretch(mask.data), width: image.width, height: image.height }
}

/** Returns flat packs whole. */
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

/** The model fades at the edge, which would make a cut product look whole. */
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

/** True for a weak response, or a detail (zip, logo) of a larger object. */
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
  // Things reaching in from outside are not parts.
  const isDetail = ground.evenness >= EVEN_BORDER && inside < groundInside / 3
  return groundInside > 0 && (certainty < 0.9 * inside || isDetail)
}

/** The scale varies by image, so the authors do this too. */
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

import { type Box, type FileFacts, MEASURES, slantOf } from '@endcap/scoring'
import { decodeImage, type Plane, resizePlane, type Rgb } from '@endcap/vision'
import sharp from 'sharp'
import { cutOut } from './cut-out/cut-out.ts'
import { alphaOf, blur } from './painting/plane.ts'
import { findPalette, signatureColour } from './painting/palette.ts'
import { fromRgb, type Sprite, toRgb } from './painting/sprite.ts'
import type { Product, Size, Stance } from './product.ts'
import type { RootImage } from './root-image.ts'
import { isTrustworthy } from './trust.ts'

/** Bounds of the working size's longer side. In smaller copies the steps of an edge would be enlarged too. */
const MIN_SIDE_PX = 1200
const MAX_SIDE_PX = 2000
/** Radius of the outline's smoothing in pixels of the root, and the factor that makes its ramp steep again. */
const OUTLINE_SIGMA = 1.3
const OUTLINE_STEEPNESS = 2
/** Moves the outline inside, because the outermost pixel of an enlarged product is half old ground. */
const OUTLINE_INSET = 0.62
/** Range of tilts that are corrected. A smaller tilt is invisible, and a larger one is intended. */
const MIN_TILT = 1.5
const MAX_TILT = 15
/** Share of the product's breadth along an edge of the frame from which it counts as cut. */
const CUT = 0.3
const LEANING = 10
/** Flat shoes are longer than high, so a tall outline means that they were photographed from above. */
const SHOES = /shoe|sneaker|sandal|slipper/i
/** Apparel that stands by itself. Other apparel is laid out. */
const STANDS = /boot|luggage|watch/i

/**
 * Cuts the product out and turns it upright. Returns null if the cut-out cannot be published.
 *
 * @throws ImageError if the root cannot be decoded
 */
export async function prepareProduct(root: RootImage): Promise<Product | null> {
  const { product } = root.facts
  if (!product) return null
  const { rgb } = await decodeImage(root.bytes)
  const decoded = await fitWorkingSize(rgb)
  const turnDegrees = await findTurn(root, decoded)
  const { image, mask } =
    turnDegrees === 0 ? { image: decoded, mask: root.mask } : await turn(decoded, root.mask, turnDegrees)
  const enlargement = decoded.width / rgb.width
  const whole: Sprite = cutOut(image, mask)
  if (enlargement > 1) smoothOutline(whole, OUTLINE_SIGMA * enlargement)
  const box = opaqueBox(whole)
  if (!box) return null
  const sprite = crop(whole, box)
  const palette = findPalette(sprite)
  const cutOutProduct: Product = {
    root,
    sprite,
    rootFrame: { width: decoded.width, height: decoded.height },
    frame: { width: image.width, height: image.height, turnDegrees },
    region: {
      left: box.left / image.width,
      top: box.top / image.height,
      width: sprite.width / image.width,
      height: sprite.height / image.height,
    },
    enlargement,
    stance: stanceOf(root, turnDegrees),
    palette,
    signature: signatureColour(palette),
  }
  return isTrustworthy(cutOutProduct) ? cutOutProduct : null
}

function stanceOf({ family, facts, categoryPath }: RootImage, turnDegrees: number): Stance {
  const { product, file, people } = facts
  if ((product?.cut ?? 0) > CUT) return 'cropped'
  // A leaning product that was not turned upright was photographed from above.
  if (turnDegrees === 0 && (MEASURES.tilt(facts) ?? 0) > LEANING) return 'lying'
  if (people.faces.length > 0 || facts.kind['On Model'] > 0.5) return 'standing'
  if (SHOES.test(categoryPath)) return product && isTall(product.box, file) ? 'lying' : 'standing'
  return family === 'apparel' && !STANDS.test(categoryPath) ? 'lying' : 'standing'
}

const isTall = ({ left, top, right, bottom }: Box, { widthPx, heightPx }: FileFacts): boolean =>
  (bottom - top) * heightPx > (right - left) * widthPx

/** Smooths the steps in the outline of an enlarged root, in place. */
function smoothOutline(sprite: Sprite, sigma: number): void {
  const { data } = blur(alphaOf(sprite), sigma)
  data.forEach((value, pixel) => {
    const alpha = Math.min(1, Math.max(0, (value - OUTLINE_INSET) * OUTLINE_STEEPNESS + 0.5))
    const at = 4 * pixel + 3
    // Never increase alpha, because transparent pixels have no color.
    sprite.data[at] = Math.min(sprite.data[at] ?? 0, Math.round(255 * alpha))
  })
}

async function fitWorkingSize(image: Rgb): Promise<Rgb> {
  const longest = Math.max(image.width, image.height)
  const side = Math.min(MAX_SIDE_PX, Math.max(MIN_SIDE_PX, longest))
  return side === longest ? image : toRgb(fromRgb(image).resize(side, side, { fit: 'inside' }))
}

/** Returns the degrees by which to turn the root clockwise so that the product is upright. */
async function findTurn(root: RootImage, image: Rgb): Promise<number> {
  const tilt = MEASURES.tilt(root.facts)
  const cut = (root.facts.product?.cut ?? 0) > CUT
  if (tilt === null || tilt < MIN_TILT || tilt > MAX_TILT || cut) return 0
  const leaning = root.facts.text.lines.filter((line) => slantOf(line, root.facts.file) >= MIN_TILT)
  const clockwise = leaning.filter(
    ({ corners: [start, end] }) => start && end && isDescending(start, end, image),
  )
  if (leaning.length >= 3) return clockwise.length > leaning.length / 2 ? -tilt : tilt
  // Without words, choose the direction that makes the upright box around the product smaller.
  const box = async (degrees: number) => boxOf(await turnMask(root.mask, image, degrees))
  const [asIs, left, right] = [await box(0.01), await box(-tilt), await box(tilt)]
  // The box of a pack shrinks by this share. The box of a shape without sides hardly shrinks, so it is not turned.
  const gain = Math.sin((tilt * Math.PI) / 180) * (asIs.width / asIs.height + asIs.height / asIs.width)
  const area = ({ width, height }: Size) => width * height
  if (Math.min(area(left), area(right)) > area(asIs) / (1 + gain / 2)) return 0
  return area(left) < area(right) ? -tilt : tilt
}

type Corner = readonly [x: number, y: number]

/** Returns true if a nearly horizontal or vertical line leans clockwise. */
function isDescending(start: Corner, end: Corner, { width, height }: Rgb): boolean {
  const angle = (Math.atan2((end[1] - start[1]) * height, (end[0] - start[0]) * width) * 180) / Math.PI
  return ((((angle + 45) % 90) + 90) % 90) - 45 > 0
}

/** Turns the photo and its mask about their center. The frame grows, and its new area is white. */
async function turn(image: Rgb, mask: Plane, degrees: number): Promise<{ image: Rgb; mask: Plane }> {
  const turned = await toRgb(fromRgb(image).rotate(degrees, { background: '#ffffff' }))
  return { image: turned, mask: await turnMask(mask, image, degrees) }
}

/** Turns the mask in the image's aspect ratio and returns it at its original size. */
async function turnMask(mask: Plane, { width, height }: Rgb, degrees: number): Promise<Plane> {
  const scale = 480 / Math.max(width, height)
  const small = resizePlane(
    mask,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  )
  const bytes = Uint8Array.from(small.data, (value) => Math.round(255 * value))
  const { data, info } = await sharp(bytes, {
    raw: { width: small.width, height: small.height, channels: 1 },
  })
    .rotate(degrees, { background: '#000000' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const turned: Plane = {
    data: Float32Array.from(data, (value) => value / 255),
    width: info.width,
    height: info.height,
  }
  return resizePlane(turned, mask.width, mask.height)
}

/** Returns the size of the box around the product in mask pixels, at least 1 × 1. */
function boxOf({ data, width, height }: Plane): Size {
  let [left, top, right, bottom] = [width, height, 0, 0]
  data.forEach((value, pixel) => {
    if (value <= 0.5) return
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  })
  return { width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** Returns the box around all pixels that are at least a quarter opaque, or null if there are none. */
function opaqueBox({ data, width, height }: Sprite): Box | null {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] ?? 0) < 64) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  return right > left && bottom > top ? { left, top, right, bottom } : null
}

function crop({ data, width }: Sprite, { left, top, right, bottom }: Box): Sprite {
  const out: Sprite = {
    data: new Uint8Array(4 * (right - left) * (bottom - top)),
    width: right - left,
    height: bottom - top,
  }
  for (let y = top; y < bottom; y++) {
    const start = 4 * (y * width + left)
    out.data.set(data.subarray(start, start + 4 * out.width), 4 * (y - top) * out.width)
  }
  return out
}

import type { Box, FileFacts } from '@endcap/scoring'
import { decodeImage, type Plane, type Rgb, resizePlane } from '@endcap/vision'
import sharp from 'sharp'
import { signsOf } from './cut-out/certainty.ts'
import { cutOut } from './cut-out/cut-out.ts'
import { findPalette, signatureColor } from './painting/palette.ts'
import { alphaOf, blur, rowOf } from './painting/plane.ts'
import { fromRgb, type Sprite, toRgb } from './painting/sprite.ts'
import { showsPerson } from './people.ts'
import type { Product, Size, Stance } from './product.ts'
import type { RootFault } from './root-fault.ts'
import type { Region, RootImage } from './root-image.ts'
import { faultInFrame, hasSureOutline, isLayout, isTrustworthy, knownIn } from './trust.ts'
import { largestPart, longAxis, uprightTurn } from './upright.ts'
import { frameOnWhite } from './white-frame.ts'

/** Smaller copies would enlarge edge steps. */
const MIN_SIDE_PX = 1200
const MAX_SIDE_PX = 2000
/** In root pixels, and factor to restore steepness. */
const OUTLINE_SIGMA = 1.3
const OUTLINE_STEEPNESS = 2
/** An enlarged outermost pixel is half ground. */
const OUTLINE_INSET = 0.62
/** Share of breadth along a frame edge that counts as cut. */
const CUT = 0.3
/** Minimum axis ratio of a long product, and the lean in degrees that prevents standing. */
const LONG = 2.2
const LEANING = 12
/** Too long to stand on its side. */
const VERY_LONG = 2.8
/** Lie flat in any picture. */
const FLAT =
  /bracelet|necklace|earring|jewel|pendant|\bropes?\b|cable|\bbelts?\b|scarf|scarves|\bties?\b|towel|blanket|\brugs?\b|compact|palette|eyeshadow|blush|scissor|shears|pruner|plier|wrench|knife|knives|cutlery/i
/** A tall outline of flat shoes is a view from above. */
const SHOES = /shoe|sneaker|sandal|slipper/i
/** Other apparel is laid out. */
const STANDS = /\bboots?\b|heel|pump|stiletto|luggage|watch/i
/** Clothes never stand. Names are in storefront languages, for unknown categories. */
const CLOTHES =
  /hoodie|sweat(?:er|shirt|pants)|(?<!foot)\b(?:t-?)?shirt|blouse|\btee\b|\btops?\b|jacket|\bcoats?\b|cardigan|pullover|jersey|\bdress(?:es)?\b|skirt|trouser|\bpants\b|jeans|leggings|shorts|pyjama|pajama|swimsuit|bikini|romper|onesie|kleid\b|hose\b|hemd\b|jacke\b|mantel\b|\brobe\b|chemise|pantalon|veste|manteau|jupe|vestido|camisa|camiseta|chaqueta|abrigo|falda|sudadera|vestito|camicia|maglia|giacca|felpa|gonna|jurk|broek|\bjas\b|sukienka|koszul|bluza|spodnie|kurtka|klänning|tröja|byxor|jacka|elbise|gömlek|pantolon|ceket/i

/**
 * Cuts out the product and corrects a certain lean. With an uncertain outline or a person, keeps the root's
 * frame if white, otherwise returns the reason. `pixels` are the root's, if decoded.
 * @throws ImageError
 */
export async function prepareProduct(
  root: RootImage,
  pixels: Rgb | null = null,
): Promise<Product | RootFault> {
  if (!root.facts.product) return 'no_product'
  if (isLayout(root.facts)) return 'layout'
  const rgb = pixels ?? (await decodeImage(root.bytes)).rgb
  const decoded = await fitWorkingSize(rgb)
  const enlargement = decoded.width / rgb.width
  const turnDegrees = isCut(root) ? 0 : uprightTurn(root.facts, root.mask)
  const { image, mask } =
    turnDegrees === 0 ? { image: decoded, mask: root.mask } : await turn(decoded, root.mask, turnDegrees)
  const whole: Sprite = cutOut(image, mask)
  const frames = { rootFrame: sizeOf(decoded), frame: { ...sizeOf(image), turnDegrees } }
  const signs = signsOf(image, whole, mask, knownIn(root.facts, frames.rootFrame, frames.frame))
  if (enlargement > 1) smoothOutline(whole, OUTLINE_SIGMA * enlargement)
  const box = opaqueBox(whole)
  if (!box) return 'no_product'
  const sprite = crop(whole, box)
  const isPerson = showsPerson(root.facts, sprite)
  const stance = stanceOf(root, turnDegrees)
  const product: Product = {
    root,
    sprite,
    ...frames,
    region: regionOf(box, image),
    enlargement,
    stance,
    isPerson,
    outline: 'sure',
    ...colorsOf(sprite),
  }
  if (!isPerson && hasSureOutline(signs) && isTrustworthy(product)) return product
  return onWhite(product, decoded)
}

function onWhite(product: Product, decoded: Rgb): Product | RootFault {
  const { root } = product
  const fault = faultInFrame(root.facts)
  if (fault) return fault
  const framed = frameOnWhite(decoded, isCut(root))
  if (!framed) return 'not_on_white'
  const { left, top, right, bottom } = framed.box
  return {
    ...product,
    sprite: framed.sprite,
    frame: { ...product.rootFrame, turnDegrees: 0 },
    region: { left, top, width: right - left, height: bottom - top },
    outline: 'unsure',
  }
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height })

const regionOf = ({ left, top, right, bottom }: Box, { width, height }: Size): Region => ({
  left: left / width,
  top: top / height,
  width: (right - left) / width,
  height: (bottom - top) / height,
})

function colorsOf(sprite: Sprite): Pick<Product, 'palette' | 'signature'> {
  const palette = findPalette(sprite)
  return { palette, signature: signatureColor(palette) }
}

const isCut = ({ facts }: RootImage): boolean => (facts.product?.cut ?? 0) > CUT

function stanceOf(root: RootImage, turnDegrees: number): Stance {
  const { family, facts, categoryPath, name, mask } = root
  if (isCut(root)) return 'cropped'
  const { degrees, ratio } = longAxis(largestPart(mask), {
    width: facts.file.widthPx,
    height: facts.file.heightPx,
  })
  const lean = Math.abs(((((degrees + 45) % 90) + 90) % 90) - 45)
  const isLevel = Math.abs(degrees) < 45
  if (turnDegrees === 0 && ratio >= LONG && lean >= LEANING) return 'lying'
  if (FLAT.test(`${categoryPath} ${name ?? ''}`) || (isLevel && ratio >= VERY_LONG)) return 'lying'
  if (CLOTHES.test(name ?? '')) return 'lying'
  if (STANDS.test(`${categoryPath} ${name ?? ''}`)) return 'standing'
  if (SHOES.test(categoryPath))
    return facts.product && isTall(facts.product.box, facts.file) ? 'lying' : 'standing'
  return family === 'apparel' ? 'lying' : 'standing'
}

const isTall = ({ left, top, right, bottom }: Box, { widthPx, heightPx }: FileFacts): boolean =>
  (bottom - top) * heightPx > (right - left) * widthPx

function smoothOutline(sprite: Sprite, sigma: number): void {
  const blurred = blur(alphaOf(sprite), sigma)
  for (let y = 0; y < sprite.height; y++)
    limitAlpha(sprite.data.subarray(4 * y * sprite.width), rowOf(blurred, y))
}

/** Never increases alpha: transparent pixels have no color. */
function limitAlpha(pixels: Uint8Array, blurred: Float32Array): void {
  for (let x = 0, at = 3; x < blurred.length; x++, at += 4) {
    const alpha = Math.min(1, Math.max(0, ((blurred[x] ?? 0) - OUTLINE_INSET) * OUTLINE_STEEPNESS + 0.5))
    pixels[at] = Math.min(pixels[at] ?? 0, Math.round(255 * alpha))
  }
}

async function fitWorkingSize(image: Rgb): Promise<Rgb> {
  const longest = Math.max(image.width, image.height)
  const side = Math.min(MAX_SIDE_PX, Math.max(MIN_SIDE_PX, longest))
  return side === longest ? image : toRgb(fromRgb(image).resize(side, side, { fit: 'inside' }))
}

/** Fills the grown frame with white. */
async function turn(image: Rgb, mask: Plane, degrees: number): Promise<{ image: Rgb; mask: Plane }> {
  const turned = await toRgb(fromRgb(image).rotate(degrees, { background: '#ffffff' }))
  return { image: turned, mask: await turnMask(mask, image, degrees) }
}

/** Keeps the image's aspect ratio. */
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

/** Requires a quarter of opacity. Returns null without such pixels. */
function opaqueBox({ data, width, height }: Sprite): Box | null {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    const isOpaque = (x: number) => (data[4 * (y * width + x) + 3] ?? 0) >= 64
    let [first, last] = [0, width - 1]
    while (first < width && !isOpaque(first)) first += 1
    if (first === width) continue
    while (!isOpaque(last)) last -= 1
    left = Math.min(left, first)
    right = Math.max(right, last + 1)
    top = Math.min(top, y)
    bottom = y + 1
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

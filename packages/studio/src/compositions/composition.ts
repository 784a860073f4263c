import type { Classification, ImageRole } from '@endcap/scoring'
import type { Rgb } from '@endcap/vision'
import { measureFidelity } from '../fidelity.ts'
import { fromLab, tone } from '../painting/colour.ts'
import { castOver, lyingShadow, standingShadow } from '../painting/shadows.ts'
import { CANVAS_PX, fromRgb, type Layer, resizeSprite, type Sprite } from '../painting/sprite.ts'
import type { Product } from '../product.ts'
import type { DerivedImage, Placement } from '../root-image.ts'

/** One way to make an image of the product. */
export type Composition = {
  name: string
  assetType: Classification
  role: ImageRole
  /** Returns null if the product lacks what the composition needs, such as text on the pack or pixels for a close-up. */
  draw: (product: Product) => Promise<Drawing | null>
}

export type Drawing = { canvas: Rgb; placement: Placement }

/**
 * Without chroma subsampling, so that fine letters on packs keep their edges. Optimized Huffman tables would
 * save 7 % of the file and triple the time of encoding.
 */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

/** Asset types of compositions that put the product into a drawn scene. */
const SCENES: ReadonlySet<Classification> = new Set(['Lifestyle', 'Group Or Variant'])

/** States in the file that its picture was put together (IPTC digital source type), as XMP. */
const COMPOSITE = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/**
 * Makes a composition of the product as a JPEG, or returns null if the product is unsuitable for it. Its fidelity
 * is measured before the compression, which does not change it measurably.
 */
export async function compose(
  product: Product,
  composition: Composition,
): Promise<(DerivedImage & { placement: Placement }) | null> {
  const drawing = await composition.draw(product)
  if (!drawing) return null
  const { name, assetType, role } = composition
  const { canvas, placement } = drawing
  const jpeg = fromRgb(canvas).jpeg(JPEG)
  // libvips compresses in a thread of its own.
  const [bytes, fidelity] = await Promise.all([
    (SCENES.has(assetType) ? jpeg.withXmp(COMPOSITE) : jpeg).toBuffer(),
    measureFidelity(product, canvas, placement),
  ])
  return { composition: name, assetType, role, bytes, placement, fidelity }
}

/** Maximum pixels of a set per pixel of the root. Beyond that the product is blurred in a sharp set. */
const MOST_ENLARGED = 4

/**
 * Returns true if the product can be shown in a set: its outline is sure, no frame cuts it, it is no person,
 * and it has enough pixels.
 */
export const canStage = ({ outline, isPerson, stance, sprite, enlargement }: Product): boolean =>
  outline === 'sure' &&
  !isPerson &&
  stance !== 'cropped' &&
  (STAGED * CANVAS_PX * enlargement) / Math.max(sprite.width, sprite.height) <= MOST_ENLARGED

/** Usual extent of a product in a set. */
const STAGED = 0.6

/** Returns a canvas of one color. */
export function plainCanvas([red, green, blue]: readonly [number, number, number]): Rgb {
  const data = new Uint8Array(3 * CANVAS_PX * CANVAS_PX)
  const row = Uint8Array.from({ length: 3 * CANVAS_PX }, (_, at) => [red, green, blue][at % 3] ?? 0)
  for (let at = 0; at < data.length; at += row.length) data.set(row, at)
  return { data, width: CANVAS_PX, height: CANVAS_PX }
}

/** Returns a plain canvas in a tone of the product's color, or white for a product that is shown in the root's white frame. */
export const tonedCanvas = ({ outline, signature }: Product, lightness: number, chroma: number): Rgb =>
  plainCanvas(outline === 'sure' ? fromLab(tone(signature, lightness, chroma)) : [255, 255, 255])

/** Draws the soft shadow of a product that was cut out. In the root's white frame it has its own shadow. */
export function shadeBelow(canvas: Rgb, layer: Layer, { outline, stance }: Product, strength: number): void {
  if (outline !== 'sure') return
  const shadow = stance === 'standing' ? standingShadow : lyingShadow
  castOver(canvas, shadow(layer, CANVAS_PX, CANVAS_PX, { side: -1, strength }), [0.3, 0.3, 0.32])
}

type Place = {
  /** Room for the product, in shares of the canvas. */
  maxWidth: number
  maxHeight: number
  /** Position of its middle, as a share of the width. */
  x: number
  /** Position of its lower edge, as a share of the height. */
  bottom: number
}

/** Places the product at the lower edge of a place, as large as the place allows. */
export async function placeProduct(
  product: Product,
  { maxWidth, maxHeight, x, bottom }: Place,
): Promise<Layer> {
  const { sprite } = product
  const scale = Math.min((maxWidth * CANVAS_PX) / sprite.width, (maxHeight * CANVAS_PX) / sprite.height)
  const width = Math.max(1, Math.round(sprite.width * scale))
  const height = Math.max(1, Math.round(sprite.height * scale))
  return {
    sprite: await resizeSprite(scale > 1 ? await enlarged(product) : product.sprite, width, height),
    left: Math.round(x * CANVAS_PX - width / 2),
    top: Math.round(bottom * CANVAS_PX - height),
  }
}

const enlargedSprites = new WeakMap<Product, Promise<Sprite>>()

/**
 * Returns the product as large as the canvas. Enlarging takes seven times as long as shrinking, so a small product
 * is enlarged once, and shrunk to all sizes from there.
 */
function enlarged(product: Product): Promise<Sprite> {
  const { width, height } = product.sprite
  const scale = CANVAS_PX / Math.max(width, height)
  const sprite =
    enlargedSprites.get(product) ??
    resizeSprite(product.sprite, Math.round(width * scale), Math.round(height * scale))
  enlargedSprites.set(product, sprite)
  return sprite
}

/** Returns the place of the root's pixels for a product that is shown whole. */
export function placementOf({ frame, region }: Product, { sprite, left, top }: Layer): Placement {
  return {
    turnDegrees: frame.turnDegrees,
    from: region,
    to: {
      left: left / CANVAS_PX,
      top: top / CANVAS_PX,
      width: sprite.width / CANVAS_PX,
      height: sprite.height / CANVAS_PX,
    },
  }
}

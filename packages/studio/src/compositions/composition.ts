import type { Classification, ImageRole } from '@endcap/scoring'
import { composed, enhanced, type Origin, type Rgb, readSource, writeImage } from '@endcap/vision'
import { measureFidelity } from '../fidelity.ts'
import { fromLab, tone } from '../painting/color.ts'
import { castOver, lyingShadow, standingShadow } from '../painting/shadows.ts'
import { CANVAS_PX, fromRgb, type Layer, resizeSprite, type Sprite } from '../painting/sprite.ts'
import type { Product } from '../product.ts'
import type { DerivedImage, Placement } from '../root-image.ts'

export type Composition = {
  name: string
  assetType: Classification
  role: ImageRole
  /** Returns null without the necessary text or pixels. */
  draw: (product: Product) => Promise<Drawing | null>
}

export type Drawing = { canvas: Rgb; placement: Placement }

/** Keeps fine letters sharp. Optimized Huffman tables save 7 % but take three times as long. */
const JPEG = { format: 'jpeg', quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

/** Asset types that show the root's own pixels, cropped or on white. Others add drawn parts. */
const ENHANCED: ReadonlySet<Classification> = new Set(['Packshot', 'Detail'])

/**
 * Returns a JPEG, or null if unsuitable. Measures fidelity before compression, which does not change it
 * measurably.
 */
export async function compose(
  product: Product,
  composition: Composition,
): Promise<(DerivedImage & { placement: Placement }) | null> {
  const drawing = await composition.draw(product)
  if (!drawing) return null
  const { name, assetType, role } = composition
  const { canvas, placement } = drawing
  const origin = await originOf(product, assetType)
  // libvips compresses in its own thread.
  const [bytes, fidelity] = await Promise.all([
    writeImage(fromRgb(canvas), origin, JPEG),
    measureFidelity(product, canvas, placement),
  ])
  return { composition: name, assetType, role, bytes, placement, fidelity }
}

async function originOf({ root }: Product, assetType: Classification): Promise<Origin> {
  const source = await readSource(root.bytes)
  return ENHANCED.has(assetType) ? enhanced(source) : composed([source])
}

/** Set pixels per root pixel. Beyond that, a product is blurred in a sharp set. */
const MOST_ENLARGED = 4

/** Requires a certain outline, enough pixels, no cut and no person. */
export const canStage = ({ outline, isPerson, stance, sprite, enlargement }: Product): boolean =>
  outline === 'sure' &&
  !isPerson &&
  stance !== 'cropped' &&
  (STAGED * CANVAS_PX * enlargement) / Math.max(sprite.width, sprite.height) <= MOST_ENLARGED

const STAGED = 0.6

/** Fills with one color. */
export function plainCanvas([red, green, blue]: readonly [number, number, number]): Rgb {
  const data = new Uint8Array(3 * CANVAS_PX * CANVAS_PX)
  const row = Uint8Array.from({ length: 3 * CANVAS_PX }, (_, at) => [red, green, blue][at % 3] ?? 0)
  for (let at = 0; at < data.length; at += row.length) data.set(row, at)
  return { data, width: CANVAS_PX, height: CANVAS_PX }
}

/** Uses white for the root's white frame. */
export const tonedCanvas = ({ outline, signature }: Product, lightness: number, chroma: number): Rgb =>
  plainCanvas(outline === 'sure' ? fromLab(tone(signature, lightness, chroma)) : [255, 255, 255])

/** Skips the root's white frame, which has a shadow. */
export function shadeBelow(canvas: Rgb, layer: Layer, { outline, stance }: Product, strength: number): void {
  if (outline !== 'sure') return
  const shadow = stance === 'standing' ? standingShadow : lyingShadow
  castOver(canvas, shadow(layer, CANVAS_PX, CANVAS_PX, { side: -1, strength }), [0.3, 0.3, 0.32])
}

type Place = {
  /** Space for the product, in shares of the canvas. */
  maxWidth: number
  maxHeight: number
  /** Center, as a share of the width. */
  x: number
  /** Lower edge, as a share of the height. */
  bottom: number
}

/** Fills the place from its bottom. */
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

/** Enlarging takes seven times as long as shrinking, so it happens once. */
function enlarged(product: Product): Promise<Sprite> {
  const { width, height } = product.sprite
  const scale = CANVAS_PX / Math.max(width, height)
  const sprite =
    enlargedSprites.get(product) ??
    resizeSprite(product.sprite, Math.round(width * scale), Math.round(height * scale))
  enlargedSprites.set(product, sprite)
  return sprite
}

/** Maps a product that is shown whole. */
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

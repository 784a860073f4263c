import type { Plane } from '@endcap/vision'
import { amountOnPack } from '../measures.ts'
import { fromLab, luminanceAt, tone } from '../painting/color.ts'
import { setText } from '../painting/lettering.ts'
import { emptyPlane, rowOf } from '../painting/plane.ts'
import { castOver, standingShadow } from '../painting/shadows.ts'
import { roundedBox } from '../painting/shapes.ts'
import {
  CANVAS_PX,
  fromSprite,
  type Layer,
  paintOver,
  resizeSprite,
  type Sprite,
  toSprite,
} from '../painting/sprite.ts'
import type { Product } from '../product.ts'
import { clamp, sampleRow } from '../sampling.ts'
import { type Composition, placementOf, placeProduct, plainCanvas } from './composition.ts'

const WHITE = [255, 255, 255] as const
const HERO_EXTENT = 0.97
const MARGIN_PX = ((1 - HERO_EXTENT) / 2) * CANVAS_PX
/** Main-image backgrounds must measure as white. */
const SHADOW_COLOR = [0.35, 0.35, 0.38] as const

/**
 * Follows GS1 UK & IGD, "Mobile Ready Hero Images" (2018): upright, 1.5 % of space, and a size lozenge if the
 * retailer allows it.
 */
export const mobileHero: Composition = {
  name: 'mobile_hero',
  assetType: 'Packshot',
  role: 'hero',
  async draw(product) {
    if (isCutOpen(product)) return null
    const canvas = plainCanvas(WHITE)
    const size = product.root.allowsOffPackText ? amountOnPack(product.root.name, product.root.facts) : null
    const lozenge = size === null ? null : await drawLozenge(size, product)
    const { layer, hasRoom } = makeRoom(await setOnWhite(product, heroExtent(product)), lozenge)
    paintOver(canvas, {
      ...layer,
      sprite: await crisp(layer.sprite, (product.enlargement * layer.sprite.width) / product.sprite.width),
    })
    if (lozenge && hasRoom) for (const part of [lozenge.box, lozenge.letters]) paintOver(canvas, part)
    return { canvas, placement: placementOf(product, layer) }
  },
}

/** Suits every marketplace: pure white with a contact shadow. */
export const whitePackshot: Composition = {
  name: 'white_packshot',
  assetType: 'Packshot',
  role: 'hero',
  async draw(product) {
    // Without a cut-out, this would repeat the mobile hero.
    if (product.outline === 'unsure' || isCutOpen(product)) return null
    const canvas = plainCanvas(WHITE)
    const layer = await setOnWhite(product, 0.87)
    if (product.stance === 'standing') {
      const shadow = standingShadow(layer, CANVAS_PX, CANVAS_PX, { side: -1, strength: 0.34 })
      castOver(canvas, shadow, SHADOW_COLOR)
    }
    paintOver(canvas, layer)
    return { canvas, placement: placementOf(product, layer) }
  },
}

/** Returns true if opposite edges cut the product and a square canvas would show it. */
function isCutOpen(product: Product): boolean {
  const { isLeft, isRight, isTop, isBottom } = cutEdges(product)
  const { width, height } = product.sprite
  return (isLeft && isRight && height > width) || (isTop && isBottom && width > height)
}

/** A cut product stays at its edges, and spans the frame between opposite ones. */
async function setOnWhite(product: Product, extent: number): Promise<Layer> {
  const { isLeft, isRight, isTop, isBottom } = cutEdges(product)
  const layer = await placeProduct(product, {
    maxWidth: isLeft && isRight ? 1 : extent,
    maxHeight: isTop && isBottom ? 1 : extent,
    x: 0.5,
    bottom: 1 - (1 - extent) / 2,
  })
  const { width, height } = layer.sprite
  const place = (isStart: boolean, isEnd: boolean, rest: number) =>
    isStart === isEnd ? Math.round(rest / 2) : isStart ? 0 : rest
  return {
    ...layer,
    left: place(isLeft, isRight, CANVAS_PX - width),
    top: place(isTop, isBottom, CANVAS_PX - height),
  }
}

type Edges = { isLeft: boolean; isRight: boolean; isTop: boolean; isBottom: boolean }

function cutEdges({ stance, region: { left, top, width, height } }: Product): Edges {
  const isCut = stance === 'cropped'
  return {
    isLeft: isCut && left < 0.01,
    isRight: isCut && left + width > 0.99,
    isTop: isCut && top < 0.01,
    isBottom: isCut && top + height > 0.99,
  }
}

/** Letter strokes on a phone tile are some 10 px wide here, so sharpening targets that width. */
const CRISP_SIGMA_PX = 5
/** Base, increase with enlargement (which softens), and maximum. */
const CRISP = { least: 0.3, more: 0.2, most: 0.9 }
/** More (of 255) is a visible seam. */
const MAX_OVERSHOOT = 22

/** The blur removes the detail that shrinking loses. */
const SHRINK = 4

/** Unsharp masking (Schreiber 1970) of luminance gives colors no seams. */
async function crisp(sprite: Sprite, enlargement: number): Promise<Sprite> {
  const { width, height } = sprite
  const amount = Math.min(CRISP.most, CRISP.least + CRISP.more * Math.max(0, enlargement - 1))
  const blurred = await blurredLuminance(sprite)
  const data = new Uint8ClampedArray(sprite.data)
  const row = new Float32Array(width)
  const whole = { left: 0, top: 0, width, height }
  for (let y = 0; y < height; y++) {
    sampleRow(blurred, sprite, whole, y, row)
    sharpen(data.subarray(4 * y * width, 4 * (y + 1) * width), row, amount)
  }
  return { ...sprite, data: new Uint8Array(data.buffer) }
}

function sharpen(pixels: Uint8ClampedArray, blurred: Float32Array, amount: number): void {
  for (let x = 0, at = 0; x < blurred.length; x++, at += 4) {
    if (pixels[at + 3] === 0) continue
    const change = clamp(
      amount * (luminanceAt(pixels, at) - (blurred[x] ?? 0)),
      -MAX_OVERSHOOT,
      MAX_OVERSHOOT,
    )
    pixels[at] = (pixels[at] ?? 0) + change
    pixels[at + 1] = (pixels[at + 1] ?? 0) + change
    pixels[at + 2] = (pixels[at + 2] ?? 0) + change
  }
}

async function blurredLuminance(sprite: Sprite): Promise<Plane> {
  const shrunk = await resizeSprite(
    sprite,
    Math.ceil(sprite.width / SHRINK),
    Math.ceil(sprite.height / SHRINK),
  )
  const { data, width, height } = await toSprite(fromSprite(shrunk).blur(CRISP_SIGMA_PX / SHRINK))
  const plane = emptyPlane(width, height)
  for (let y = 0; y < height; y++) writeLuminance(data.subarray(4 * y * width), rowOf(plane, y))
  return plane
}

function writeLuminance(pixels: Uint8Array, out: Float32Array): void {
  for (let x = 0; x < out.length; x++) out[x] = luminanceAt(pixels, 4 * x)
}

/** The lozenge must not cover text. */
function makeRoom(layer: Layer, lozenge: Lozenge | null): { layer: Layer; hasRoom: boolean } {
  if (!lozenge) return { layer, hasRoom: false }
  const most = lozenge.box.left - GAP_PX - layer.sprite.width
  const hasRoom = most >= MARGIN_PX
  return { layer: hasRoom ? { ...layer, left: Math.min(layer.left, most) } : layer, hasRoom }
}

/** Returns at least the root's extent. */
function heroExtent({ sprite, frame }: Product): number {
  const inRoot = Math.max(sprite.width, sprite.height) / Math.max(frame.width, frame.height)
  return Math.min(MOST_EXTENT, Math.max(HERO_EXTENT, inRoot))
}

const MOST_EXTENT = 0.99
const GAP_PX = 24

/** Gives 9 px letters on the larger tile: legible, with space for the pack. */
const LOZENGE_HEIGHT = 0.075

type Lozenge = { box: Layer; letters: Layer }

async function drawLozenge(text: string, { signature }: Product): Promise<Lozenge | null> {
  const height = Math.round(LOZENGE_HEIGHT * CANVAS_PX)
  const letters = await setText(text, {
    weight: 'bold',
    sizePx: Math.round(0.62 * height),
    color: WHITE,
    maxWidthPx: 0.3 * CANVAS_PX,
  })
  if (!letters) return null
  const width = Math.round(letters.width + 0.8 * height)
  const left = Math.round(CANVAS_PX - MARGIN_PX) - width
  const top = Math.round(CANVAS_PX - MARGIN_PX) - height
  return {
    box: { sprite: roundedBox(width, height, height / 2, fromLab(tone(signature, 32, 45))), left, top },
    letters: {
      sprite: letters,
      left: left + Math.round((width - letters.width) / 2),
      top: top + Math.round((height - letters.height) / 2),
    },
  }
}

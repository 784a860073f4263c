import type { Rgb } from '@endcap/vision'
import { type Color, difference, fromLab, type Lab, toLab, tone } from '../painting/color.ts'
import { type Pattern, paintRoom, type Room } from '../painting/room.ts'
import { castOver, lyingShadow, standingShadow } from '../painting/shadows.ts'
import { CANVAS_PX, paintOver, type Sprite } from '../painting/sprite.ts'
import { painted, SURFACES, type Surface } from '../painting/surfaces.ts'
import type { Product } from '../product.ts'
import { cycled, variationOf } from '../variation.ts'
import { type Composition, canStage, type Drawing, placementOf, placeProduct } from './composition.ts'
import { OTHER_MATERIALS, SEASONS, SETS, type SetDesign } from './set-designs.ts'

/** Shows the family's bright set. */
export const brightSet: Composition = {
  name: 'bright_set',
  assetType: 'Lifestyle',
  role: 'carousel',
  draw: (product) => drawSet(product, furnish(product, 0)),
}

/** Shows the family's moody set. */
export const moodSet: Composition = {
  name: 'mood_set',
  assetType: 'Lifestyle',
  role: 'carousel',
  draw: (product) => drawSet(product, furnish(product, 1)),
}

/** Uses the season's palette. */
export const seasonalSet: Composition = {
  name: 'seasonal_set',
  assetType: 'Lifestyle',
  role: 'carousel',
  draw(product) {
    const { ground, tint, walls } = SEASONS[product.root.season]
    const base = { side: 1, horizon: 0.7, focus: 0.9, size: 0.68, x: 0.53 } as const
    return drawSet(product, {
      ...base,
      ...lightOf(product, 2, base),
      walls: turned(walls, Math.floor(variationOf(product.root) / 5)),
      surface: painted(ground),
      tint,
    })
  },
}

/** Mutes a product color until the product differs. */
export const paletteSet: Composition = {
  name: 'palette_set',
  assetType: 'Lifestyle',
  role: 'carousel',
  draw(product) {
    const walls = [78, 88, 62, 40, 28].map((lightness) =>
      fromLab(tone(product.signature, lightness, lightness > 70 ? 26 : 34)),
    )
    const wall = standOut(product, walls)
    const base = { side: -1, horizon: 0.74, focus: 0.86, size: 0.62, x: 0.5 } as const
    return drawSet(product, {
      ...base,
      ...lightOf(product, 3, base),
      walls: [wall],
      surface: painted(lighten(wall, 5)),
      tint: [1, 1, 1],
    })
  },
}

/** A batch repeats none. The root decides the first. */
const PATTERNS = ['window', 'leaves', 'blinds', 'glow', 'beam'] as const
const LARGE =
  /furniture|stool|chair|sofa|couch|\btables?\b|desk|cabinet|wardrobe|\bbeds?\b|mattress|shelf|shelves|vacuum|fridge|refrigerator|washing machine|dishwasher|bicycle|\bbikes?\b|luggage|suitcase|floor lamp/i

/** Mirrors the product with the light. */
function lightOf(
  { root }: Product,
  set: number,
  { side, x }: Pick<SetDesign, 'side' | 'x'>,
): Pick<Scene, 'pattern' | 'side' | 'x'> {
  const variation = variationOf(root)
  const isMirrored = (Math.floor(variation / 3) + set) % 2 === 1
  return {
    pattern: cycled(PATTERNS, variation + set),
    side: isMirrored ? (side < 0 ? 1 : -1) : side,
    x: isMirrored ? 1 - x : x,
  }
}

/** The root decides surface, walls and light. */
function furnish(product: Product, set: 0 | 1): Scene {
  const { family, categoryPath, name } = product.root
  const variation = Math.floor(variationOf(product.root) / 7)
  const { material, ...design } = cycled(SETS[family][set], Math.floor(variationOf(product.root) / 11))
  const walls = turned(design.walls, variation)
  const isLarge = LARGE.test(`${categoryPath} ${name ?? ''}`)
  const [wall = [200, 200, 200]] = walls
  return {
    ...design,
    ...lightOf(product, set, design),
    walls,
    surface: isLarge
      ? painted(lighten(wall, -12))
      : SURFACES[cycled([material, ...OTHER_MATERIALS[family]], variation)],
  }
}

/** Swaps two colors for odd variations. */
function turned(colors: readonly Color[], variation: number): readonly Color[] {
  const [first, second, ...rest] = colors
  return first && second && variation % 2 === 1 ? [second, first, ...rest] : colors
}

/** Extent of a standing product below the focus. */
const FOOT = 0.01

type Scene = Omit<SetDesign, 'material'> & { surface: Surface; pattern: Pattern }

const lighten = (color: Color, by: number): Color => {
  const [lightness, a, b] = toLab(color)
  return fromLab([Math.max(4, Math.min(97, lightness + by)), a, b])
}

async function drawSet(product: Product, set: Scene): Promise<Drawing | null> {
  if (!canStage(product)) return null
  const room: Room = { ...set, wall: standOut(product, set.walls) }
  return product.stance === 'lying'
    ? drawFlatLay(product, set, await paintRoom({ ...room, horizon: 0 }))
    : drawStanding(product, set, room)
}

async function drawStanding(
  product: Product,
  { size, x, focus, side, tint }: Scene,
  room: Room,
): Promise<Drawing> {
  const canvas = await paintRoom(room)
  const layer = await placeProduct(product, { maxWidth: size, maxHeight: size, x, bottom: focus + FOOT })
  castOver(canvas, standingShadow(layer, CANVAS_PX, CANVAS_PX, { side, strength: 0.85 }), [0.22, 0.2, 0.2])
  paintOver(canvas, { ...layer, sprite: light(layer.sprite, side, tint) })
  return { canvas, placement: placementOf(product, layer) }
}

async function drawFlatLay(product: Product, { size, side, tint }: Scene, canvas: Rgb): Promise<Drawing> {
  const extent = Math.min(0.9, size + 0.1)
  const layer = await placeProduct(product, { maxWidth: extent, maxHeight: extent, x: 0.5, bottom: 1 })
  layer.top = Math.round(0.5 * (CANVAS_PX - layer.sprite.height))
  castOver(canvas, lyingShadow(layer, CANVAS_PX, CANVAS_PX, { side, strength: 0.7 }), [0.25, 0.22, 0.22])
  paintOver(canvas, { ...layer, sprite: light(layer.sprite, side, tint) })
  return { canvas, placement: placementOf(product, layer) }
}

/** Minimum difference (CIE76) of a clearly visible outline. */
const VISIBLE_DIFFERENCE = 22

/** Falls back to the most different color. */
function standOut({ sprite }: Product, colors: readonly Color[]): Color {
  const rim = rimColor(sprite)
  const [first = [200, 200, 200] as const] = colors
  const distance = (color: Color) => difference(toLab(color), rim)
  return (
    colors.find((color) => distance(color) >= VISIBLE_DIFFERENCE) ??
    colors.reduce((best, color) => (distance(color) > distance(best) ? color : best), first)
  )
}

/** Averages each row's outermost opaque pixels. */
function rimColor({ data, width, height }: Sprite): Lab {
  const sum = [0, 0, 0]
  let count = 0
  const step = Math.max(1, Math.floor(height / 200))
  const inset = Math.max(2, Math.round(0.01 * width))
  for (let y = 0; y < height; y += step) {
    const opaque = (x: number) => (data[4 * (y * width + x) + 3] ?? 0) > 200
    let [left, right] = [0, width - 1]
    while (left < width && !opaque(left)) left += 1
    while (right > left && !opaque(right)) right -= 1
    for (const x of [left + inset, right - inset]) {
      if (x < 0 || x >= width || !opaque(x)) continue
      const at = 4 * (y * width + x)
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0)
      count += 1
    }
  }
  const mean = sum.map((value) => value / Math.max(1, count))
  return toLab([mean[0] ?? 0, mean[1] ?? 0, mean[2] ?? 0])
}

/** Too little to change the product. */
const MODELLING = 0.05
const TINT_SHARE = 0.45

function light(sprite: Sprite, side: -1 | 1, tint: Color): Sprite {
  const { width, height } = sprite
  const data = new Uint8Array(sprite.data)
  const gains = Float32Array.from({ length: width }, (_, x) => 1 + MODELLING * side * ((2 * x) / width - 1))
  for (let y = 0; y < height; y++) lightRow(data.subarray(4 * y * width, 4 * (y + 1) * width), gains, tint)
  return { data, width, height }
}

function lightRow(pixels: Uint8Array, gains: Float32Array, tint: Color): void {
  const red = 1 + (tint[0] - 1) * TINT_SHARE
  const green = 1 + (tint[1] - 1) * TINT_SHARE
  const blue = 1 + (tint[2] - 1) * TINT_SHARE
  for (let x = 0, at = 0; x < gains.length; x++, at += 4) {
    const gain = gains[x] ?? 1
    pixels[at] = Math.min(255, (pixels[at] ?? 0) * gain * red)
    pixels[at + 1] = Math.min(255, (pixels[at + 1] ?? 0) * gain * green)
    pixels[at + 2] = Math.min(255, (pixels[at + 2] ?? 0) * gain * blue)
  }
}

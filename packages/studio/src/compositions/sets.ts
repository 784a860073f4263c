import type { Rgb } from '@endcap/vision'
import { type Colour, difference, fromLab, type Lab, toLab, tone } from '../painting/colour.ts'
import { paintRoom, type Room } from '../painting/room.ts'
import { castOver, lyingShadow, standingShadow } from '../painting/shadows.ts'
import { CANVAS_PX, paintOver, type Sprite } from '../painting/sprite.ts'
import { painted, type Surface, SURFACES } from '../painting/surfaces.ts'
import { cutEdge, type Product } from '../product.ts'
import { type Composition, type Drawing, placementOf, placeProduct } from './composition.ts'
import { SEASONS, type SetDesign, SETS } from './set-designs.ts'

/** The first set of the product's family. */
export const brightSet: Composition = {
  name: 'bright_set',
  assetType: 'Lifestyle',
  role: 'carousel',
  draw: (product) => drawSet(product, furnish(SETS[product.root.family][0])),
}

/** The second set of the product's family. */
export const moodSet: Composition = {
  name: 'mood_set',
  assetType: 'Lifestyle',
  role: 'carousel',
  draw: (product) => drawSet(product, furnish(SETS[product.root.family][1])),
}

/** A set in the palette of the season. */
export const seasonalSet: Composition = {
  name: 'seasonal_set',
  assetType: 'Lifestyle',
  role: 'carousel',
  draw(product) {
    const { ground, ...season } = SEASONS[product.root.season]
    return drawSet(product, {
      ...season,
      surface: painted(ground),
      side: 1,
      horizon: 0.7,
      focus: 0.9,
      size: 0.68,
      x: 0.53,
    })
  },
}

/** A wall and a floor in one color of the product, muted until the product stands out. */
export const paletteSet: Composition = {
  name: 'palette_set',
  assetType: 'Lifestyle',
  role: 'carousel',
  draw(product) {
    const walls = [78, 88, 62, 40, 28].map((lightness) =>
      fromLab(tone(product.signature, lightness, lightness > 70 ? 26 : 34)),
    )
    const wall = standOut(product, walls)
    return drawSet(product, {
      walls: [wall],
      surface: painted(lighten(wall, 5)),
      side: -1,
      pattern: 'glow',
      tint: [1, 1, 1],
      horizon: 0.74,
      focus: 0.86,
      size: 0.62,
      x: 0.5,
    })
  },
}

/** Distance by which a standing product extends below the focus. */
const FOOT = 0.01

type Scene = Omit<SetDesign, 'material'> & { surface: Surface }

const furnish = ({ material, ...design }: SetDesign): Scene => ({ ...design, surface: SURFACES[material] })

const lighten = (colour: Colour, by: number): Colour => {
  const [lightness, a, b] = toLab(colour)
  return fromLab([Math.min(97, lightness + by), a, b])
}

async function drawSet(product: Product, set: Scene): Promise<Drawing> {
  const wall = standOut(product, set.walls)
  const room: Room = { ...set, wall }
  switch (product.stance) {
    case 'standing':
      return drawStanding(product, set, room)
    case 'lying':
      return drawBefore(product, set, await paintRoom({ ...room, horizon: 0 }), 0.5)
    case 'cropped':
      // A product that is cut only at the top still has its base, so it stands and extends up to the cut.
      if (cutEdge(product) === 'top') return drawStanding(product, { ...set, size: set.focus + FOOT }, room)
      // Show only a wall, because a product that is cut elsewhere has no base to stand on.
      return drawBefore(
        product,
        set,
        await paintRoom({ ...room, horizon: 0, surface: painted(wall) }),
        cutEdge(product) === 'bottom' ? 1 : 0.5,
      )
    default:
      return product.stance satisfies never
  }
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

/** Draws the product on a ground seen from above, or in front of a wall. `middle` 0.5 centers it, 1 is the lower edge. */
async function drawBefore(
  product: Product,
  { size, side, tint }: Scene,
  canvas: Rgb,
  middle: number,
): Promise<Drawing> {
  const extent = Math.min(0.9, size + 0.1)
  const layer = await placeProduct(product, { maxWidth: extent, maxHeight: extent, x: 0.5, bottom: 1 })
  layer.top = Math.round(middle * (CANVAS_PX - layer.sprite.height))
  castOver(canvas, lyingShadow(layer, CANVAS_PX, CANVAS_PX, { side, strength: 0.7 }), [0.25, 0.22, 0.22])
  paintOver(canvas, { ...layer, sprite: light(layer.sprite, side, tint) })
  return { canvas, placement: placementOf(product, layer) }
}

/** Minimum difference (CIE76) at which an outline is clearly visible. */
const VISIBLE_DIFFERENCE = 22

/** Returns the first color with a clearly visible difference from the product's rim, or the color with the largest one. */
function standOut({ sprite }: Product, colours: readonly Colour[]): Colour {
  const rim = rimColour(sprite)
  const [first = [200, 200, 200] as const] = colours
  const distance = (colour: Colour) => difference(toLab(colour), rim)
  return (
    colours.find((colour) => distance(colour) >= VISIBLE_DIFFERENCE) ??
    colours.reduce((best, colour) => (distance(colour) > distance(best) ? colour : best), first)
  )
}

/** Returns the mean color of the outermost opaque pixels of each row. */
function rimColour({ data, width, height }: Sprite): Lab {
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

/** Brightness gain of the side toward the light: enough to fit the set, too little to change the product. */
const MODELLING = 0.05
const TINT_SHARE = 0.45

/** Applies the set's light to the product: slightly brighter on its side, and slightly tinted. */
function light(sprite: Sprite, side: -1 | 1, tint: Colour): Sprite {
  const { width, height } = sprite
  const data = Uint8Array.from(sprite.data)
  const gains = Float32Array.from({ length: width }, (_, x) => 1 + MODELLING * side * ((2 * x) / width - 1))
  const shares = tint.map((value) => 1 + (value - 1) * TINT_SHARE)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const gain = gains[x] ?? 1
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = Math.min(255, (data[at + channel] ?? 0) * gain * (shares[channel] ?? 1))
    }
  }
  return { data, width, height }
}

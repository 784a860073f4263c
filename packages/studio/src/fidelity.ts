import { mean } from '@endcap/scoring'
import { decodeImage, type Rgb, spread } from '@endcap/vision'
import { difference, luminanceAt, toLab } from './painting/color.ts'
import { fromRgb, fromSprite, type Sprite, toRgb, toSprite } from './painting/sprite.ts'
import type { Product } from './product.ts'
import type { Fidelity, Placement, Region } from './root-image.ts'

/** Longer side for comparison, which keeps headline letters but no grain; and the minimum side. */
const COMPARE_PX = 128
const LEAST_PX = 16
/** Less luminance deviation (of 255) is no pattern. */
const PLAIN = 6
/** A model may move the product. */
const SHIFTS = [-0.08, -0.04, 0, 0.04, 0.08]
const SCALES = [0.9, 1, 1.1]

/** Compares the picture with the root at their placement. */
export async function measureFidelity(
  product: Product,
  picture: Rgb,
  { from, to }: Placement,
): Promise<Fidelity> {
  const { region, sprite } = product
  const part = {
    left: Math.round(((from.left - region.left) / region.width) * sprite.width),
    top: Math.round(((from.top - region.top) / region.height) * sprite.height),
    width: Math.max(1, Math.min(sprite.width, Math.round((from.width / region.width) * sprite.width))),
    height: Math.max(1, Math.min(sprite.height, Math.round((from.height / region.height) * sprite.height))),
  }
  const reference = await partOf(product, {
    ...part,
    left: Math.max(0, Math.min(part.left, sprite.width - part.width)),
    top: Math.max(0, Math.min(part.top, sprite.height - part.height)),
  })
  return reference ? compare(reference, view(picture, to, reference.sprite)) : NOTHING
}

/** Most compositions show the whole product. */
const parts = new WeakMap<Product, Map<string, Promise<Reference | null>>>()

function partOf(product: Product, part: Region): Promise<Reference | null> {
  const known = parts.get(product) ?? new Map<string, Promise<Reference | null>>()
  parts.set(product, known)
  const key = JSON.stringify(part)
  const reference =
    known.get(key) ??
    toSprite(fromSprite(product.sprite).extract(part).resize(comparable(part))).then(referenceOf)
  known.set(key, reference)
  return reference
}

/**
 * Searches a model's image near `box` (shares).
 * @throws ImageError
 */
export async function findFidelity(
  { sprite, frame }: Product,
  bytes: Uint8Array,
  box: Region,
): Promise<Fidelity> {
  const { rgb } = await decodeImage(bytes)
  const image = await toRgb(fromRgb(rgb).resize(1000, 1000, { fit: 'inside', withoutEnlargement: true }))
  // A model may turn the product or keep its lean.
  const turns = frame.turnDegrees === 0 ? [0] : [0, -frame.turnDegrees]
  let best: { likeness: number; reference: Reference; sample: Rgb } | null = null
  for (const turn of turns) {
    const upright = await turned(sprite, turn)
    const scaled = await toSprite(fromSprite(upright).resize(comparable(upright)))
    const reference = referenceOf(scaled)
    if (!reference) continue
    for (const to of around(box)) {
      const sample = view(image, to, scaled)
      const likeness = likenessOf(reference, sample)
      if (likeness > (best?.likeness ?? -1)) best = { likeness, reference, sample }
    }
  }
  return best ? compare(best.reference, best.sample) : NOTHING
}

const comparable = ({ width, height }: { width: number; height: number }) => {
  const scale = COMPARE_PX / Math.max(width, height)
  const side = (length: number) => Math.max(LEAST_PX, Math.round(length * scale))
  return { width: side(width), height: side(height), fit: 'fill' } as const
}

const turned = (sprite: Sprite, degrees: number): Promise<Sprite> | Sprite =>
  degrees === 0
    ? sprite
    : toSprite(fromSprite(sprite).rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } }))

/** Returns regions whose product mask would about fill the box. */
function around(box: Region): Region[] {
  return SCALES.flatMap((scale) => {
    const [width, height] = [box.width * scale, box.height * scale]
    const [left, top] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2]
    return SHIFTS.flatMap((dx) =>
      SHIFTS.map((dy) => ({ left: left + dx * box.width, top: top + dy * box.height, width, height })),
    )
  })
}

/** Prevents aliasing of fine patterns. */
const MOST_STEPS = 8

/** Repeats the edge outside. */
function view({ data, width, height }: Rgb, region: Region, { width: columns, height: rows }: Sprite): Rgb {
  const out = new Uint8Array(3 * columns * rows)
  const steps = Math.max(1, Math.min(MOST_STEPS, Math.round((region.width * width) / columns)))
  const xs = samples(region.left, region.width, columns * steps, width)
  const ys = samples(region.top, region.height, rows * steps, height)
  for (let row = 0, to = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, to += 3) {
      let [red, green, blue] = [0, 0, 0]
      for (let y = row * steps; y < (row + 1) * steps; y++) {
        const line = (ys[y] ?? 0) * width
        for (let x = column * steps; x < (column + 1) * steps; x++) {
          const at = 3 * (line + (xs[x] ?? 0))
          red += data[at] ?? 0
          green += data[at + 1] ?? 0
          blue += data[at + 2] ?? 0
        }
      }
      out[to] = red / steps ** 2
      out[to + 1] = green / steps ** 2
      out[to + 2] = blue / steps ** 2
    }
  }
  return { data: out, width: columns, height: rows }
}

/** `start` and `length` are shares of `size`. */
const samples = (start: number, length: number, count: number, size: number): Int32Array =>
  Int32Array.from({ length: count }, (_, at) => clamp((start + ((at + 0.5) / count) * length) * size, size))

const clamp = (value: number, size: number): number => Math.min(size - 1, Math.max(0, Math.floor(value)))

/** Comparable pixels (`inside`) and their luminance. */
type Reference = { sprite: Sprite; inside: Int32Array; luminance: Float64Array }

/** Null without full product pixels, which counts as not preserved. */
function referenceOf(sprite: Sprite): Reference | null {
  const inside = insideOf(sprite)
  return inside.length > 0
    ? { sprite, inside, luminance: patternOf(sprite.data, 4, inside, sprite.width) }
    : null
}

function compare(reference: Reference, sample: Rgb): Fidelity {
  return { likeness: likenessOf(reference, sample), colorShift: colorShiftOf(reference, sample) }
}

const NOTHING: Fidelity = { likeness: 0, colorShift: 100 }

function likenessOf({ inside, luminance }: Reference, sample: Rgb): number {
  const other = patternOf(sample.data, 3, inside, sample.width)
  if (spread(luminance) < PLAIN) return spread(other) < 3 * PLAIN ? 1 : 0
  return correlation(luminance, other)
}

function colorShiftOf({ sprite, inside }: Reference, sample: Rgb): number {
  // Set light changes the whole product and is not damage.
  const gain = (channel: number) => gainOf(channel, inside, sprite, sample)
  const [red, green, blue] = [gain(0), gain(1), gain(2)]
  let sum = 0
  for (const pixel of inside) {
    const [from, to] = [4 * pixel, 3 * pixel]
    const was = toLab([sprite.data[from] ?? 0, sprite.data[from + 1] ?? 0, sprite.data[from + 2] ?? 0])
    const is = toLab([
      (sample.data[to] ?? 0) * red,
      (sample.data[to + 1] ?? 0) * green,
      (sample.data[to + 2] ?? 0) * blue,
    ])
    sum += difference(was, is)
  }
  return sum / inside.length
}

function gainOf(channel: number, inside: Int32Array, sprite: Sprite, sample: Rgb): number {
  let [was, is] = [1, 1]
  for (const pixel of inside) {
    was += sprite.data[4 * pixel + channel] ?? 0
    is += sample.data[3 * pixel + channel] ?? 0
  }
  return Math.min(1.25, Math.max(0.8, was / is))
}

/** Neighbors must be product too, to exclude mixed edges. */
function insideOf({ data, width, height }: Sprite): Int32Array {
  const inside = new Int32Array(width * height)
  let count = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, pixel = y * width + 1; x < width - 1; x++, pixel++)
      if (
        isOpaque(data, pixel) &&
        isOpaque(data, pixel - 1) &&
        isOpaque(data, pixel + 1) &&
        isOpaque(data, pixel - width) &&
        isOpaque(data, pixel + width)
      )
        inside[count++] = pixel
  return inside.slice(0, count)
}

const isOpaque = (data: Uint8Array, pixel: number): boolean => (data[4 * pixel + 3] ?? 0) >= 250

/** Removes the slope of light from one side. */
function patternOf(data: Uint8Array, stride: number, pixels: Int32Array, width: number): Float64Array {
  const values = new Float64Array(pixels.length)
  const [columns, rows] = [new Float64Array(pixels.length), new Float64Array(pixels.length)]
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0
    values[index] = luminanceAt(data, stride * pixel)
    columns[index] = pixel % width
    rows[index] = Math.floor(pixel / width)
  }
  removeSlope(values, columns)
  removeSlope(values, rows)
  return values
}

/** Least squares. */
function removeSlope(values: Float64Array, places: Float64Array): void {
  const middle = mean(places)
  const slope = covariance(values, places) / (covariance(places, places) || 1)
  for (let index = 0; index < values.length; index++)
    values[index] = (values[index] ?? 0) - slope * ((places[index] ?? 0) - middle)
}

const correlation = (one: Float64Array, other: Float64Array): number =>
  covariance(one, other) / (spread(one) * spread(other) || 1)

function covariance(one: Float64Array, other: Float64Array): number {
  const [a, b] = [mean(one), mean(other)]
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += ((one[index] ?? 0) - a) * ((other[index] ?? 0) - b)
  return sum / Math.max(1, one.length)
}

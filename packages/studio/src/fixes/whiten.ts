import type { FixRefusal } from '@endcap/scoring'
import { fillOpen, type Plane, type Rgb, resizePlane } from '@endcap/vision'
import { evenGround, type Ground } from '../cut-out/ground.ts'
import { trimapOf } from '../cut-out/trimap.ts'
import { blur, emptyPlane } from '../painting/plane.ts'
import { fromRgb, toRgb } from '../painting/sprite.ts'
import { sampleRow } from '../sampling.ts'

/** How much to brighten each place to make the ground white. */
export type GroundLight = {
  /** Ground color (0–255) less its noise, by channel. */
  color: readonly Plane[]
  /** 1 for ground, 0 for product. */
  ground: Plane
}

/** Longer side on which ground and product are separated. */
const WORK_PX = 1600
/** Darkest channel (0–255) of a light ground. Brighter gains would show noise. */
const LEAST_LEVEL = 200
/** Mask of what is surely not product, and of what is product. Between, the pixels decide. */
const SURELY_GROUND = 0.08
const PRODUCT = 0.4
/** Distance from the ground's color (0–255) beyond its noise. */
const NEAR = 4
/** Largest share of the product that has the ground's color. More would leave spots or lose parts. */
const MOST_LIKE_GROUND = 0.03
/** Softens the edge of the whitened ground, in pixels of the working size. */
const SOFT = 0.8

/** Finds the ground's light, or returns why it cannot be whitened. */
export async function findGroundLight(pixels: Rgb, mask: Plane): Promise<GroundLight | FixRefusal> {
  const image = await toRgb(
    fromRgb(pixels).resize(WORK_PX, WORK_PX, { fit: 'inside', withoutEnlargement: true }),
  )
  const cells = resizePlane(mask, Math.min(mask.width, image.width), Math.min(mask.height, image.height))
  const found = evenGround(image, trimapOf(cells))
  if (!found?.isClean) return 'busy_background'
  if (found.color.some(({ data }) => data.some((level) => level < LEAST_LEVEL))) return 'not_light'
  const near = nearGround(image, found)
  const product = resizePlane(mask, image.width, image.height)
  if (likeGround(near, product) > MOST_LIKE_GROUND) return 'light_product'
  const color = found.color.map(({ data, width, height }) => ({
    data: data.map((level) => level - found.tolerance),
    width,
    height,
  }))
  return { color, ground: groundOf(near, product) }
}

/** Marks pixels of the ground's color at their place. */
function nearGround(image: Rgb, { color, tolerance }: Ground): Uint8Array {
  const { width, height } = image
  const near = new Uint8Array(width * height).fill(1)
  const row = new Float32Array(width)
  const whole = { left: 0, top: 0, width, height }
  for (const [channel, plane] of color.entries()) {
    for (let y = 0; y < height; y++) {
      sampleRow(plane, image, whole, y, row)
      for (let x = 0, at = y * width; x < width; x++, at++)
        if (Math.abs((image.data[3 * at + channel] ?? 0) - (row[x] ?? 0)) > tolerance + NEAR) near[at] = 0
    }
  }
  return near
}

/** Returns the product's share that looks like ground, such as a white sole. */
function likeGround(near: Uint8Array, { data }: Plane): number {
  let [product, like] = [0, 0]
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) < PRODUCT) continue
    product += 1
    like += near[at] ?? 0
  }
  return product === 0 ? 1 : like / product
}

/** Ground is what the mask excludes, and what has its color and is linked with that. */
function groundOf(near: Uint8Array, product: Plane): Plane {
  const { width, height } = product
  const ground = emptyPlane(width, height)
  const open = new Uint8Array(near.length)
  const seeds: number[] = []
  for (let at = 0; at < open.length; at++) {
    const value = product.data[at] ?? 0
    if (value < SURELY_GROUND) {
      ground.data[at] = 1
      if (isBeside(product, at)) seeds.push(at)
    }
    open[at] = value < SURELY_GROUND || (value < PRODUCT && near[at] === 1) ? 1 : 0
  }
  for (const at of fillOpen({ width, height }, seeds, open)) ground.data[at] = 1
  return blur(ground, SOFT)
}

/** Starts only where the mask rises, which keeps the list of seeds short. */
const isBeside = ({ data, width }: Plane, at: number): boolean =>
  (data[at + 1] ?? 0) >= SURELY_GROUND ||
  (data[at - 1] ?? 0) >= SURELY_GROUND ||
  (data[at + width] ?? 0) >= SURELY_GROUND ||
  (data[at - width] ?? 0) >= SURELY_GROUND

/** Brightens the ground in place. Shadows keep their strength, because they are brightened alike. */
export function whitenPixels(image: Rgb, { color, ground }: GroundLight): void {
  const { data, width, height } = image
  const whole = { left: 0, top: 0, width, height }
  const [share, level] = [new Float32Array(width), new Float32Array(width)]
  for (let y = 0; y < height; y++) {
    sampleRow(ground, image, whole, y, share)
    const row = data.subarray(3 * y * width, 3 * (y + 1) * width)
    for (const [channel, plane] of color.entries()) {
      sampleRow(plane, image, whole, y, level)
      brighten(row, channel, share, level)
    }
  }
}

function brighten(row: Uint8Array, channel: number, share: Float32Array, level: Float32Array): void {
  for (let x = 0, at = channel; x < share.length; x++, at += 3) {
    const part = share[x] ?? 0
    if (part <= 0) continue
    const value = row[at] ?? 0
    row[at] = Math.min(255, Math.round(value * (1 + part * (255 / (level[x] ?? 255) - 1))))
  }
}

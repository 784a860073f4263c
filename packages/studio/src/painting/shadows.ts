import type { Plane, Rgb } from '@endcap/vision'
import { sampleRow } from '../sampling.ts'
import { blur, emptyPlane, rowOf } from './plane.ts'
import type { Layer } from './sprite.ts'

/** Soft shadows need no more. */
const SHRINK = 4

export type Light = {
  /** Key light: −1 is left, 1 is right. */
  side: -1 | 1
  /** Strength, 0–1. */
  strength: number
}

/**
 * Combines contact darkness at the lower outline with a cast shadow away from the light, softer with
 * distance. Returns darkness 0–1 at a quarter of `width` × `height`.
 */
export function standingShadow(
  layer: Layer,
  width: number,
  height: number,
  { side, strength }: Light,
): Plane {
  const { alpha, left, top } = reduce(layer)
  const bottoms = lowerOutline(alpha)
  const base = baseOf(bottoms)
  const contact = emptyPlane(Math.ceil(width / SHRINK), Math.ceil(height / SHRINK))
  const reach = Math.max(3, 0.035 * alpha.height)
  bottoms.forEach((bottom, column) => {
    if (bottom < 0) return
    const lift = ((base[column]?.y ?? bottom) - bottom) / alpha.height
    const weight = Math.exp(-lift / 0.05 - Math.max(0, (base[column]?.slope ?? 0) - LEVEL) / 0.12)
    for (let y = Math.floor(bottom - reach); y <= bottom + 2 * reach; y++) {
      const falloff = y <= bottom ? 1 : Math.exp(-(y - bottom) / (0.55 * reach))
      put(contact, left + column, top + y, weight * falloff)
    }
  })
  const cast = castShadow(alpha, bottoms, left, top, contact, side)
  blur(contact, Math.max(1.2, 0.4 * reach))
  blur(cast, Math.max(2, 0.024 * alpha.height))
  for (let y = 0; y < contact.height; y++) joinRows(rowOf(contact, y), rowOf(cast, y), strength)
  return contact
}

function joinRows(contact: Float32Array, cast: Float32Array, strength: number): void {
  for (let x = 0; x < contact.length; x++) {
    const light = (1 - Math.min(0.85, 0.8 * (contact[x] ?? 0))) * (1 - 0.6 * Math.min(1, cast[x] ?? 0))
    contact[x] = strength * (1 - light)
  }
}

/** Maximum outline slope at which the product rests. Bases rise sideways in perspective. */
const LEVEL = 0.25

/** The lower convex hull (Andrew 1979, monotone chain) connects the feet. `slope` is absolute. */
function baseOf(bottoms: readonly number[]): { y: number; slope: number }[] {
  const hull: [x: number, y: number][] = []
  bottoms.forEach((y, x) => {
    if (y < 0) return
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)]
      if (!before || !last) break
      const isAbove = (last[1] - before[1]) * (x - before[0]) <= (y - before[1]) * (last[0] - before[0])
      if (!isAbove) break
      hull.pop()
    }
    hull.push([x, y])
  })
  const base: { y: number; slope: number }[] = []
  hull.forEach(([x, y], index) => {
    const next = hull[index + 1] ?? [x + 1, y]
    const slope = (next[1] - y) / (next[0] - x)
    for (let column = x; column < next[0]; column++)
      base[column] = { y: y + slope * (column - x), slope: Math.abs(slope) }
  })
  return base
}

/** In product heights. */
const ASIDE = 0.6
const BACK = 0.13

/** Fades with height. */
function castShadow(
  alpha: Plane,
  bottoms: readonly number[],
  left: number,
  top: number,
  size: Plane,
  side: -1 | 1,
): Plane {
  const cast = emptyPlane(size.width, size.height)
  const ground = Math.max(...bottoms)
  for (let y = 0; y <= ground; y++) {
    const lift = ground - y
    const fade = 1 - 0.85 * (lift / alpha.height)
    for (let x = 0; x < alpha.width; x++) {
      const opacity = alpha.data[y * alpha.width + x] ?? 0
      if (opacity < 0.1) continue
      // Many points share a place: the strongest counts.
      put(cast, left + x - side * ASIDE * lift, top + ground - BACK * lift, opacity * fade)
    }
  }
  return cast
}

/** Suits a top view or hanging product. */
export function lyingShadow(layer: Layer, width: number, height: number, { side, strength }: Light): Plane {
  const { alpha, left, top } = reduce(layer)
  const near = emptyPlane(Math.ceil(width / SHRINK), Math.ceil(height / SHRINK))
  const far = emptyPlane(near.width, near.height)
  const size = Math.max(alpha.width, alpha.height)
  for (let y = 0; y < alpha.height; y++) {
    for (let x = 0; x < alpha.width; x++) {
      const opacity = alpha.data[y * alpha.width + x] ?? 0
      put(near, left + x - side * 0.006 * size, top + y + 0.008 * size, opacity)
      put(far, left + x - side * 0.03 * size, top + y + 0.04 * size, opacity)
    }
  }
  blur(near, Math.max(1, 0.008 * size))
  blur(far, Math.max(2, 0.035 * size))
  for (let pixel = 0; pixel < near.data.length; pixel++)
    near.data[pixel] = strength * Math.min(1, 0.5 * (near.data[pixel] ?? 0) + 0.45 * (far.data[pixel] ?? 0))
  return near
}

/** Darkens in place. `color` is the full-darkness multiplier. */
export function castOver(canvas: Rgb, shadow: Plane, color: readonly [number, number, number]): void {
  const { data, width, height } = canvas
  const dark = new Float32Array(width)
  const whole = { left: 0, top: 0, width, height }
  for (let y = 0; y < height; y++) {
    if (!hasShadow(shadow, (y + 0.5) / height)) continue
    sampleRow(shadow, canvas, whole, y, dark)
    darken(data.subarray(3 * y * width, 3 * (y + 1) * width), dark, color)
  }
}

function darken(row: Uint8Array, dark: Float32Array, color: readonly [number, number, number]): void {
  const [red, green, blue] = [1 - color[0], 1 - color[1], 1 - color[2]]
  for (let x = 0, at = 0; x < dark.length; x++, at += 3) {
    const share = dark[x] ?? 0
    if (share < VISIBLE) continue
    row[at] = (row[at] ?? 0) * (1 - share * red) + 0.5
    row[at + 1] = (row[at + 1] ?? 0) * (1 - share * green) + 0.5
    row[at + 2] = (row[at + 2] ?? 0) * (1 - share * blue) + 0.5
  }
}

/** Less changes no pixel. */
const VISIBLE = 0.002

/** Includes neighbor rows. */
function hasShadow({ data, width, height }: Plane, y: number): boolean {
  const row = Math.floor(y * height)
  const end = Math.min(data.length, (row + 2) * width)
  for (let at = Math.max(0, row - 1) * width; at < end; at++) if ((data[at] ?? 0) >= VISIBLE) return true
  return false
}

function put(plane: Plane, x: number, y: number, value: number): void {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= plane.width || row >= plane.height) return
  const at = row * plane.width + column
  plane.data[at] = Math.max(plane.data[at] ?? 0, value)
}

/** −1 for empty columns. */
function lowerOutline(alpha: Plane): number[] {
  const bottoms: number[] = []
  for (let x = 0; x < alpha.width; x++) bottoms.push(lowestOpaque(alpha, x))
  return bottoms
}

function lowestOpaque({ data, width, height }: Plane, x: number): number {
  for (let y = height - 1; y >= 0; y--) if ((data[y * width + x] ?? 0) > 0.4) return y
  return -1
}

function reduce({ sprite, left, top }: Layer): { alpha: Plane; left: number; top: number } {
  const width = Math.max(1, Math.round(sprite.width / SHRINK))
  const height = Math.max(1, Math.round(sprite.height / SHRINK))
  const alpha = emptyPlane(width, height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(sprite.height - 1, Math.floor(((y + 0.5) * sprite.height) / height))
    reduceRow(sprite.data.subarray(4 * row * sprite.width, 4 * (row + 1) * sprite.width), rowOf(alpha, y))
  }
  return { alpha, left: left / SHRINK, top: top / SHRINK }
}

function reduceRow(pixels: Uint8Array, alpha: Float32Array): void {
  const width = pixels.length / 4
  for (let x = 0; x < alpha.length; x++) {
    const column = Math.min(width - 1, Math.floor(((x + 0.5) * width) / alpha.length))
    alpha[x] = (pixels[4 * column + 3] ?? 0) / 255
  }
}

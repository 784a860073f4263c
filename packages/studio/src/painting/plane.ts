import type { Plane } from '@endcap/vision'
import type { Sprite } from './sprite.ts'

export const emptyPlane = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
})

/** The alpha of a sprite, 0–1. */
export function alphaOf({ data, width, height }: Sprite): Plane {
  const out = new Float32Array(width * height)
  for (let pixel = 0, at = 3; pixel < out.length; pixel++, at += 4) out[pixel] = (data[at] ?? 0) / 255
  return { data: out, width, height }
}

/** Blurs in place, nearly Gaussian: three box filters (Wells 1986). `sigma` in pixels. */
export function blur(plane: Plane, sigma: number): Plane {
  const radius = Math.max(1, Math.round(sigma * 0.97))
  const buffer = new Float32Array(plane.data.length)
  for (let pass = 0; pass < 3; pass++) {
    boxFilter(plane.data, buffer, plane.height, plane.width, 1, plane.width, radius)
    boxFilter(buffer, plane.data, plane.width, plane.height, plane.width, 1, radius)
  }
  return plane
}

/** Running means along `count` lines of `length` values; outside it is as at the end of the line. */
function boxFilter(
  from: Float32Array,
  to: Float32Array,
  count: number,
  length: number,
  step: number,
  lineStep: number,
  radius: number,
): void {
  const scale = 1 / (2 * radius + 1)
  for (let line = 0; line < count; line++) {
    const start = line * lineStep
    const first = from[start] ?? 0
    const last = from[start + (length - 1) * step] ?? 0
    let sum = first * (radius + 1)
    for (let ahead = 0; ahead < radius; ahead++)
      sum += ahead < length ? (from[start + ahead * step] ?? 0) : last
    for (let at = 0; at < length; at++) {
      sum += at + radius < length ? (from[start + (at + radius) * step] ?? 0) : last
      to[start + at * step] = sum * scale
      sum -= at - radius >= 0 ? (from[start + (at - radius) * step] ?? 0) : first
    }
  }
}

import type { Plane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import type { Sprite } from './sprite.ts'

/** Returns a plane of zeros. */
export const emptyPlane = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
})

/** Returns the alpha of a sprite, 0–1. */
export function alphaOf({ data, width, height }: Sprite): Plane {
  const out = new Float32Array(width * height)
  for (let pixel = 0, at = 3; pixel < out.length; pixel++, at += 4) out[pixel] = (data[at] ?? 0) / 255
  return { data: out, width, height }
}

/** Blurs a plane in place with three box filters, which approximate a Gaussian (Wells 1986). `sigma` is in pixels. */
export function blur(plane: Plane, sigma: number): Plane {
  const { width, height } = plane
  const radius = Math.max(1, Math.round(sigma * 0.97))
  for (let pass = 0; pass < 3; pass++) boxMean(plane.data, width, height, radius, plane.data)
  return plane
}

import type { Plane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import type { Sprite } from './sprite.ts'

/** Fills with zeros. */
export const emptyPlane = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
})

/** Writing changes the plane. */
export const rowOf = ({ data, width }: Plane, y: number): Float32Array =>
  data.subarray(y * width, (y + 1) * width)

/** Returns 0–1. */
export function alphaOf({ data, width, height }: Sprite): Plane {
  const alpha = emptyPlane(width, height)
  for (let y = 0; y < height; y++) copyAlpha(data.subarray(4 * y * width), rowOf(alpha, y))
  return alpha
}

function copyAlpha(pixels: Uint8Array, alpha: Float32Array): void {
  for (let x = 0; x < alpha.length; x++) alpha[x] = (pixels[4 * x + 3] ?? 0) / 255
}

/** Applies three box filters in place (Wells 1986). `sigma` is in pixels. */
export function blur(plane: Plane, sigma: number): Plane {
  const { width, height } = plane
  const radius = Math.max(1, Math.round(sigma * 0.97))
  for (let pass = 0; pass < 3; pass++) boxMean(plane.data, width, height, radius, plane.data)
  return plane
}

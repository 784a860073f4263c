import type { Box } from '@endcap/scoring'
import type { Plane, Size } from '../raster.ts'

/** Points per side without a mask. */
const SIDE = 320

/** One in four mask pixels, for a fine rim. Point (x, y) is pixel `rows[y] + columns[x]`. */
export type Points = Size & { columns: Int32Array; rows: Int32Array }

/** Excludes the rim (blur, hair, shadow). */
export type Regions = Points & {
  product: Uint8Array
  background: Uint8Array
  productCount: number
  backgroundCount: number
}

/** Spaces points evenly. */
export function pointsOf(image: Size, { width, height }: Size = { width: SIDE, height: SIDE }): Points {
  const columns = new Int32Array(width)
  const rows = new Int32Array(height)
  for (let x = 0; x < width; x++) columns[x] = Math.ceil(((x + 1) * image.width) / width) - 1
  for (let y = 0; y < height; y++) rows[y] = image.width * (Math.ceil(((y + 1) * image.height) / height) - 1)
  return { width, height, columns, rows }
}

/** `neither` has overlay boxes in shares. */
export function divideRegions(mask: Plane, image: Size, neither: readonly Box[] = []): Regions {
  const { data, width, height } = mask
  const product = new Uint8Array(data.length)
  const background = new Uint8Array(data.length)
  let productCount = 0
  let backgroundCount = 0
  for (let y = 0, point = 0; y < height; y++) {
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, point++) {
      const next = x < width - 1 ? 1 : 0
      const value =
        ((data[point] ?? 0) +
          (data[point + next] ?? 0) +
          (data[point + below] ?? 0) +
          (data[point + below + next] ?? 0)) /
        4
      if (value > 0.8) productCount += product[point] = 1
      else if (value < 0.05) backgroundCount += background[point] = 1
    }
  }
  for (const { left, top, right, bottom } of neither) {
    for (let y = Math.floor(top * height); y < bottom * height; y++) {
      for (let x = Math.floor(left * width); x < right * width; x++) {
        const point = y * width + x
        backgroundCount -= background[point] ?? 0
        background[point] = 0
      }
    }
  }
  return { ...pointsOf(image, mask), product, background, productCount, backgroundCount }
}

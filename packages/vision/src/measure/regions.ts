import type { Box } from '@endcap/scoring'
import type { Plane } from '../raster.ts'

/** Pixels that surely are product or background. The rim between them (blur, hair, shadow) is neither. */
export type Regions = {
  product: Uint8Array
  background: Uint8Array
  productCount: number
  backgroundCount: number
}

/** Divides a mask of the measured image's size. `neither` lists boxes, in shares of the frame, of overlays. */
export function divideRegions(mask: Plane, neither: readonly Box[] = []): Regions {
  const product = new Uint8Array(mask.data.length)
  const background = new Uint8Array(mask.data.length)
  let productCount = 0
  let backgroundCount = 0
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    const value = mask.data[pixel] ?? 0
    if (value > 0.8) productCount += product[pixel] = 1
    else if (value < 0.05) backgroundCount += background[pixel] = 1
  }
  for (const { left, top, right, bottom } of neither) {
    for (let y = Math.floor(top * mask.height); y < bottom * mask.height; y++) {
      for (let x = Math.floor(left * mask.width); x < right * mask.width; x++) {
        const pixel = y * mask.width + x
        backgroundCount -= background[pixel] ?? 0
        background[pixel] = 0
      }
    }
  }
  return { product, background, productCount, backgroundCount }
}

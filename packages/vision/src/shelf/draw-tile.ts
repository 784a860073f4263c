import { type ImageSource, openImage } from '../open-image.ts'
import type { Rgb } from '../raster.ts'
import { TILE_SIDE } from './rank-on-shelf.ts'

/** Draws a picture in the middle of a white tile of `TILE_SIDE`. Never enlarges. @throws ImageError */
export async function drawTile(source: ImageSource): Promise<Rgb> {
  const inside = await (await openImage(source))
    .resize(TILE_SIDE, TILE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = inside.info
  const data = new Uint8Array(3 * TILE_SIDE * TILE_SIDE).fill(255)
  const [left, top] = [(TILE_SIDE - width) >> 1, (TILE_SIDE - height) >> 1]
  for (let y = 0; y < height; y++)
    data.set(inside.data.subarray(3 * y * width, 3 * (y + 1) * width), 3 * ((top + y) * TILE_SIDE + left))
  return { data, width: TILE_SIDE, height: TILE_SIDE }
}

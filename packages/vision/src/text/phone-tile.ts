import sharp from 'sharp'
import type { Rgb } from '../raster.ts'

/** 16 mm (GS1 mobile-ready hero guideline) at 160 and 320 ppi. */
export const TILE_PX = { px101: 101, px202: 202 } as const
/** The eye resolves one arc minute: 0.087 mm at 30 cm, or 0.55 and 1.1 px. */
const BLUR_MM = 0.087
const TILE_MM = 16

/** Renders a search tile as the eye sees it. */
export async function phoneTile(image: Rgb, px: number): Promise<Rgb> {
  const { data, info } = await sharp(image.data, {
    raw: { width: image.width, height: image.height, channels: 3 },
  })
    .resize(px, px, { fit: 'inside' })
    .blur((BLUR_MM / TILE_MM) * px)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

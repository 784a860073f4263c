import sharp, { type Sharp } from 'sharp'
import type { Rgb } from '@endcap/vision'

/** Every derived image is a square of this side: what all retailers' zooms are served by. */
export const CANVAS_PX = 2000

/** Pixels with straight (not premultiplied) alpha: 8-bit sRGB, `data.length === width * height * 4`. */
export type Sprite = { data: Uint8Array; width: number; height: number }

export const fromSprite = ({ data, width, height }: Sprite): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } })

export const fromRgb = ({ data, width, height }: Rgb): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } })

export async function toSprite(image: Sharp): Promise<Sprite> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function toRgb(image: Sharp): Promise<Rgb> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** To exactly this size. */
export async function resizeSprite(sprite: Sprite, width: number, height: number): Promise<Sprite> {
  if (sprite.width === width && sprite.height === height) return sprite
  return toSprite(fromSprite(sprite).resize(width, height, { fit: 'fill' }))
}

/** A sprite on a canvas, with its upper left corner at this pixel; parts may lie outside. */
export type Layer = { sprite: Sprite; left: number; top: number }

/** Paints sprites over a canvas, in place. */
export function paintOver(canvas: Rgb, { sprite, left, top }: Layer): void {
  const [fromX, toX] = [Math.max(0, left), Math.min(canvas.width, left + sprite.width)]
  const [fromY, toY] = [Math.max(0, top), Math.min(canvas.height, top + sprite.height)]
  for (let y = fromY; y < toY; y++) {
    let at = 4 * ((y - top) * sprite.width + fromX - left)
    let to = 3 * (y * canvas.width + fromX)
    for (let x = fromX; x < toX; x++, at += 4, to += 3) {
      const alpha = (sprite.data[at + 3] ?? 0) / 255
      if (alpha === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const under = canvas.data[to + channel] ?? 0
        canvas.data[to + channel] = Math.round(under + ((sprite.data[at + channel] ?? 0) - under) * alpha)
      }
    }
  }
}

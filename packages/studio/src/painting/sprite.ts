import type { Rgb } from '@endcap/vision'
import sharp, { type Sharp } from 'sharp'

/** Enough for every retailer's zoom. */
export const CANVAS_PX = 2000

/** 8-bit sRGB, straight (not premultiplied) alpha. */
export type Sprite = { data: Uint8Array; width: number; height: number }

/** Opens RGBA in sharp. */
export const fromSprite = ({ data, width, height }: Sprite): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } })

/** Opens RGB in sharp. */
export const fromRgb = ({ data, width, height }: Rgb): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } })

/** Renders RGBA. */
export async function toSprite(image: Sharp): Promise<Sprite> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Renders RGB. */
export async function toRgb(image: Sharp): Promise<Rgb> {
  const { data, info } = await image
    .removeAlpha()
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Ignores the aspect ratio. */
export async function resizeSprite(sprite: Sprite, width: number, height: number): Promise<Sprite> {
  if (sprite.width === width && sprite.height === height) return sprite
  return toSprite(fromSprite(sprite).resize(width, height, { fit: 'fill' }))
}

/** Parts may lie outside the canvas. */
export type Layer = { sprite: Sprite; left: number; top: number }

/** Changes the canvas. */
export function paintOver(canvas: Rgb, { sprite, left, top }: Layer): void {
  const [fromX, toX] = [Math.max(0, left), Math.min(canvas.width, left + sprite.width)]
  const [fromY, toY] = [Math.max(0, top), Math.min(canvas.height, top + sprite.height)]
  if (fromX >= toX) return
  for (let y = fromY; y < toY; y++) {
    const from = 4 * ((y - top) * sprite.width + fromX - left)
    const to = 3 * y * canvas.width
    paintRow(
      sprite.data.subarray(from, from + 4 * (toX - fromX)),
      canvas.data.subarray(to + 3 * fromX, to + 3 * toX),
    )
  }
}

function paintRow(over: Uint8Array, under: Uint8Array): void {
  for (let at = 0, to = 0; to < under.length; at += 4, to += 3) {
    const alpha = over[at + 3] ?? 0
    if (alpha === 0) continue
    if (alpha === 255) {
      under[to] = over[at] ?? 0
      under[to + 1] = over[at + 1] ?? 0
      under[to + 2] = over[at + 2] ?? 0
      continue
    }
    under[to] = mixed(over[at] ?? 0, under[to] ?? 0, alpha)
    under[to + 1] = mixed(over[at + 1] ?? 0, under[to + 1] ?? 0, alpha)
    under[to + 2] = mixed(over[at + 2] ?? 0, under[to + 2] ?? 0, alpha)
  }
}

const mixed = (over: number, under: number, alpha: number): number =>
  ((alpha * over + (255 - alpha) * under + 127) / 255) | 0

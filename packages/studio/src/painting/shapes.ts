import type { Rgb } from '@endcap/vision'
import type { Color } from './color.ts'
import type { Sprite } from './sprite.ts'

/** Fills with a smooth edge. */
export function roundedBox(width: number, height: number, radius: number, [red, green, blue]: Color): Sprite {
  const sprite: Sprite = { data: new Uint8Array(4 * width * height), width, height }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = Math.max(radius - (x + 0.5), x + 0.5 - (width - radius), 0)
      const dy = Math.max(radius - (y + 0.5), y + 0.5 - (height - radius), 0)
      const inside = Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5))
      sprite.data.set([red, green, blue, Math.round(255 * inside)], 4 * (y * width + x))
    }
  }
  return sprite
}

type Point = readonly [x: number, y: number]

/** Draws in place, with round ends. */
export function drawLine(canvas: Rgb, from: Point, to: Point, widthPx: number, color: Color): void {
  const reach = widthPx / 2
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const squared = dx * dx + dy * dy || 1
  const start = (a: number, b: number) => Math.max(0, Math.floor(Math.min(a, b) - reach - 1))
  const end = (a: number, b: number, size: number) =>
    Math.min(size - 1, Math.ceil(Math.max(a, b) + reach + 1))
  for (let y = start(from[1], to[1]); y <= end(from[1], to[1], canvas.height); y++) {
    for (let x = start(from[0], to[0]); x <= end(from[0], to[0], canvas.width); x++) {
      const along = Math.min(1, Math.max(0, ((x + 0.5 - from[0]) * dx + (y + 0.5 - from[1]) * dy) / squared))
      const distance = Math.hypot(x + 0.5 - from[0] - along * dx, y + 0.5 - from[1] - along * dy)
      tint(canvas, 3 * (y * canvas.width + x), color, reach + 0.5 - distance)
    }
  }
}

/** Draws a disc. */
export const drawDot = (canvas: Rgb, at: Point, radiusPx: number, color: Color): void =>
  drawLine(canvas, at, at, 2 * radiusPx, color)

function tint({ data }: Rgb, at: number, color: Color, share: number): void {
  if (share <= 0) return
  color.forEach((value, channel) => {
    const under = data[at + channel] ?? 0
    data[at + channel] = Math.round(under + (value - under) * Math.min(1, share))
  })
}

import { element, reference } from '@endcap/demo-shop/svg'
import type { Canvas } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { grain } from '../scenery.ts'
import { circle, clipped, defs, gradient, rect, uniqueId } from '../svg.ts'

/** Returns a range of tones as manufacturers offer them: a graded hue, skin shades, or a mixed card. */
export function tones(c: Canvas, count: number): string[] {
  const { r } = c
  const kind = r.int(0, 3)
  const hue = r.range(0, 360)
  return Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1)
    if (kind === 0) return hsl(r.range(14, 32), 45, 85 - t * 62)
    if (kind === 1) return hsl(hue + t * 60, 45 + t * 20, 80 - t * 50)
    if (kind === 2) return hsl(i * (360 / count) + hue, r.range(20, 60), r.range(30, 75))
    return hsl(r.range(0, 360), r.range(5, 45), r.range(18, 88))
  })
}

type Material = (c: Canvas, x: number, y: number, w: number, h: number, tone: string) => string

export const plain: Material = (_, x, y, w, h, tone) => rect(x, y, w, h, tone)

export const cloth: Material = (c, x, y, w, h, tone) => {
  const shade = gradient(
    [
      { at: 0, colour: '#fff', opacity: 0.2 },
      { at: 0.5, colour: '#000', opacity: 0.1 },
      { at: 1, colour: '#fff', opacity: 0.1 },
    ],
    'slant',
  )
  return (
    rect(x, y, w, h, tone) +
    grain(x, y, w, h, 0.3, 0.3, c.r.int(1, 900), 0.5) +
    shade.defs +
    rect(x, y, w, h, shade.paint)
  )
}

export const wood: Material = (c, x, y, w, h) =>
  rect(x, y, w, h, hsl(c.r.range(20, 38), c.r.range(20, 50), c.r.range(22, 72))) +
  grain(x, y, w, h, 0.006, 0.12, c.r.int(1, 900), 0.55)

const stone: Material = (c, x, y, w, h, tone) =>
  rect(x, y, w, h, tone) + grain(x, y, w, h, 0.008, 0.012, c.r.int(1, 900), 0.4)

export const metal: Material = (_, x, y, w, h, tone) => {
  const shade = gradient(
    [
      { at: 0, colour: '#fff', opacity: 0.7 },
      { at: 0.4, colour: '#000', opacity: 0.25 },
      { at: 0.6, colour: '#fff', opacity: 0.5 },
      { at: 1, colour: '#000', opacity: 0.3 },
    ],
    'slant',
  )
  return rect(x, y, w, h, tone) + shade.defs + rect(x, y, w, h, shade.paint)
}

export const printed: Material = (c, x, y, w, h, tone) => {
  const other = hsl(c.r.range(0, 360), 40, 60)
  const step = Math.max(w, h) / 7
  const kind = c.r.int(0, 2)
  const marks = Array.from({ length: 64 }, (_, i) => {
    const px = x + (i % 8) * step
    const py = y + Math.floor(i / 8) * step
    return kind === 0
      ? circle(px, py, step * 0.25, other)
      : kind === 1
        ? rect(px, y, step * 0.4, h, other)
        : rect(px, py, step * 0.5, step * 0.5, other)
  }).join('')
  return clipped(rect(x, y, w, h, tone) + marks, rect(x, y, w, h, '#000'))
}

const linen: Material = (_, x, y, w, h, tone) => {
  const id = uniqueId()
  const threads =
    rect(0, 0, 10, 10, tone) +
    rect(0, 0, 5, 5, '#fff', 0, 'opacity="0.22"') +
    rect(5, 5, 5, 5, '#000', 0, 'opacity="0.16"')
  const tile = { id, width: 10, height: 10, patternUnits: 'userSpaceOnUse' }
  return defs(element('pattern', tile, { content: threads })) + rect(x, y, w, h, reference(id))
}

export const materials: readonly Material[] = [plain, plain, cloth, cloth, wood, stone, metal, printed, linen]

/** Materials for cards with many tiles, without turbulence filters, which need one canvas each. */
export const cheap: readonly Material[] = [plain, linen, linen, metal, printed]

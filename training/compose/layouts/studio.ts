import type { Canvas } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { gradient, rect } from '../svg.ts'

export const white = (c: Canvas): string => rect(0, 0, 1000, c.h, '#fff')
export const studio = (c: Canvas): string => {
  const tone = c.r.pick([c.palette.hue, 30, 210])
  const light = c.r.range(78, 96)
  const spot = gradient(
    [
      { at: 0, colour: hsl(tone, 20, Math.min(99, light + 6)) },
      { at: 1, colour: hsl(tone, 22, light - 14) },
    ],
    'radial',
  )
  return spot.defs + rect(-300, -300, 1600, c.h + 600, spot.paint)
}

import type { Canvas } from './canvas.ts'
import { hsl } from './colour.ts'
import { gradient, moved, path, rect } from './svg.ts'

/** Draws a hand from the lower right with the thumb in front of the held object, about 520 × 700, thumb tip near the origin. */
export function hand(c: Canvas): { back: string; front: string } {
  const hue = c.r.range(14, 28)
  const light = c.r.range(38, 80)
  const skin = gradient(
    [
      { at: 0, colour: hsl(hue, 48, light + 6) },
      { at: 0.7, colour: hsl(hue, 45, light) },
      { at: 1, colour: hsl(hue - 4, 45, light - 16) },
    ],
    'slant',
  )
  const edge = `stroke="${hsl(hue - 4, 40, light - 18)}" stroke-width="3"`
  const finger = (y: number, length: number, turn: number): string =>
    moved(rect(-length, -34, length + 60, 68, skin.paint, 34, edge), 190, y, 1, turn) +
    moved(rect(-length + 6, -20, 44, 34, hsl(hue, 50, light + 13), 15, 'opacity="0.8"'), 190, y, 1, turn)
  const back =
    skin.defs +
    path('M120 -60 Q240 -110 330 10 L620 420 Q520 600 400 520 L170 250 Q90 120 120 -60 Z', skin.paint, edge) +
    [finger(-50, 190, 4), finger(25, 215, 0), finger(100, 205, -5), finger(170, 170, -12)].join('')
  return { back, front: moved(rect(-190, -40, 250, 80, skin.paint, 40, edge), 250, -80, 1, 28) }
}

import type { Canvas } from '../canvas.ts'
import { type Box } from '../placing.ts'
import { line, moved, path } from '../svg.ts'
import { fitted, text } from '../text.ts'

export function measure(c: Canvas, most = 90): string {
  const value = c.r.range(2, most)
  const inches = (value / 2.54).toFixed(c.r.int(1, 2))
  return c.r.pick([
    `${value.toFixed(c.r.int(0, 1))} cm`,
    `${value.toFixed(1)}cm / ${inches}in`,
    `${inches}"`,
    `${inches} in`,
    `${Math.round(value * 10)} mm`,
    `${inches}inch (${value.toFixed(0)} cm)`,
  ])
}

interface ArrowStyle {
  colour: string
  ends: number
  width: number
  size: number
  back: boolean
}

export const arrowStyle = (
  c: Canvas,
  colour = c.r.chance(0.5) ? c.palette.ink : c.palette.mood === 'bold' ? '#ffffff' : c.palette.accent,
): ArrowStyle => ({
  colour,
  ends: c.r.int(0, 2),
  width: c.r.range(2.5, 6),
  size: c.r.range(34, 56),
  back: c.r.chance(0.3),
})

export function arrow(
  c: Canvas,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  label: string,
  style: ArrowStyle,
): string {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const length = Math.hypot(x2 - x1, y2 - y1)
  const { colour, width } = style
  const head =
    style.ends === 0
      ? path('M0 0 L26 -11 V11 Z', colour)
      : style.ends === 1
        ? line(0, -18, 0, 18, colour, width)
        : path('M22 -12 L0 0 L22 12', 'none', `stroke="${colour}" stroke-width="${width}"`)
  const upright = Math.abs(turn) > 45 && Math.abs(turn) < 135
  const textStyle = { size: style.size, fill: colour, family: c.body, weight: 700, anchor: 'middle' as const }
  const x = (x1 + x2) / 2
  const y = (y1 + y2) / 2
  const turned = upright && c.r.chance(0.4)
  const words = turned
    ? moved(text(0, -16, label, textStyle), x, y, 1, -90)
    : upright
      ? fitted(x + (x < 500 ? -12 : 12), y + 12, 190, label, {
          ...textStyle,
          anchor: x < 500 ? 'end' : 'start',
        })
      : moved(
          text(0, y < c.h / 2 ? -18 : style.size + 10, label, textStyle),
          x,
          y,
          1,
          turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn,
        )
  return (
    moved(line(0, 0, length, 0, colour, width) + head + moved(head, length, 0, 1, 180), x1, y1, 1, turn) +
    words
  )
}

export function around(c: Canvas, box: Box, style: ArrowStyle): string {
  const { r } = c
  const gap = 34
  const side = r.chance(0.5)
  const x = side ? box.x + box.w + gap : box.x - gap
  const guides = r.chance(0.35)
    ? line(box.x, box.y, x, box.y, style.colour, 2, 'stroke-dasharray="7 7"') +
      line(box.x, box.y + box.h, x, box.y + box.h, style.colour, 2, 'stroke-dasharray="7 7"')
    : ''
  const height = arrow(c, x, box.y + box.h, x, box.y, measure(c), style)
  const low = box.y < 220 || r.chance(0.7)
  const y = low ? box.y + box.h + gap : box.y - gap
  const width = arrow(c, box.x, y, box.x + box.w, y, measure(c), style)
  const depth = r.chance(0.35)
    ? arrow(
        c,
        side ? box.x - 10 : box.x + box.w + 10,
        low ? box.y + box.h + gap : y,
        side ? box.x - 90 : box.x + box.w + 90,
        (low ? box.y + box.h + gap : y) - 70,
        measure(c, 40),
        style,
      )
    : ''
  return guides + height + width + depth
}

export const titleOf = (c: Canvas): string =>
  c.r.pick([c.copy.size[0] ?? '', c.copy.size[c.copy.size.length - 1] ?? '', c.r.pick(c.copy.headlines)])

import { type Canvas } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { place } from '../placing.ts'
import { circle, ellipse, moved, path } from '../svg.ts'

/** Draws a natural ingredient: fruit, leaf, nut, powder, drop or grain. */
function morsel(c: Canvas, x: number, y: number, size: number): string {
  const { r } = c
  const hue = r.pick([8, 24, 38, 52, 90, 110, 340, 280])
  const tone = hsl(hue, r.range(45, 75), r.range(38, 58))
  const s = size / 2
  switch (r.int(0, 5)) {
    case 0:
      return (
        circle(x, y, s * 0.7, tone) +
        ellipse(x - s * 0.25, y - s * 0.28, s * 0.18, s * 0.26, '#fff', 'opacity="0.45"') +
        path(
          `M${x} ${y - s * 0.65} q${s * 0.1} ${-s * 0.4} ${s * 0.55} ${-s * 0.35} q${-s * 0.1} ${s * 0.4} ${-s * 0.55} ${s * 0.35} Z`,
          hsl(105, 45, 35),
        )
      )
    case 1:
      return [0, 1, 2, 3, 4]
        .map((i) =>
          moved(
            path(
              `M0 0 Q${s * 0.4} ${-s * 0.5} 0 ${-s} Q${-s * 0.4} ${-s * 0.5} 0 0 Z M0 0 V${-s * 0.9}`,
              hsl(105 + i * 6, 42, 30 + i * 5),
              'stroke="#ffffff55" stroke-width="2"',
            ),
            x,
            y + s * 0.3,
            1,
            -80 + i * 40,
          ),
        )
        .join('')
    case 2:
      return Array.from({ length: 14 }, () =>
        moved(
          ellipse(
            0,
            0,
            s * 0.24,
            s * 0.15,
            hsl(28, 50, r.range(32, 62)),
            'stroke="#5b3a1c" stroke-width="1.5"',
          ),
          x + r.range(-0.6, 0.6) * s,
          y + r.range(-0.4, 0.5) * s,
          1,
          r.range(0, 180),
        ),
      ).join('')
    case 3:
      return (
        path(
          `M${x - s * 0.85} ${y + s * 0.5} Q${x - s * 0.3} ${y - s * 0.5} ${x} ${y - s * 0.55} Q${x + s * 0.35} ${y - s * 0.45} ${x + s * 0.85} ${y + s * 0.5} Q${x} ${y + s * 0.7} ${x - s * 0.85} ${y + s * 0.5} Z`,
          tone,
        ) +
        Array.from({ length: 40 }, () =>
          circle(
            x + r.range(-0.7, 0.7) * s,
            y + r.range(0, 0.5) * s,
            s * 0.04,
            r.chance(0.5) ? '#fff' : '#000',
            'opacity="0.3"',
          ),
        ).join('')
      )
    case 4:
      return (
        circle(x, y, s * 0.78, hsl(hue, 65, 52)) +
        circle(x, y, s * 0.68, hsl(hue, 60, 88)) +
        Array.from({ length: 9 }, (_, i) =>
          moved(
            path(
              `M0 0 L${s * 0.16} ${-s * 0.58} Q0 ${-s * 0.68} ${-s * 0.16} ${-s * 0.58} Z`,
              hsl(hue, 72, 60),
            ),
            x,
            y,
            1,
            i * 40,
          ),
        ).join('')
      )
    default:
      return (
        path(
          `M${x} ${y - s * 0.8} C${x + s * 0.5} ${y - s * 0.1} ${x + s * 0.6} ${y + s * 0.2} ${x + s * 0.5} ${y + s * 0.4} A${s * 0.55} ${s * 0.55} 0 0 1 ${x - s * 0.5} ${y + s * 0.4} C${x - s * 0.6} ${y + s * 0.2} ${x - s * 0.5} ${y - s * 0.1} ${x} ${y - s * 0.8} Z`,
          hsl(r.pick([42, 200, 50]), 70, 60),
        ) + ellipse(x - s * 0.2, y + s * 0.25, s * 0.1, s * 0.22, '#fff', 'opacity="0.7"')
      )
  }
}

export async function morselPicture(c: Canvas, x: number, y: number, size: number): Promise<string> {
  const photo = c.r.chance(0.5) ? c.photos.food(c.r) : undefined
  return photo ? place(photo, x - size / 2, y - size / 2, size, size, 'soft').svg : morsel(c, x, y, size)
}

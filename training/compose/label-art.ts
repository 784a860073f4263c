import type { Canvas } from './canvas.ts'
import { hsl } from './colour.ts'
import { icon, iconNames } from './icons.ts'
import { circle, ellipse, line, moved, path, rect } from './svg.ts'
import { fitted, text, textWidth } from './text.ts'

/** Draws the print of a pack into a box of the given size whose corner is the origin. */
export type Face = (width: number, height: number) => string

export interface PackColours {
  main: string
  band: string
  ink: string
  hue: number
}

export function packColours(
  c: Canvas,
  hue = c.r.chance(0.5) ? c.palette.hue : c.r.range(0, 360),
): PackColours {
  const style = c.r.int(0, 3)
  if (style === 0) return { main: '#fbfbf9', band: hsl(hue, 60, 45), ink: hsl(hue, 55, 22), hue }
  if (style === 1) return { main: hsl(hue, 62, 42), band: hsl(hue + 40, 75, 62), ink: '#ffffff', hue }
  if (style === 2) return { main: hsl(hue, 45, 84), band: hsl(hue, 50, 40), ink: hsl(hue, 60, 20), hue }
  return { main: hsl(hue, 25, 12), band: hsl(hue + 20, 70, 58), ink: '#f6f1e4', hue }
}

function motif(c: Canvas, x: number, y: number, size: number, colours: PackColours): string {
  const { r } = c
  switch (r.int(0, 4)) {
    case 0:
      return icon(r.pick(iconNames), x, y, size, colours.band, 4)
    case 1:
      return (
        [0, 72, 144, 216, 288]
          .map((turn) =>
            moved(
              ellipse(0, -size * 0.28, size * 0.13, size * 0.26, colours.band, 'opacity="0.8"'),
              x,
              y,
              1,
              turn,
            ),
          )
          .join('') + circle(x, y, size * 0.1, colours.ink)
      )
    case 2:
      return (
        circle(x, y, size * 0.45, colours.band) +
        circle(x - size * 0.12, y - size * 0.14, size * 0.12, '#ffffff', 'opacity="0.35"') +
        path(
          `M${x} ${y - size * 0.42} q${size * 0.15} ${-size * 0.25} ${size * 0.3} ${-size * 0.2} q${-size * 0.05} ${size * 0.22} ${-size * 0.3} ${size * 0.2} Z`,
          hsl(110, 45, 38),
        )
      )
    case 3:
      return path(
        `M${x - size / 2} ${y + size * 0.3} L${x - size * 0.1} ${y - size * 0.4} L${x + size * 0.1} ${y} L${x + size * 0.22} ${y - size * 0.2} L${x + size / 2} ${y + size * 0.3} Z`,
        colours.band,
        'opacity="0.9"',
      )
    default:
      return [0, 1, 2]
        .map((ring) =>
          circle(
            x,
            y,
            size * (0.45 - ring * 0.13),
            'none',
            `stroke="${colours.band}" stroke-width="${size * 0.04}"`,
          ),
        )
        .join('')
  }
}

export function frontFace(c: Canvas, colours: PackColours): Face {
  const design = c.r.int(0, 5)
  const kind = c.r.pick(c.copy.kinds)
  const claim = c.r.pick(c.copy.badges)
  const amount = c.r.pick([
    '250 ml',
    '500 g',
    '16 fl oz',
    '60 caps',
    '1 L',
    '340 g',
    '12 oz',
    '100 ml',
    '2 kg',
    '90 tabs',
  ])
  return (w, h) => {
    const mid = w / 2
    const style = { fill: colours.ink, family: c.display, anchor: 'middle' as const }
    // Lines of wide, low labels are sized by height so that they do not overlap.
    const squat = Math.min(1, (h * 0.85) / w)
    const brandLine = (y: number, size: number, fill = colours.ink): string =>
      fitted(mid, y, w * 0.82, c.brand, { ...style, fill, size: size * squat, weight: 700 })
    const kindLine = (y: number, size: number, fill = colours.ink): string =>
      fitted(mid, y, w * 0.84, kind, { ...style, fill, size: size * squat * 0.9, weight: 500 })
    const foot = (fill = colours.ink): string =>
      text(mid, h * 0.95, amount, { ...style, fill, size: Math.min(w * 0.08, h * 0.05), family: c.body })
    const small = (y: number, fill = colours.ink): string =>
      fitted(mid, y, w * 0.7, claim, { ...style, fill, size: w * 0.075 * squat, family: c.body })
    const base = rect(0, 0, w, h, colours.main)
    const m = Math.min(w, h)
    switch (design) {
      case 0:
        return (
          base +
          rect(0, h * 0.62, w, h * 0.2, colours.band) +
          brandLine(h * 0.2, w * 0.2) +
          motif(c, mid, h * 0.42, m * 0.42, colours) +
          kindLine(h * 0.74, w * 0.13, '#ffffff') +
          foot()
        )
      case 1:
        return (
          base +
          brandLine(h * 0.16, w * 0.17) +
          line(w * 0.25, h * 0.2, w * 0.75, h * 0.2, colours.band, w * 0.012) +
          kindLine(h * 0.34, w * 0.16) +
          small(h * 0.41) +
          motif(c, mid, h * 0.66, m * 0.5, colours) +
          foot()
        )
      case 2:
        return (
          base +
          circle(mid, h * 0.44, Math.min(w * 0.42, h * 0.4), '#ffffff', 'opacity="0.92"') +
          brandLine(h * 0.42, w * 0.15, hsl(colours.hue, 60, 22)) +
          kindLine(h * 0.5, w * 0.1, hsl(colours.hue, 50, 32)) +
          small(h * 0.82) +
          foot()
        )
      case 3:
        return (
          base +
          path(`M0 ${h * 0.55} Q${w * 0.5} ${h * 0.4} ${w} ${h * 0.6} V${h} H0 Z`, colours.band) +
          brandLine(h * 0.22, w * 0.22) +
          kindLine(h * 0.33, w * 0.12) +
          motif(c, mid, h * 0.72, m * 0.38, { ...colours, band: colours.main }) +
          foot('#ffffff')
        )
      case 4:
        return (
          base +
          moved(brandLine(0, h * 0.14).replace(`x="${mid}"`, 'x="0"'), w * 0.42, h * 0.45, 1, -90) +
          rect(w * 0.55, h * 0.08, w * 0.38, h * 0.4, colours.band, w * 0.05) +
          fitted(w * 0.74, h * 0.6, w * 0.42, kind, { ...style, size: w * 0.1 }) +
          foot()
        )
      default:
        return (
          base +
          rect(
            w * 0.08,
            h * 0.06,
            w * 0.84,
            h * 0.88,
            'none',
            0,
            `stroke="${colours.ink}" stroke-width="${w * 0.01}"`,
          ) +
          brandLine(h * 0.3, w * 0.16) +
          kindLine(h * 0.4, w * 0.1) +
          small(h * 0.62) +
          foot()
        )
    }
  }
}

export const pill = (
  x: number,
  y: number,
  content: string,
  size: number,
  fill: string,
  ink: string,
  family: string,
): string => {
  const w = textWidth(content, { size, fill, family, weight: 600 }) + size * 1.6
  return (
    rect(x - w / 2, y - size, w, size * 2, fill, size) +
    text(x, y + size * 0.36, content, { size, fill: ink, family, weight: 600, anchor: 'middle' })
  )
}

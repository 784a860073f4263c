import { designedGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { place, zoomed } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { blurred, circle, clipped, line, moved, path, rect } from '../svg.ts'
import { fitted } from '../text.ts'
import { cheap, cloth, materials, metal, plain, printed, tones, wood } from './materials.ts'
import { headline } from './parts.ts'

const named: Layout = {
  name: 'named-squares',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = r.chance(0.6) ? headline(c, 60, 36, 880, { lines: 1 }) : { svg: '', bottom: 40 }
    const count = r.int(4, 16)
    const columns = Math.ceil(Math.sqrt(count * 1.1))
    const rows = Math.ceil(count / columns)
    const w = 920 / columns
    const high = (h - title.bottom - 30) / rows
    const material = r.pick(count > 8 ? cheap : materials)
    const shape = r.int(0, 2)
    const size = Math.min(w - 24, high - 64)
    const names = r.sample(c.copy.colours, count)
    const cells = tones(c, count).map((tone, i) => {
      const x = 40 + ((i % columns) + 0.5) * w
      const y = title.bottom + 10 + (Math.floor(i / columns) + 0.5) * high - 22
      const cut =
        shape === 0
          ? circle(x, y, size / 2, '#000')
          : rect(x - size / 2, y - size / 2, size, size, '#000', shape === 1 ? 0 : size * 0.14)
      return (
        clipped(material(c, x - size / 2, y - size / 2, size, size, tone), cut) +
        fitted(x, y + size / 2 + 38, w - 12, names[i % names.length] ?? `#${r.int(100, 999)}`, {
          size: 30,
          fill: palette.ink,
          family: c.body,
          anchor: 'middle',
        })
      )
    })
    return (
      (r.chance(0.5) && palette.mood === 'white' ? rect(0, 0, 1000, h, '#fff') : await designedGround(c)) +
      title.svg +
      cells.join('')
    )
  },
}

const shadeGrid: Layout = {
  name: 'shade-grid',
  draw: (c) => {
    const { r, h } = c
    const columns = r.int(3, 8)
    const rows = r.int(3, 8)
    const gap = r.pick([0, 6, 16])
    const w = (1000 - gap * (columns + 1)) / columns
    const high = (h - gap * (rows + 1)) / rows
    const material = columns * rows > 36 ? plain : r.pick(cheap)
    const numbered = r.chance(0.6)
    return (
      rect(0, 0, 1000, h, '#fff') +
      tones(c, columns * rows)
        .map((tone, i) => {
          const x = gap + (i % columns) * (w + gap)
          const y = gap + Math.floor(i / columns) * (high + gap)
          const strip = numbered
            ? rect(x, y + high * 0.8, w, high * 0.2, '#fff') +
              fitted(
                x + w / 2,
                y + high * 0.95,
                w * 0.9,
                r.chance(0.5) ? r.pick(c.copy.colours) : `${r.int(10, 99)}${r.pick(['N', 'W', 'C', ''])}`,
                { size: high * 0.13, fill: '#333', family: c.body, anchor: 'middle' },
              )
            : ''
          return clipped(material(c, x, y, w, high, tone), rect(x, y, w, high, '#000')) + strip
        })
        .join('')
    )
  },
}

const closeTile: Layout = {
  name: 'material-tile',
  draw: (c) => {
    const material = c.r.pick(materials.slice(1))
    const tone = tones(c, 5)[2] ?? '#888888'
    const label = c.r.chance(0.4)
      ? rect(300, c.h - 150, 400, 90, '#fff', 8) +
        fitted(500, c.h - 92, 360, c.r.pick(c.copy.colours), {
          size: 44,
          fill: '#222',
          family: c.display,
          weight: 600,
          anchor: 'middle',
        })
      : ''
    return material(c, 0, 0, 1000, c.h, tone) + label
  },
}

/** Smears of cream, lipstick or paint on white. */
const smears: Layout = {
  name: 'smears',
  draw: (c) => {
    const { r, h } = c
    const count = r.int(1, 7)
    const names = r.sample(c.copy.colours, count)
    const skin = r.chance(0.3) ? hsl(24, 42, r.range(55, 80)) : '#ffffff'
    const high = (h - 80) / count
    const labelled = r.chance(0.7)
    return (
      rect(0, 0, 1000, h, skin) +
      tones(c, count)
        .map((tone, i) => {
          const y = 40 + (i + 0.5) * high
          const thick = Math.min(high * 0.32, 150)
          const edge = (side: number): string =>
            Array.from(
              { length: 7 },
              (_, k) =>
                `L${side > 0 ? 250 + k * 90 : 790 - k * 90} ${(y + side * -thick * r.range(0.92, 1.06)).toFixed(0)}`,
            ).join(' ')
          const d = `M160 ${y} ${edge(1)} L860 ${y - thick * 0.2} L830 ${y + thick * 0.4} ${edge(-1)} Z`
          const streaks = Array.from({ length: 6 }, (_, k) =>
            path(
              `M210 ${y - thick * 0.6 + (k * thick) / 5} Q500 ${y - thick * r.range(0.2, 1) + (k * thick) / 4} 800 ${y - thick * 0.5 + (k * thick) / 5}`,
              'none',
              `stroke="${k % 2 ? '#fff' : '#000'}" stroke-width="${r.range(4, 12).toFixed(0)}" opacity="0.13"`,
            ),
          ).join('')
          return (
            path(d, tone, `stroke="${tone}" stroke-width="60" stroke-linejoin="round"`) +
            streaks +
            (labelled
              ? fitted(500, y + high * 0.49, 400, names[i] ?? '', {
                  size: Math.min(30, high * 0.16),
                  fill: '#333',
                  family: c.body,
                  anchor: 'middle',
                })
              : '')
          )
        })
        .join('')
    )
  },
}

/** Pieces of cloth, fanned out like a sample book. */
const fan: Layout = {
  name: 'sample-fan',
  draw: (c) => {
    const { r, h } = c
    const count = r.int(4, 9)
    const material = r.pick([cloth, cloth, printed, wood, metal, plain])
    const spread = r.chance(0.5)
    const pieces = tones(c, count).map((tone, i) => {
      const turn = spread ? -60 + (120 * i) / (count - 1) : r.range(-14, 14)
      const x = spread ? 500 : 180 + (i % 3) * 310
      const y = spread ? h * 0.9 : 160 + Math.floor(i / 3) * (h / Math.ceil(count / 3))
      const w = spread ? 190 : 280
      const high = spread ? 620 : 280
      const inner = material(c, -w / 2, spread ? -high : -high / 2, w, high, tone)
      const shape = rect(-w / 2, spread ? -high : -high / 2, w, high, '#000', spread ? 14 : 4)
      return moved(
        blurred(
          rect(-w / 2 + 6, (spread ? -high : -high / 2) + 8, w, high, '#000', 10, 'opacity="0.35"'),
          8,
        ) +
          clipped(inner, shape) +
          (spread
            ? circle(0, -20, 12, '#fff')
            : line(-w / 2, -high / 2, w / 2, -high / 2, '#fff', 2, 'opacity="0.3"')),
        x,
        y,
        1,
        turn,
      )
    })
    return rect(0, 0, 1000, h, r.pick(['#fff', '#f4f1ec', '#d8d2c8'])) + pieces.join('')
  },
}

/** The product with its color options as dots. */
const dots: Layout = {
  name: 'product-and-dots',
  draw: async (c) => {
    const { r, h, palette } = c
    const count = r.int(4, 9)
    const picture = await productPicture(c)
    const bottom = r.chance(0.5)
    const material = r.pick(cheap)
    const radius = bottom ? 380 / count + 8 : Math.min(64, (h - 240) / count / 2.5)
    const names = r.sample(c.copy.colours, count)
    const choices = tones(c, count).map((tone, i) => {
      const x = bottom ? 70 + ((i + 0.5) * 860) / count : 760
      const y = bottom ? h - 170 : 130 + ((i + 0.5) * (h - 220)) / count
      return (
        circle(x, y, radius + 5, '#fff') +
        clipped(
          material(c, x - radius, y - radius, radius * 2, radius * 2, tone),
          circle(x, y, radius, '#000'),
        ) +
        (bottom
          ? fitted(x, y + radius + 42, 860 / count - 8, names[i] ?? '', {
              size: 26,
              fill: palette.ink,
              family: c.body,
              anchor: 'middle',
            })
          : fitted(x + radius + 16, y + 10, 990 - x - radius - 20, names[i] ?? '', {
              size: 28,
              fill: palette.ink,
              family: c.body,
            }))
      )
    })
    const small = zoomed(
      picture,
      { x: 60, y: 90, w: bottom ? 880 : 560, h: h - (bottom ? 420 : 180) },
      0.5,
      0.5,
      1.1,
      rect(60, 90, bottom ? 880 : 560, h - (bottom ? 420 : 180), '#000', 20),
    )
    return (
      (await designedGround(c)) +
      (r.chance(0.5)
        ? rect(60, 90, bottom ? 880 : 560, h - (bottom ? 420 : 180), '#fff', 20) + small
        : place(picture, 70, 90, bottom ? 860 : 540, h - (bottom ? 420 : 180)).svg) +
      choices.join('')
    )
  },
}

export const swatches: readonly Layout[] = [named, named, shadeGrid, closeTile, smears, fan, dots]

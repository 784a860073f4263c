import { designedGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { place } from '../placing.ts'
import { drawnPicture, productPicture } from '../product-pictures.ts'
import { circle, group, rect } from '../svg.ts'
import { fitted, text } from '../text.ts'
import { beforeAfter, photosAgainst } from './before-after.ts'
import { mark, specTable, titleOf, usAgainstThem } from './comparison-tables.ts'
import { headline } from './parts.ts'

/** Two halves with bullets: ours in color, the other one gray. */
const halves: Layout = {
  name: 'halves',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 50, 30, 900, {
      content: titleOf(c),
      lines: 1,
      fill: palette.mood === 'bold' || palette.mood === 'dark' ? '#fff' : palette.ink,
    })
    const better = place(await productPicture(c), 80, title.bottom + 80, 340, h * 0.4)
    const worse = place(await drawnPicture(c, { hue: 0 }), 580, title.bottom + 80, 340, h * 0.4)
    const grey = '#d5d7da'
    const style = r.int(0, 2)
    const side = (x: number, good: boolean): string => {
      const labels = r.sample(c.copy.features, r.int(3, 4))
      return labels
        .map((name, i) => {
          const y = title.bottom + 120 + h * 0.42 + i * ((h * 0.58 - title.bottom - 130) / 4)
          return (
            mark(c, x + 50, y - 10, 36, good, style) +
            fitted(x + 95, y, 370, name, {
              size: 31,
              fill: good && palette.mood !== 'white' ? palette.surfaceInk : '#333',
              family: c.body,
              weight: 500,
            })
          )
        })
        .join('')
    }
    const names = [r.chance(0.5) ? c.brand : (c.copy.versus[0] ?? ''), c.copy.versus[1] ?? ''].map(
      (name, i) =>
        rect(i ? 560 : 60, title.bottom + 10, 380, 62, i ? '#868b91' : palette.accent, 31) +
        fitted(i ? 750 : 250, title.bottom + 52, 340, name, {
          size: 36,
          fill: '#fff',
          family: c.display,
          weight: 700,
          anchor: 'middle',
        }),
    )
    const vs = r.chance(0.7)
      ? circle(500, title.bottom + h * 0.3, 56, '#fff', `stroke="${palette.accent}" stroke-width="6"`) +
        text(500, title.bottom + h * 0.3 + 17, 'VS', {
          size: 48,
          fill: palette.accent,
          family: c.display,
          weight: 900,
          anchor: 'middle',
        })
      : ''
    return (
      rect(0, 0, 1000, h, palette.ground) +
      rect(0, title.bottom, 500, h, palette.surface) +
      rect(500, title.bottom, 500, h, grey) +
      title.svg +
      names.join('') +
      better.svg +
      group({ opacity: 0.75 }, worse.svg) +
      vs +
      side(20, true) +
      side(510, false)
    )
  },
}

/** Bars or circles that show the advantage of one product. */
const chart: Layout = {
  name: 'bars',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 40, 880, { content: titleOf(c) })
    const count = r.int(2, 5)
    const upright = r.chance(0.5)
    const names = [
      c.brand,
      ...Array.from({ length: count }, (_, i) => `${c.copy.versus[1] ?? ''}${count > 1 ? ` ${i + 1}` : ''}`),
    ].slice(0, count)
    const room = h - title.bottom - 150
    const bars = names.map((name, i) => {
      const value = i === 0 ? r.range(0.85, 1) : r.range(0.2, 0.7)
      const fill = i === 0 ? (palette.mood === 'bold' ? '#ffffff' : palette.accent) : '#a9adb3'
      const label = `${Math.round(value * 98)}%`
      if (upright) {
        const w = 620 / count
        const x = 330 + i * w
        return (
          rect(x + w * 0.18, h - 100 - room * value, w * 0.64, room * value, fill, 12) +
          fitted(x + w / 2, h - 116 - room * value, w, label, {
            size: 36,
            fill: palette.ink,
            family: c.display,
            weight: 800,
            anchor: 'middle',
          }) +
          fitted(x + w / 2, h - 58, w - 8, name, {
            size: 26,
            fill: palette.ink,
            family: c.body,
            anchor: 'middle',
          })
        )
      }
      const step = room / count
      const y = title.bottom + 60 + i * step
      return (
        fitted(330, y + step * 0.25, 600, name, {
          size: 30,
          fill: palette.ink,
          family: c.body,
          weight: 600,
        }) +
        rect(330, y + step * 0.35, 600, step * 0.36, palette.ink, step * 0.18, 'opacity="0.12"') +
        rect(330, y + step * 0.35, 600 * value, step * 0.36, fill, step * 0.18) +
        text(330 + 600 * value - 20, y + step * 0.6, label, {
          size: Math.min(34, step * 0.26),
          fill: i === 0 && palette.mood !== 'bold' ? '#fff' : '#222',
          family: c.body,
          weight: 700,
          anchor: 'end',
        })
      )
    })
    const product = place(await productPicture(c), 20, title.bottom + 20, 280, h - title.bottom - 60)
    return (await designedGround(c)) + title.svg + product.svg + bars.join('')
  },
}

export const comparisons: readonly Layout[] = [
  usAgainstThem,
  usAgainstThem,
  halves,
  specTable,
  specTable,
  beforeAfter,
  chart,
  photosAgainst,
]

import { designedGround } from '../backdrops.ts'
import type { Canvas, Layout } from '../canvas.ts'
import { cross, tick } from '../icons.ts'
import { variant } from '../picture.ts'
import { place } from '../placing.ts'
import { drawnPicture, productPicture } from '../product-pictures.ts'
import { circle, group, line, rect } from '../svg.ts'
import { fitted } from '../text.ts'
import { headline, panel } from './parts.ts'

export const titleOf = (c: Canvas): string =>
  c.r.pick([c.copy.versus[2] ?? '', ...c.copy.versus.slice(5), c.r.pick(c.copy.headlines)])

export function mark(c: Canvas, x: number, y: number, size: number, yes: boolean, style: number): string {
  const green = '#2f9e44'
  const red = '#d6336c'
  if (style === 0) return yes ? tick(x, y, size, green) : cross(x, y, size, '#d0312d')
  if (style === 1)
    return (
      circle(x, y, size * 0.7, yes ? green : '#c92a2a') +
      (yes ? tick(x, y, size * 0.7, '#fff') : cross(x, y, size * 0.7, '#fff'))
    )
  if (style === 2)
    return (
      circle(x, y, size * 0.7, yes ? c.palette.accent : '#b9bcc0') +
      (yes ? tick(x, y, size * 0.7, '#fff') : cross(x, y, size * 0.7, '#fff'))
    )
  return yes ? tick(x, y, size, c.palette.accent) : cross(x, y, size, style === 3 ? red : '#9aa0a6')
}

/** Rows of features with our column highlighted, and check marks and crosses. */
export const usAgainstThem: Layout = {
  name: 'us-against-them',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 30, 880, { content: titleOf(c), lines: 1 })
    const others = r.int(1, 3)
    const rows = r.int(4, 7)
    const withPicture = r.chance(0.75)
    const left = 40
    const nameWidth = others === 1 ? 440 : 330
    const column = (920 - nameWidth) / (others + 1)
    const top = title.bottom + (withPicture ? Math.min(230, h * 0.22) : 20)
    const head = 80
    const step = (h - top - head - 50) / rows
    const style = r.int(0, 4)
    const parts = [
      panel(left, top, 920, head + rows * step, palette.surface, r.pick([0, 20])),
      rect(left + nameWidth, top - 24, column, head + rows * step + 48, palette.accent, r.pick([0, 24])),
    ]
    const ours = r.chance(0.5) ? c.brand : (c.copy.versus[0] ?? '')
    for (let k = 0; k <= others; k++)
      parts.push(
        fitted(
          left + nameWidth + column * (k + 0.5),
          top + 52,
          column - 24,
          k === 0 ? ours : `${c.copy.versus[1] ?? ''}${others > 1 ? ` ${String.fromCharCode(64 + k)}` : ''}`,
          {
            size: 36,
            fill: k === 0 ? palette.onAccent : palette.surfaceInk,
            family: c.display,
            weight: 700,
            anchor: 'middle',
          },
        ),
      )
    r.sample(c.copy.features, rows).forEach((name, i) => {
      const y = top + head + (i + 0.5) * step
      parts.push(
        line(left, y - step / 2, 960, y - step / 2, palette.surfaceInk, 1.5, 'opacity="0.25"'),
        fitted(left + 26, y + 11, nameWidth - 44, name, {
          size: 32,
          fill: palette.surfaceInk,
          family: c.body,
          weight: 600,
        }),
      )
      for (let k = 0; k <= others; k++) {
        const x = left + nameWidth + column * (k + 0.5)
        parts.push(
          k === 0
            ? style === 0 || style > 2
              ? tick(x, y, Math.min(46, step * 0.5), palette.onAccent)
              : circle(x, y, Math.min(30, step * 0.32), '#fff') +
                tick(x, y, Math.min(34, step * 0.36), palette.accent)
            : mark(c, x, y, Math.min(42, step * 0.45), r.chance(0.3), style),
        )
      }
    })
    const picture = withPicture
      ? place(
          await productPicture(c),
          left + nameWidth - 20,
          title.bottom,
          column + 40,
          top - title.bottom - 20,
        ).svg +
        (others === 1
          ? group(
              { opacity: 0.55 },
              place(
                await drawnPicture(c),
                left + nameWidth + column,
                title.bottom,
                column,
                top - title.bottom - 20,
              ).svg,
            )
          : '')
      : ''
    return (await designedGround(c)) + title.svg + parts.join('') + picture
  },
}

/** A table with several products as columns and their properties as rows. */
export const specTable: Layout = {
  name: 'spec-table',
  draw: async (c) => {
    const { r, h, palette } = c
    const withTitle = r.chance(0.6)
    const title = withTitle
      ? headline(c, 60, 24, 880, { content: titleOf(c), lines: 1, size: 56 })
      : { svg: '', bottom: 20 }
    const count = r.int(3, 5)
    const rows = r.int(4, 8)
    const nameWidth = 220
    const w = (960 - nameWidth) / count
    const pictureHigh = h * 0.26
    const top = title.bottom + pictureHigh + 70
    const step = (h - top - 24) / rows
    const chosen = r.int(0, count - 1)
    const ink = palette.surfaceInk
    const parts = [
      panel(
        20,
        title.bottom,
        960,
        h - title.bottom - 16,
        palette.mood === 'dark' ? palette.surface : '#ffffff',
        14,
      ),
      r.chance(0.7)
        ? rect(
            20 + nameWidth + chosen * w,
            title.bottom,
            w,
            h - title.bottom - 16,
            palette.accent,
            0,
            'opacity="0.16"',
          )
        : '',
    ]
    const base = await productPicture(c)
    for (let k = 0; k < count; k++) {
      const picture = r.chance(0.4) ? await variant(base, k * 70) : await productPicture(c)
      const x = 20 + nameWidth + k * w
      parts.push(
        place(picture, x + 12, title.bottom + 12, w - 24, pictureHigh).svg,
        fitted(
          x + w / 2,
          title.bottom + pictureHigh + 48,
          w - 16,
          `${c.brand} ${r.pick(['Pro', 'Mini', 'Max', 'S', 'Plus', 'Lite', '2', 'XL'])}`,
          { size: 26, fill: ink, family: c.body, weight: 700, anchor: 'middle' },
        ),
      )
    }
    r.sample([...c.copy.features, ...c.copy.size.slice(1, 5)], rows).forEach((name, i) => {
      const y = top + i * step
      parts.push(
        i % 2 ? rect(20, y, 960, step, ink, 0, 'opacity="0.06"') : '',
        line(20, y, 980, y, ink, 1.2, 'opacity="0.3"'),
        fitted(36, y + step / 2 + 9, nameWidth - 24, name, {
          size: 25,
          fill: ink,
          family: c.body,
          weight: 600,
        }),
      )
      const ticks = r.chance(0.45)
      for (let k = 0; k < count; k++) {
        const x = 20 + nameWidth + (k + 0.5) * w
        parts.push(
          ticks
            ? mark(c, x, y + step / 2, Math.min(32, step * 0.5), r.chance(0.6), 0)
            : fitted(
                x,
                y + step / 2 + 9,
                w - 14,
                r.pick([
                  `${r.int(10, 90)} cm`,
                  `${r.int(1, 9)}.${r.int(0, 9)} kg`,
                  `${r.int(200, 900)} ml`,
                  `${r.int(6, 48)} h`,
                  `${r.int(1, 30)}"`,
                  '–',
                  c.r.pick(c.copy.colours),
                  `${r.int(1, 4)},${r.int(100, 900)} mAh`,
                ]),
                { size: 24, fill: ink, family: c.body, anchor: 'middle' },
              ),
        )
      }
    })
    return (await designedGround(c)) + title.svg + parts.join('')
  },
}

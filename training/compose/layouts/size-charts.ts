import { designedGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { place } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { line, path, rect } from '../svg.ts'
import { fitted } from '../text.ts'
import { around, arrow, arrowStyle, titleOf } from './arrows.ts'
import { headline, panel } from './parts.ts'

/** A table of garment or shoe sizes, sometimes with the garment and the measuring points. */
export const sizeChart: Layout = {
  name: 'size-chart',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 36, 880, { content: c.copy.size[5] ?? '', lines: 1 })
    const withGarment = r.chance(0.5)
    const top = withGarment ? title.bottom + (h - title.bottom) * 0.45 : title.bottom + 30
    const heads = c.r.chance(0.2)
      ? ['US', 'EU', 'UK', 'CM']
      : [
          c.copy.size[6] ?? '',
          c.copy.size[7] ?? '',
          c.copy.size[8] ?? '',
          c.copy.size[9] ?? '',
          ...(r.chance(0.4) ? [c.copy.size[2] ?? ''] : []),
        ]
    const shoes = heads[0] === 'US'
    const rows = r.int(4, 8)
    const w = 900 / heads.length
    const step = Math.min(90, (h - top - 60) / (rows + 1))
    const ink = palette.surfaceInk
    const lined = r.chance(0.5)
    const parts = [
      panel(50, top, 900, step * (rows + 1), palette.surface, 8),
      rect(50, top, 900, step, palette.accent, 8),
    ]
    heads.forEach((head, k) =>
      parts.push(
        fitted(50 + (k + 0.5) * w, top + step * 0.64, w - 16, head, {
          size: 30,
          fill: palette.onAccent,
          family: c.body,
          weight: 700,
          anchor: 'middle',
        }),
      ),
    )
    for (let i = 0; i < rows; i++) {
      const y = top + step * (i + 1)
      parts.push(
        i % 2 ? rect(50, y, 900, step, ink, 0, 'opacity="0.07"') : '',
        lined ? line(50, y, 950, y, ink, 1.5, 'opacity="0.4"') : '',
      )
      heads.forEach((_, k) =>
        parts.push(
          fitted(
            50 + (k + 0.5) * w,
            y + step * 0.64,
            w - 12,
            shoes
              ? String(([5, 35, 3, 22][k] ?? 0) + i)
              : k === 0
                ? (['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'][i] ?? '')
                : r.chance(0.5)
                  ? `${60 + k * 12 + i * 4}–${64 + k * 12 + i * 4}`
                  : `${(26 + k * 4 + i * 1.6).toFixed(1)}"`,
            { size: 28, fill: ink, family: c.body, weight: k === 0 ? 700 : 400, anchor: 'middle' },
          ),
        ),
      )
    }
    const garment = withGarment
      ? place(
          c.photos.person(r) ?? (await productPicture(c)),
          250,
          title.bottom,
          500,
          top - title.bottom - 40,
          'none',
        )
      : undefined
    const arrows = garment
      ? arrow(
          c,
          garment.box.x + garment.box.w * 0.2,
          garment.box.y + garment.box.h * 0.4,
          garment.box.x + garment.box.w * 0.8,
          garment.box.y + garment.box.h * 0.4,
          'A',
          arrowStyle(c),
        ) +
        arrow(
          c,
          garment.box.x - 20,
          garment.box.y + garment.box.h,
          garment.box.x - 20,
          garment.box.y,
          'B',
          arrowStyle(c),
        )
      : ''
    return (await designedGround(c)) + title.svg + (garment?.svg ?? '') + arrows + parts.join('')
  },
}

/** A line drawing as in data sheets. */
export const outline: Layout = {
  name: 'technical-outline',
  draw: async (c) => {
    const { r, h } = c
    const blue = r.chance(0.2)
    const ink = blue ? '#ffffff' : '#333'
    const w = r.range(200, 420)
    const high = r.range(240, 460)
    const box = { x: 500 - w / 2, y: h / 2 - high / 2, w, h: high }
    const kind = r.int(0, 2)
    const stroke = `stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"`
    const shape =
      kind === 0
        ? path(
            `M${box.x} ${box.y} h${w} v${high} h${-w} Z M${box.x} ${box.y} l70 -50 h${w} l-70 50 M${box.x + w + 70} ${box.y - 50} v${high} l-70 50`,
            'none',
            stroke,
          )
        : kind === 1
          ? path(
              `M${box.x} ${box.y + 40} a${w / 2} 40 0 0 1 ${w} 0 v${high - 80} a${w / 2} 40 0 0 1 ${-w} 0 Z M${box.x} ${box.y + 40} a${w / 2} 40 0 0 0 ${w} 0`,
              'none',
              stroke,
            )
          : path(
              `M${box.x} ${box.y} h${w} v40 h${-w} Z M${box.x + 20} ${box.y + 40} v${high - 40} h24 v${-high + 40} M${box.x + w - 44} ${box.y + 40} v${high - 40} h24 v${-high + 40} M${box.x + 44} ${box.y + high * 0.6} h${w - 88}`,
              'none',
              stroke,
            )
    const grid = blue
      ? Array.from(
          { length: 24 },
          (_, i) =>
            line(i * 44, 0, i * 44, h, '#fff', 1, 'opacity="0.15"') +
            line(0, i * 44, 1000, i * 44, '#fff', 1, 'opacity="0.15"'),
        ).join('')
      : ''
    const title = r.chance(0.6)
      ? headline(c, 60, 40, 880, { content: titleOf(c), lines: 1, fill: ink }).svg
      : ''
    return (
      rect(0, 0, 1000, h, blue ? '#1f4e8c' : r.pick(['#fff', '#f4f4f2'])) +
      grid +
      title +
      shape +
      around(c, box, arrowStyle(c, ink))
    )
  },
}

import { designedGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { photographed } from '../photographed.ts'
import { circle, line, moved, path, rect } from '../svg.ts'
import { fitted, paragraph, text } from '../text.ts'
import { title } from './steps.ts'

/** An exploded line drawing with screws and arrows, as in flat-pack leaflets. */
export const assembly: Layout = {
  name: 'assembly-drawing',
  draw: (c) => {
    const { r, h } = c
    const ink = '#2b2b2b'
    const stroke = `stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"`
    const plank = (x: number, y: number, w: number, d: number): string =>
      path(
        `M${x} ${y} l${w} ${-w * 0.3} l${d} ${d * 0.4} l${-w} ${w * 0.3} Z M${x} ${y} v16 l${d} ${d * 0.4} v-16 M${x + d} ${y + d * 0.4 + 16} l${w} ${-w * 0.3} v-16`,
        '#fff',
        stroke,
      )
    const leg = (x: number, y: number, high: number): string =>
      path(`M${x} ${y} h22 v${high} h-22 Z M${x + 22} ${y} l12 -8 v${high} l-12 8`, '#fff', stroke)
    const screw = (x: number, y: number): string =>
      path(
        `M${x - 10} ${y} h20 l-4 9 h-12 Z M${x - 4} ${y + 9} v36 l4 9 l4 -9 v-36 M${x - 8} ${y + 18} l16 5 M${x - 8} ${y + 28} l16 5 M${x - 8} ${y + 38} l16 5`,
        'none',
        `stroke="${ink}" stroke-width="2.5"`,
      )
    const [columns, lines] = r.pick([
      [2, 2],
      [1, 1],
      [2, 1],
      [3, 2],
      [1, 2],
    ] as const)
    const withTitle = r.chance(0.6)
    const head = withTitle ? title(c, ink) : { svg: '', bottom: 20 }
    const w = 1000 / columns
    const high = (h - head.bottom) / lines
    const parts: string[] = []
    for (let i = 0; i < columns * lines; i++) {
      const x = (i % columns) * w
      const y = head.bottom + Math.floor(i / columns) * high
      const drawing =
        plank(60, 200, r.range(200, 320), r.range(60, 120)) +
        (r.chance(0.7) ? plank(60, 330, 260, 90) : '') +
        [80, 160, 300, 390]
          .slice(0, r.int(2, 4))
          .map((lx) => leg(lx, r.range(280, 330), r.range(120, 200)))
          .join('') +
        [120, 330, 250]
          .slice(0, r.int(1, 3))
          .map(
            (sx) =>
              screw(sx, r.range(60, 130)) +
              line(sx, 170, sx, 250, ink, 2, 'stroke-dasharray="6 6"') +
              path(`M${sx - 10} 236 l10 16 l10 -16`, 'none', `stroke="${ink}" stroke-width="3"`),
          )
          .join('') +
        (r.chance(0.5)
          ? circle(420, 130, 58, '#fff', stroke) +
            screw(420, 100) +
            text(490, 120, `${r.int(2, 16)}x`, {
              size: 34,
              fill: ink,
              weight: 700,
              family: 'Liberation Sans',
            })
          : '')
      const scale = Math.min(w / 560, high / 560)
      parts.push(
        rect(
          x + 12,
          y + 12,
          w - 24,
          high - 24,
          'none',
          0,
          columns * lines > 1 ? 'stroke="#999" stroke-width="2"' : '',
        ),
        moved(drawing, x + (w - 520 * scale) / 2, y + (high - 530 * scale) / 2, scale),
        text(x + 36, y + 76, String(i + 1), { size: 60, fill: ink, weight: 800, family: 'Liberation Sans' }),
      )
    }
    return rect(0, 0, 1000, h, r.pick(['#fff', '#fff', '#f6f5f0'])) + head.svg + parts.join('')
  },
}

/** Laundry symbols with their meaning. */
export const care: Layout = {
  name: 'care-symbols',
  draw: async (c) => {
    const { r, h, palette } = c
    const tag = r.chance(0.4)
    const ink = tag ? '#222' : palette.ink
    const tub = 'M14 30 L24 84 H76 L86 30 M14 34 C26 44 34 26 46 36 C58 46 68 26 86 34'
    const symbols = [
      tub,
      'M50 14 L90 86 H10 Z',
      'M14 14 H86 V86 H14 Z M50 24 A26 26 0 1 1 49.9 24',
      'M10 78 H90 L82 44 H40 C26 44 14 60 10 78 Z M40 44 V28 H78',
      'M50 14 A36 36 0 1 1 49.9 14',
      'M14 14 H86 V86 H14 Z M14 40 Q50 70 86 40',
    ]
    const no = 'M12 12 L88 88 M88 12 L12 88'
    const count = r.int(4, 6)
    const one = (d: string, i: number, x: number, y: number, size: number): string =>
      moved(
        path(d + (r.chance(0.4) ? ` ${no}` : ''), 'none', `stroke="${ink}" stroke-width="5"`),
        x - size / 2,
        y - size / 2,
        size / 100,
      ) +
      (i === 0
        ? text(x, y + size * 0.22, r.pick(['30', '40', '60']), {
            size: size * 0.26,
            fill: ink,
            family: 'Liberation Sans',
            weight: 700,
            anchor: 'middle',
          })
        : '')
    if (tag) {
      const parts = r.sample(symbols, count).map((d, i) => one(d, i, 70 + i * (520 / count), 330, 76))
      const print = {
        width: 600,
        height: 640,
        svg:
          rect(0, 0, 600, 640, '#fbfbf9') +
          fitted(300, 90, 480, c.brand, {
            size: 72,
            fill: ink,
            family: c.display,
            weight: 700,
            anchor: 'middle',
          }) +
          paragraph(
            300,
            130,
            480,
            `${r.int(60, 100)}% ${r.pick(['Cotton', 'Polyester', 'Wool', 'Baumwolle', 'Coton'])}`,
            { size: 40, fill: ink, family: c.body, anchor: 'middle' },
          ).svg +
          parts.join('') +
          paragraph(
            60,
            410,
            480,
            r.sample(c.copy.steps, 4).join('. '),
            { size: 26, fill: ink, family: c.body },
            1.3,
            6,
          ).svg,
      }
      return photographed(c, print, hsl(palette.hue, 25, 40))
    }
    const head = title(c)
    const step = (h - head.bottom - 40) / Math.ceil(count / 2)
    const parts = r.sample(symbols, count).map((d, i) => {
      const x = i % 2 ? 520 : 60
      const y = head.bottom + 30 + Math.floor(i / 2) * step
      return (
        one(d, i, x + 80, y + step * 0.4, 130) +
        paragraph(
          x + 165,
          y + step * 0.24,
          270,
          r.pick(c.copy.steps),
          { size: 31, fill: ink, family: c.body, weight: 600 },
          1.2,
          4,
        ).svg
      )
    })
    return (await designedGround(c)) + head.svg + parts.join('')
  },
}

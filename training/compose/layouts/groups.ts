import { designedGround } from '../backdrops.ts'
import type { Canvas, Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { type Picture, variant } from '../picture.ts'
import { place } from '../placing.ts'
import { drawnPicture, productPicture } from '../product-pictures.ts'
import { createRandom } from '../random.ts'
import { rect } from '../svg.ts'
import { fitted } from '../text.ts'
import { headline, seal } from './parts.ts'
import { studio, white } from './studio.ts'

/** Returns several products of one kind in different colors. */
async function family(c: Canvas, count: number): Promise<Picture[]> {
  const { r } = c
  const start = r.range(0, 360)
  if (r.chance(0.65)) {
    const seedHue = r.range(0, 360)
    const shape = String(r.next())
    const range = r.chance(0.25)
    const packOnly = r.chance(0.75)
    const step = r.pick([360, 360, 120]) / count
    // One stream for all members gives one shape in many colors. A stream per member gives the range of one brand.
    return Promise.all(
      Array.from({ length: count }, (_, i) =>
        drawnPicture(
          { ...c, r: createRandom(range ? shape + i : shape) },
          { hue: seedHue + i * step, packOnly: packOnly || range },
        ),
      ),
    )
  }
  const base = await productPicture(c)
  if (r.chance(0.2)) return Array.from({ length: count }, () => base)
  const items: Picture[] = []
  for (let i = 0; i < count; i++)
    items.push(await variant(base, start + (i * 320) / count, r.range(0.8, 1.2)))
  return items
}
const ground = async (c: Canvas): Promise<string> =>
  c.r.chance(0.6) ? white(c) : c.r.chance(0.5) ? studio(c) : designedGround(c)

const lineUp: Layout = {
  name: 'line-up',
  draw: async (c) => {
    const items = await family(c, c.r.int(2, 6))
    const w = 940 / items.length
    return (
      (await ground(c)) +
      items
        .map((item, i) => place(item, 30 + i * w + 4, c.h * 0.12, w - 8, c.h * 0.72, 'floor', 'bottom').svg)
        .join('')
    )
  },
}
const overlapping: Layout = {
  name: 'overlapping',
  draw: async (c) => {
    const items = await family(c, c.r.int(3, 7))
    const w = 380
    return (
      (await ground(c)) +
      items
        .map((item, i) => ({
          i,
          svg: place(
            item,
            40 + (i * (920 - w)) / (items.length - 1),
            c.h * 0.14 + Math.abs(i - (items.length - 1) / 2) * -22 + 60,
            w,
            c.h * 0.6,
            'floor',
            'bottom',
          ).svg,
        }))
        .toSorted((a, b) => Math.abs(b.i - (items.length - 1) / 2) - Math.abs(a.i - (items.length - 1) / 2))
        .map((item) => item.svg)
        .join('')
    )
  },
}
const grid: Layout = {
  name: 'grid',
  draw: async (c) => {
    const [columns, rows] = c.r.pick([
      [2, 2],
      [3, 2],
      [3, 3],
      [4, 3],
      [4, 2],
      [2, 3],
    ] as const)
    const items = await family(c, columns * rows)
    const w = 940 / columns
    const h = (c.h - 60) / rows
    const tiles = c.r.chance(0.25)
    return (
      (await ground(c)) +
      items
        .map((item, i) => {
          const x = 30 + (i % columns) * w
          const y = 30 + Math.floor(i / columns) * h
          return (
            (tiles ? rect(x + 8, y + 8, w - 16, h - 16, hsl(i * 50 + c.palette.hue, 45, 88), 16) : '') +
            place(item, x + 16, y + 16, w - 32, h - 32, 'soft').svg
          )
        })
        .join('')
    )
  },
}
const bundle: Layout = {
  name: 'bundle',
  draw: async (c) => {
    const items = await Promise.all(Array.from({ length: c.r.int(3, 6) }, () => productPicture(c)))
    const back = items.slice(0, Math.floor(items.length / 2))
    const front = items.slice(back.length)
    const row = (list: Picture[], bottom: number, high: number): string =>
      list
        .map(
          (item, i) =>
            place(
              item,
              60 + (i * 880) / list.length,
              bottom - high,
              880 / list.length,
              high,
              'floor',
              'bottom',
            ).svg,
        )
        .join('')
    const plus = c.r.chance(0.2)
      ? seal(c, 880, 130, 90, c.r.pick(['Set', `${items.length} in 1`, `x${items.length}`, '+ FREE']))
      : ''
    return (await ground(c)) + row(back, c.h * 0.66, c.h * 0.56) + row(front, c.h * 0.94, c.h * 0.5) + plus
  },
}
const namedVariants: Layout = {
  name: 'named-variants',
  draw: async (c) => {
    const items = await family(c, c.r.int(3, 6))
    const title = headline(c, 60, 36, 880, { lines: 1 })
    const columns = items.length > 4 ? 3 : items.length
    const w = 920 / columns
    const h = (c.h - title.bottom - 30) / Math.ceil(items.length / columns)
    const names = c.r.sample(c.copy.colours, items.length)
    return (
      (await designedGround(c)) +
      title.svg +
      items
        .map((item, i) => {
          const x = 40 + (i % columns) * w
          const y = title.bottom + 10 + Math.floor(i / columns) * h
          return (
            place(item, x + 14, y + 10, w - 28, h - 90).svg +
            fitted(x + w / 2, y + h - 28, w - 20, names[i] ?? '', {
              size: 34,
              fill: c.palette.ink,
              family: c.body,
              weight: 600,
              anchor: 'middle',
            })
          )
        })
        .join('')
    )
  },
}
const multiples: Layout = {
  name: 'multiples',
  draw: async (c) => {
    const picture = await productPicture(c)
    const count = c.r.int(2, 12)
    const rows = count > 6 ? 3 : count > 3 ? 2 : 1
    const perRow = Math.ceil(count / rows)
    const w = Math.min(420, 900 / perRow)
    let out = ''
    for (let row = 0; row < rows; row++) {
      const inRow = Math.min(perRow, count - row * perRow)
      for (let k = 0; k < inRow; k++)
        out += place(
          picture,
          500 - (inRow * w) / 2 + k * w + (row % 2) * 18,
          c.h * 0.1 + (row * c.h * 0.3) / rows,
          w * 1.02,
          c.h * (rows === 1 ? 0.75 : 0.58),
          'floor',
          'bottom',
        ).svg
    }
    return white(c) + out
  },
}
export const groups: readonly Layout[] = [lineUp, overlapping, grid, bundle, namedVariants, multiples]

import { designedGround, photoGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { place } from '../placing.ts'
import { heroPicture, productPicture } from '../product-pictures.ts'
import { rect } from '../svg.ts'
import { fitted } from '../text.ts'
import { around, arrowStyle, titleOf } from './arrows.ts'
import { headline } from './parts.ts'
import { outline, sizeChart } from './size-charts.ts'
import { beside, capacity, inHand } from './size-references.ts'

/** The product with its height and width beside it. */
const dimensions: Layout = {
  name: 'dimension-arrows',
  draw: async (c) => {
    const { r, h } = c
    const withTitle = r.chance(0.6)
    const title = withTitle
      ? headline(c, 60, 40, 880, { content: titleOf(c), lines: 1 })
      : { svg: '', bottom: 60 }
    const inset = r.range(170, 230)
    const product = place(
      r.chance(0.12) ? await heroPicture(c) : await productPicture(c),
      inset,
      title.bottom + 90,
      1000 - inset * 2,
      h - title.bottom - 220,
      r.pick(['none', 'floor']),
    )
    const ground = r.chance(0.45) ? rect(0, 0, 1000, h, '#fff') : await designedGround(c)
    const style =
      ground.includes('#fff"') && !withTitle
        ? arrowStyle(c, r.pick(['#222', '#333', c.palette.accent]))
        : arrowStyle(c)
    if (ground.startsWith('<rect x="0" y="0" width="1000"') && ground.includes('fill="#fff"'))
      style.colour = r.pick(['#1d1d1f', '#c0392b', '#2457a6'])
    const tone = ground.includes('fill="#fff"') ? { ...c.palette, ink: '#222222' } : c.palette
    return (
      ground +
      (tone.ink === '#222222' && withTitle
        ? headline({ ...c, palette: tone }, 60, 40, 880, { content: titleOf(c), lines: 1 }).svg
        : title.svg) +
      product.svg +
      around(c, product.box, style)
    )
  },
}

/** Dimensions over a room or table, in white. */
const inScene: Layout = {
  name: 'dimensions-in-scene',
  draw: async (c) => {
    const { r, h } = c
    const product = place(await productPicture(c), 230, h * 0.24, 540, h * 0.62)
    const veil = rect(0, 0, 1000, h, r.pick(['#000', '#fff']), 0, 'opacity="0.25"')
    const dark = veil.includes('#000')
    const title = r.chance(0.5)
      ? headline(c, 60, 40, 880, { content: titleOf(c), lines: 1, fill: dark ? '#fff' : '#222' }).svg
      : ''
    return (
      (await photoGround(c)) +
      veil +
      title +
      product.svg +
      around(c, product.box, arrowStyle(c, dark ? '#ffffff' : '#222222'))
    )
  },
}

/** Several views of one product, with the sizes of its parts. */
const views: Layout = {
  name: 'views',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 36, 880, { content: titleOf(c), lines: 1 })
    const picture = await productPicture(c)
    const style = arrowStyle(c)
    style.size = 28
    const count = r.int(2, 3)
    const w = 1000 / count
    const parts: string[] = []
    for (let i = 0; i < count; i++) {
      const scale = r.chance(0.5) ? 1 : 1 - i * 0.2
      const other = r.chance(0.5) ? picture : await productPicture(c)
      const item = place(
        other,
        i * w + 70,
        title.bottom + 100 + (1 - scale) * 200,
        (w - 190) * scale + 30,
        (h - title.bottom - 300) * scale,
        'floor',
        'bottom',
      )
      parts.push(
        item.svg,
        around(c, item.box, style),
        fitted(
          i * w + w / 2,
          h - 36,
          w - 30,
          r.pick([
            'S',
            'M',
            'L',
            'XL',
            `${r.int(100, 900)} ml`,
            `${r.int(8, 40)} oz`,
            c.r.pick(c.copy.colours),
          ]),
          { size: 38, fill: palette.ink, family: c.display, weight: 700, anchor: 'middle' },
        ),
      )
    }
    return (await designedGround(c)) + title.svg + parts.join('')
  },
}

export const sizes: readonly Layout[] = [
  dimensions,
  dimensions,
  inScene,
  views,
  beside,
  inHand,
  sizeChart,
  outline,
  capacity,
]

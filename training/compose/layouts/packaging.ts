import type { Canvas, Layout } from '../canvas.ts'
import { barcode } from '../codes.ts'
import { hsl } from '../colour.ts'
import { frontFace, packColours } from '../label-art.ts'
import { place } from '../placing.ts'
import { drawnPicture, productPicture } from '../product-pictures.ts'
import { grain, scenery } from '../scenery.ts'
import { blurred, clipped, ellipse, gradient, group, line, moved, path, rect } from '../svg.ts'
import { fitted, paragraph } from '../text.ts'
import { headline } from './parts.ts'

const cardboard = (c: Canvas): string => hsl(c.r.range(26, 36), c.r.range(28, 46), c.r.range(52, 70))

/** Draws a brown shipping box, seen at a corner, closed or open. */
function shippingBox(c: Canvas, open: boolean): { svg: string; mouth: { x: number; y: number; w: number } } {
  const { r } = c
  const tone = r.chance(0.75) ? cardboard(c) : r.pick(['#ffffff', '#1d1d1f', hsl(c.palette.hue, 40, 50)])
  const front = 'M80 300 L520 400 V820 L80 690 Z'
  const side = 'M520 400 L860 290 V660 L520 820 Z'
  const ink = tone === '#1d1d1f' ? '#f5f5f5' : '#3a2a18'
  const marks = 'M60 300 v-60 m-16 18 l16 -18 l16 18 M110 300 v-60 m-16 18 l16 -18 l16 18 M30 312 h110'
  const print = group(
    { transform: 'matrix(1 0.227 0 0.95 100 330)' },
    fitted(200, 150, 320, c.brand, {
      size: 76,
      fill: ink,
      family: c.display,
      weight: 800,
      anchor: 'middle',
    }) +
      (r.chance(0.6)
        ? fitted(200, 210, 300, r.pick(c.copy.box), { size: 34, fill: ink, family: c.body, anchor: 'middle' })
        : '') +
      path(marks, 'none', `stroke="${ink}" stroke-width="7"`) +
      (r.chance(0.5) ? barcode(c, 240, 230, 130, 80) : ''),
  )
  const body = path(front, tone) + path(side, tone) + path(side, '#000', 'opacity="0.22"') + print
  const top = open
    ? path('M80 300 L420 205 L860 290 L520 400 Z', '#3b2c1c') +
      path('M80 300 L420 205 V330 L150 320 Z', tone, 'opacity="0.55"') +
      path('M80 300 L-20 180 L330 90 L420 205 Z', tone) +
      path('M80 300 L-20 180 L330 90 L420 205 Z', '#000', 'opacity="0.12"') +
      path('M420 205 L520 60 L960 150 L860 290 Z', tone) +
      path('M420 205 L520 60 L960 150 L860 290 Z', '#fff', 'opacity="0.12"')
    : path('M80 300 L420 205 L860 290 L520 400 Z', tone) +
      path('M80 300 L420 205 L860 290 L520 400 Z', '#fff', 'opacity="0.2"') +
      (r.chance(0.7)
        ? path(
            'M285 355 L325 364 L665 250 L625 242 Z',
            r.pick(['#c9a66b', '#e4dcc8', c.palette.accent]),
            'opacity="0.9"',
          ) + path('M285 355 L325 364 V440 L285 430 Z', '#c9a66b', 'opacity="0.9"')
        : line(300, 350, 640, 248, '#000', 3, 'opacity="0.4"'))
  return {
    svg: blurred(ellipse(480, 770, 440, 60, '#000', 'opacity="0.35"'), 22) + top + body,
    mouth: { x: 470, y: 300, w: 420 },
  }
}
const ground = (c: Canvas): string => (c.r.chance(0.65) ? rect(0, 0, 1000, c.h, '#fff') : scenery(c).svg)

const shipping: Layout = {
  name: 'shipping-box',
  draw: (c) => {
    const scale = c.r.range(0.72, 1)
    return (
      ground(c) +
      moved(shippingBox(c, c.r.chance(0.25)).svg, (1000 - 940 * scale) / 2, (c.h - 860 * scale) / 2, scale)
    )
  },
}
const opened: Layout = {
  name: 'opened-box',
  draw: async (c) => {
    const box = shippingBox(c, true)
    const item = place(await productPicture(c), 260, -160, 420, 520, 'none', 'bottom')
    const front = path('M80 300 L520 400 L860 290 V660 L520 820 L80 690 Z', '#000')
    const shape = clipped(box.svg, front.replace('fill="#000"', 'fill="#fff"'))
    return ground(c) + moved(box.svg + item.svg + shape, 60, c.h / 2 - 320, 0.86)
  },
}
/** A printed sales box that carries a picture of the product, beside the product itself. */
const salesBox = (alone: boolean): Layout => ({
  name: alone ? 'sales-box' : 'box-and-product',
  draw: async (c) => {
    const picture = await productPicture(c)
    const colours = packColours(c)
    const window = c.r.chance(0.25)
    const box = await drawnPicture(c, {
      boxed: true,
      face: (w, h) =>
        rect(0, 0, w, h, colours.main) +
        rect(0, h * 0.8, w, h * 0.2, colours.band) +
        fitted(w / 2, h * 0.13, w * 0.8, c.brand, {
          size: w * 0.13,
          fill: colours.ink,
          family: c.display,
          weight: 800,
          anchor: 'middle',
        }) +
        (window ? rect(w * 0.12, h * 0.2, w * 0.76, h * 0.52, '#d9dde0', 12) : '') +
        place(picture, w * 0.1, h * 0.2, w * 0.8, h * 0.52, 'soft').svg +
        (window
          ? path(
              `M${w * 0.12} ${h * 0.72} L${w * 0.5} ${h * 0.2} H${w * 0.7} L${w * 0.3} ${h * 0.72} Z`,
              '#fff',
              'opacity="0.25"',
            )
          : '') +
        fitted(w * 0.08, h * 0.88, w * 0.8, c.r.pick(c.copy.features), {
          size: w * 0.06,
          fill: '#fff',
          family: c.body,
          weight: 700,
        }) +
        fitted(w * 0.08, h * 0.95, w * 0.8, c.r.pick(c.copy.features), {
          size: w * 0.045,
          fill: '#fff',
          family: c.body,
        }),
    })
    const flip = c.r.chance(0.5)
    if (alone) return ground(c) + place(box, 100, 80, 800, c.h - 160).svg
    return (
      ground(c) +
      place(box, flip ? 440 : 30, c.h * 0.1, 530, c.h * 0.8, 'floor', 'bottom').svg +
      place(picture, flip ? 20 : 590, c.h * 0.38, 400, c.h * 0.5, 'floor', 'bottom').svg
    )
  },
})
/** Shelf tray or shrink-wrapped multipack. */
const multipack: Layout = {
  name: 'multipack',
  draw: async (c) => {
    const { r, h } = c
    const picture = await drawnPicture(c, { packOnly: true })
    const count = r.int(3, 6)
    const w = 800 / count
    const high = Math.min(h * 0.6, (w * 1.1 * picture.height) / picture.width)
    const base = h * 0.82
    const rows = [1, 0].map((row) =>
      Array.from(
        { length: count },
        (_, i) =>
          place(picture, 100 + i * w + row * 34, base - high - row * 60, w, high, 'none', 'bottom').svg,
      ).join(''),
    )
    const tray = r.chance(0.55)
    const tone = cardboard(c)
    const front = tray
      ? rect(84, base - high * 0.3, 832, high * 0.36, tone) +
        grain(84, base - high * 0.3, 832, high * 0.36, 0.004, 0.05, 7, 0.15) +
        path(`M916 ${base - high * 0.3} l50 -50 v${high * 0.33} l-50 50 Z`, tone) +
        path(`M916 ${base - high * 0.3} l50 -50 v${high * 0.33} l-50 50 Z`, '#000', 'opacity="0.25"') +
        fitted(
          500,
          base - high * 0.07,
          700,
          `${c.brand}  ${count * 2} x ${r.pick(['330 ml', '500 g', '12 oz'])}`,
          { size: 56, fill: '#3a2a18', family: c.display, weight: 800, anchor: 'middle' },
        )
      : ''
    const film = gradient(
      [
        { at: 0, colour: '#fff', opacity: 0.45 },
        { at: 0.2, colour: '#fff', opacity: 0.02 },
        { at: 0.5, colour: '#fff', opacity: 0.3 },
        { at: 0.6, colour: '#fff', opacity: 0 },
        { at: 1, colour: '#000', opacity: 0.18 },
      ],
      'slant',
    )
    const wrapped = tray
      ? ''
      : film.defs +
        path(
          `M80 ${base - high - 20} Q500 ${base - high - 70} 940 ${base - high - 50} L950 ${base + 6} Q500 ${base + 24} 76 ${base + 8} Z`,
          film.paint,
          'stroke="#ffffff" stroke-width="3" stroke-opacity="0.7"',
        )
    return (
      ground(c) +
      blurred(ellipse(500, base, 440, 30, '#000', 'opacity="0.4"'), 14) +
      rows.join('') +
      front +
      wrapped
    )
  },
}
const giftBox: Layout = {
  name: 'gift-box',
  draw: async (c) => {
    const { r, h } = c
    const tone = r.pick(['#1b1b1d', '#f6f3ee', hsl(c.palette.hue, 45, 40), hsl(350, 60, 40)])
    const ribbon = r.pick(['#c9a24a', '#b3202c', '#fff', c.palette.second])
    const y = h * 0.42
    const lid = r.chance(0.5)
    const item = place(await productPicture(c), 560, h * 0.3, 380, h * 0.5, 'floor', 'bottom')
    const box =
      blurred(ellipse(320, y + 390, 280, 30, '#000', 'opacity="0.4"'), 14) +
      rect(60, y, 500, 390, tone) +
      rect(40, y - 60, 540, 100, tone) +
      rect(40, y - 60, 540, 100, '#fff', 0, 'opacity="0.12"') +
      rect(280, y - 60, 60, 450, ribbon) +
      (lid
        ? path(
            `M310 ${y - 60} C200 ${y - 200} 120 ${y - 110} 310 ${y - 60} C420 ${y - 200} 500 ${y - 110} 310 ${y - 60} Z`,
            ribbon,
            'stroke="#00000033" stroke-width="4"',
          )
        : '') +
      fitted(170, y + 210, 190, c.brand, {
        size: 46,
        fill: tone === '#f6f3ee' ? '#333' : '#e9dfc4',
        family: c.display,
        anchor: 'middle',
      })
    return ground(c) + (r.chance(0.6) ? box + item.svg : moved(box, 130, 0, 1.15))
  },
}
/** The contents of the box, laid out with names. */
const contents: Layout = {
  name: 'what-is-in-the-box',
  draw: async (c) => {
    const { r, h } = c
    const title = headline(c, 60, 36, 880, { content: c.copy.box[0] ?? '', lines: 1, fill: '#222' })
    const face = frontFace(c, packColours(c))
    const box = place(
      await drawnPicture(c, { face, boxed: true }),
      40,
      title.bottom + 20,
      420,
      h - title.bottom - 120,
    )
    const count = r.int(3, 5)
    const parts: string[] = []
    for (let i = 0; i < count; i++) {
      const x = 480 + (i % 2) * 250
      const high = (h - title.bottom - 40) / Math.ceil(count / 2)
      const y = title.bottom + 20 + Math.floor(i / 2) * high
      parts.push(
        place(await productPicture(c), x + 20, y, 210, high - 80, 'soft').svg,
        paragraph(
          x + 125,
          y + high - 66,
          230,
          `${r.int(1, 3)} x ${r.pick(c.copy.kinds)}`,
          { size: 27, fill: '#333', family: c.body, anchor: 'middle' },
          1.1,
          2,
        ).svg,
      )
    }
    return rect(0, 0, 1000, h, r.pick(['#fff', '#f5f5f5'])) + title.svg + box.svg + parts.join('')
  },
}
export const packagings: readonly Layout[] = [
  salesBox(false),
  salesBox(false),
  salesBox(true),
  shipping,
  opened,
  multipack,
  giftBox,
  contents,
]

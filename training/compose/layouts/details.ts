import type { Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { place, zoomed } from '../placing.ts'
import { drawnPicture, productPicture } from '../product-pictures.ts'
import { grain } from '../scenery.ts'
import { blurred, circle, gradient, line, moved, rect } from '../svg.ts'
import { studio, white } from './studio.ts'

/** A magnified part of a product with the shallow focus of a macro lens. */
const tight: Layout = {
  name: 'tight-crop',
  draw: async (c) => {
    const { r, h } = c
    const picture = c.photos.product(r) ?? (await drawnPicture(c))
    const ground = r.chance(0.5) ? white(c) : studio(c)
    const box = { x: 0, y: 0, w: 1000, h }
    return (
      ground +
      zoomed(
        picture,
        box,
        r.range(0.3, 0.7),
        r.range(0.2, 0.8),
        r.range(1.5, 3.2),
        rect(0, 0, 1000, h, '#000'),
      )
    )
  },
}
const sceneCrop: Layout = {
  name: 'photo-crop',
  draw: async (c) => {
    const { r, h } = c
    const picture =
      (r.chance(0.5) ? c.photos.close(r) : undefined) ?? c.photos.person(r) ?? (await productPicture(c))
    return (
      white(c) +
      zoomed(
        picture,
        { x: 0, y: 0, w: 1000, h },
        r.range(0.35, 0.65),
        r.range(0.3, 0.7),
        r.range(1.2, 2.4),
        rect(0, 0, 1000, h, '#000'),
      )
    )
  },
}
const circleInset: Layout = {
  name: 'circle-inset',
  draw: async (c) => {
    const { r, h } = c
    const picture = await productPicture(c)
    const item = place(picture, 40, 60, 640, h - 120)
    const radius = r.range(180, 260)
    const x = 1000 - radius - 30
    const y = r.pick([radius + 40, h - radius - 40])
    return (
      white(c) +
      item.svg +
      circle(x, y, radius + 8, c.palette.accent) +
      circle(x, y, radius, '#fff') +
      zoomed(
        picture,
        { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 },
        r.range(0.35, 0.65),
        r.range(0.25, 0.75),
        r.range(1.8, 3),
        circle(x, y, radius, '#000'),
      )
    )
  },
}
const drawnClose: Layout = {
  name: 'label-close',
  draw: async (c) => {
    const { r, h } = c
    const picture = await drawnPicture(c, { packOnly: true })
    const turned = moved(
      zoomed(
        picture,
        { x: -700, y: -700, w: 1400, h: 1400 },
        r.range(0.4, 0.6),
        r.range(0.35, 0.65),
        r.range(1, 1.8),
        rect(-900, -900, 1800, 1800, '#000'),
      ),
      500,
      h / 2,
      1,
      r.range(-30, 30),
    )
    const shade = gradient(
      [
        { at: 0, colour: '#fff', opacity: 0.25 },
        { at: 1, colour: '#000', opacity: 0.3 },
      ],
      'slant',
    )
    return studio(c) + turned + shade.defs + rect(0, 0, 1000, h, shade.paint)
  },
}
const button = (tone: string): string =>
  blurred(circle(8, 12, 130, '#000', 'opacity="0.5"'), 9) +
  circle(0, 0, 130, tone) +
  circle(0, 0, 128, 'none', 'stroke="#fff" stroke-width="5" opacity="0.35"') +
  circle(0, 0, 92, '#000', 'opacity="0.12"') +
  [-1, 1]
    .map(
      (side) =>
        circle(side * 24, -24, 13, '#111') +
        circle(side * 24, 24, 13, '#111') +
        line(side * 24, -24, side * -24, 24, '#eee', 7),
    )
    .join('')

const fabricClose: Layout = {
  name: 'material-close',
  draw: (c) => {
    const { r, h } = c
    const tone = hsl(r.range(0, 360), r.range(5, 60), r.range(20, 75))
    const weave = r.chance(0.6)
      ? Array.from(
          { length: 60 },
          (_, i) =>
            line(-400 + i * 32, 0, i * 32 + 100, h, '#000', r.range(4, 12), 'opacity="0.1"') +
            line(-400 + i * 32, h, i * 32 + 100, 0, '#fff', 5, 'opacity="0.09"'),
        ).join('')
      : ''
    const fold = gradient(
      [
        { at: 0, colour: '#000', opacity: 0.5 },
        { at: 0.3, colour: '#fff', opacity: 0.22 },
        { at: 0.55, colour: '#000', opacity: 0.32 },
        { at: 0.8, colour: '#fff', opacity: 0.2 },
        { at: 1, colour: '#000', opacity: 0.4 },
      ],
      'slant',
    )
    const seam = r.chance(0.6)
      ? moved(
          rect(-900, -30, 1800, 60, '#000', 0, 'opacity="0.14"') +
            line(-900, -22, 900, -22, '#f3ecd8', 6, 'stroke-dasharray="22 12"') +
            line(-900, 22, 900, 22, '#f3ecd8', 6, 'stroke-dasharray="22 12"'),
          500,
          h / 2,
          1,
          r.range(-60, 60),
        )
      : ''
    const extra = r.chance(0.4)
      ? moved(
          button(hsl(r.range(0, 360), 20, r.range(15, 80))),
          r.range(300, 700),
          h * 0.5,
          r.range(0.8, 1.5),
          r.range(0, 90),
        )
      : ''
    return (
      rect(0, 0, 1000, h, tone) +
      weave +
      grain(0, 0, 1000, h, r.range(0.02, 0.4), r.range(0.02, 0.4), r.int(1, 900), 0.5) +
      fold.defs +
      rect(0, 0, 1000, h, fold.paint) +
      seam +
      extra
    )
  },
}
export const details: readonly Layout[] = [tight, sceneCrop, circleInset, drawnClose, fabricClose]

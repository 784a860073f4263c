import type { Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { place } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { circle, ellipse, gradient, group, path, rect } from '../svg.ts'
import { studio, white } from './studio.ts'

const onWhite: Layout = {
  name: 'on-white',
  draw: async (c) =>
    white(c) +
    place(await productPicture(c), 60, 50, 880, c.h - 100, c.r.pick(['none', 'none', 'floor', 'soft'])).svg,
}
const onColour: Layout = {
  name: 'on-colour',
  draw: async (c) =>
    (c.r.chance(0.5)
      ? rect(0, 0, 1000, c.h, c.r.pick([c.palette.ground, hsl(c.palette.hue, 45, 85), '#ececec', '#dcd6cc']))
      : studio(c)) + place(await productPicture(c), 140, 110, 720, c.h - 220, 'floor').svg,
}
const reflected: Layout = {
  name: 'reflected',
  draw: async (c) => {
    const item = place(await productPicture(c), 160, 80, 680, c.h * 0.72, 'none')
    const bottom = item.box.y + item.box.h
    const fade = gradient(
      [
        { at: 0, colour: '#fff', opacity: 0.55 },
        { at: 1, colour: '#fff' },
      ],
      'down',
    )
    return (
      white(c) +
      group({ transform: `translate(0 ${bottom * 2}) scale(1 -1)` }, item.svg) +
      fade.defs +
      rect(0, bottom, 1000, c.h * 0.18, fade.paint) +
      rect(0, bottom + c.h * 0.17, 1000, c.h, '#fff') +
      item.svg
    )
  },
}
const podium: Layout = {
  name: 'podium',
  draw: async (c) => {
    const hue = c.palette.hue
    const base = c.h * 0.78
    const arch = c.r.chance(0.5)
      ? path(`M260 ${base} V${c.h * 0.36} a240 240 0 0 1 480 0 V${base} Z`, hsl(hue, 35, 90), 'opacity="0.7"')
      : circle(500, c.h * 0.42, 320, '#fff', 'opacity="0.35"')
    return (
      rect(0, 0, 1000, c.h, hsl(hue, 38, 78)) +
      arch +
      rect(0, base + 40, 1000, c.h, hsl(hue, 36, 70)) +
      rect(240, base, 520, c.h, hsl(hue, 34, 74)) +
      ellipse(500, base, 260, 54, hsl(hue, 36, 86)) +
      place(await productPicture(c), 250, 90, 500, base - 70, 'floor', 'bottom').svg
    )
  },
}
const boxAndProduct: Layout = {
  name: 'small-on-white',
  draw: async (c) => white(c) + place(await productPicture(c), 230, 220, 540, c.h - 440, 'soft').svg,
}
const tightOnWhite: Layout = {
  name: 'filling',
  draw: async (c) => white(c) + place(await productPicture(c), 10, 10, 980, c.h - 20, 'none').svg,
}
export const packshots: readonly Layout[] = [
  onWhite,
  tightOnWhite,
  onColour,
  reflected,
  podium,
  boxAndProduct,
]

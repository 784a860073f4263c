import { designedGround } from '../backdrops.ts'
import { type Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { icon, iconNames } from '../icons.ts'
import { packColours } from '../label-art.ts'
import { nutritionPanel } from '../nutrition-panels.ts'
import { backFace } from '../pack-back.ts'
import { place } from '../placing.ts'
import { drawnPicture } from '../product-pictures.ts'
import { blurred, circle, ellipse, line, moved, rect } from '../svg.ts'
import { type Block, paragraph } from '../text.ts'

const packBack: Layout = {
  name: 'pack-back',
  draw: async (c) => {
    const pack = await drawnPicture(c, { back: true, panel: (w) => scaled(nutritionPanel(c), w) })
    return (
      rect(0, 0, 1000, c.h, c.r.pick(['#fff', '#fff', '#fff', '#f3f3f3'])) +
      place(pack, 50, 40, 900, c.h - 80, c.r.pick(['none', 'floor'])).svg
    )
  },
}
function scaled(block: Block, w: number): Block {
  return { svg: moved(block.svg, 0, 0, w / 400), height: (block.height * w) / 400 }
}
const flatBack: Layout = {
  name: 'flat-back',
  draw: async (c) => {
    const w = c.r.range(480, 780)
    const h = Math.min(c.h - 60, w * c.r.range(1, 1.6))
    const face = backFace(c, packColours(c), (inner) => scaled(nutritionPanel(c), inner))
    return (
      rect(0, 0, 1000, c.h, '#fff') +
      moved(face(w, h), (1000 - w) / 2, (c.h - h) / 2) +
      rect((1000 - w) / 2, (c.h - h) / 2, w, h, 'none', 0, 'stroke="#00000022" stroke-width="3"')
    )
  },
}
const frontAndBack: Layout = {
  name: 'tilted-back',
  draw: async (c) => {
    const face = backFace(c, packColours(c), (inner) => scaled(nutritionPanel(c), inner))
    const pack = await drawnPicture(c, { face })
    return (
      rect(0, 0, 1000, c.h, '#fff') +
      moved(place(pack, -400, -c.h * 0.43, 800, c.h * 0.86, 'none').svg, 500, c.h / 2, 1, c.r.range(-14, 14))
    )
  },
}
const colouredBack: Layout = {
  name: 'back-on-colour',
  draw: async (c) => {
    const pack = await drawnPicture(c, { back: true, panel: (w) => scaled(nutritionPanel(c), w) })
    return (
      (c.r.chance(0.5) ? rect(0, 0, 1000, c.h, c.palette.ground) : await designedGround(c)) +
      place(pack, 90, 60, 820, c.h - 120).svg
    )
  },
}
const plainBack: Layout = {
  name: 'plain-back',
  draw: async (c) => {
    const { r } = c
    const tone = r.pick(['#1c1d20', '#e7e7e5', hsl(c.palette.hue, 20, 45), '#f8f8f6'])
    const dark = tone === '#1c1d20'
    const ink = dark ? '#9b9ea3' : '#6a6d72'
    const w = r.range(420, 760)
    const h = Math.min(c.h - 100, w * r.range(0.7, 1.5))
    const x = (1000 - w) / 2
    const y = (c.h - h) / 2
    const holes = Array.from({ length: 40 }, (_, i) =>
      circle(
        x + w * 0.3 + (i % 10) * w * 0.044,
        y + h * 0.18 + Math.floor(i / 10) * 24,
        6,
        '#000',
        'opacity="0.55"',
      ),
    ).join('')
    const plate =
      rect(x + w * 0.2, y + h * 0.5, w * 0.6, h * 0.3, dark ? '#2b2d31' : '#fff', 8) +
      paragraph(
        x + w * 0.23,
        y + h * 0.52,
        w * 0.54,
        `${c.brand} MODEL ${r.int(100, 999)}-${r.pick(['A', 'X', 'B'])} INPUT 100-240V~ 50/60Hz ${r.int(5, 90)}W. ${r.pick(c.copy.legal)}`,
        { size: w * 0.026, fill: ink, family: c.body },
        1.25,
        Math.floor((h * 0.2) / (w * 0.033)),
      ).svg +
      [0, 1, 2]
        .map((i) => icon(r.pick(iconNames), x + w * (0.3 + i * 0.1), y + h * 0.75, w * 0.06, ink, 6))
        .join('')
    const screws = [
      [0.06, 0.06],
      [0.94, 0.06],
      [0.06, 0.94],
      [0.94, 0.94],
    ]
      .map(
        ([fx = 0, fy = 0]) =>
          circle(x + w * fx, y + h * fy, 12, '#888') +
          line(x + w * fx - 8, y + h * fy, x + w * fx + 8, y + h * fy, '#444', 3),
      )
      .join('')
    return (
      rect(0, 0, 1000, c.h, '#fff') +
      blurred(ellipse(500, y + h, w * 0.48, 16, '#000', 'opacity="0.4"'), 9) +
      rect(x, y, w, h, tone, r.pick([10, 40, 80])) +
      rect(x, y, w, h / 2, '#fff', 40, 'opacity="0.06"') +
      holes +
      plate +
      screws
    )
  },
}
export const packBacks: readonly Layout[] = [
  packBack,
  packBack,
  flatBack,
  frontAndBack,
  colouredBack,
  plainBack,
]

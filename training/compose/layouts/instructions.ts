import { photoGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { icon, iconNames } from '../icons.ts'
import { place } from '../placing.ts'
import { circle, ellipse, line, rect } from '../svg.ts'
import { fitted, paragraph } from '../text.ts'
import { assembly, care } from './care-and-assembly.ts'
import { headline, panel } from './parts.ts'
import { across, photoGrid, rows, title } from './steps.ts'

/** A recipe card with a photograph, the ingredients and numbered steps. */
const recipe: Layout = {
  name: 'recipe-card',
  draw: async (c) => {
    const { r, h, palette } = c
    const top = h * r.range(0.3, 0.42)
    const photo = await photoGround(c, { x: 0, y: 0, w: 1000, h: top })
    const food = c.photos.food(r)
    const dish = food
      ? ellipse(500, top * 0.62, 260, top * 0.3, '#fff') +
        ellipse(500, top * 0.6, 220, top * 0.24, '#ecebe6') +
        place(food, 340, top * 0.15, 320, top * 0.55, 'none').svg
      : ''
    const body = panel(
      50,
      top - 60,
      900,
      h - top + 20,
      palette.mood === 'dark' ? palette.surface : '#fffdf8',
      26,
    )
    const ink = palette.mood === 'dark' ? palette.surfaceInk : '#2c2622'
    const head = headline(c, 90, top - 30, 820, {
      content: r.pick(c.copy.howTo),
      fill: ink,
      lines: 1,
      size: 60,
      anchor: 'start',
    })
    const needs = r
      .sample(c.copy.ingredients, 6)
      .map(
        (name, i) =>
          circle(104, head.bottom + 40 + i * 46, 6, palette.accent) +
          fitted(
            122,
            head.bottom + 50 + i * 46,
            270,
            `${r.int(1, 300)} ${r.pick(['g', 'ml', 'tbsp', 'x'])} ${name}`,
            { size: 26, fill: ink, family: c.body },
          ),
      )
    let y = head.bottom + 24
    const steps = r.sample(c.copy.steps, 5).map((step, i) => {
      const block = paragraph(
        500,
        y,
        420,
        `${i + 1}. ${step}`,
        { size: 27, fill: ink, family: c.body },
        1.25,
        3,
      )
      y += block.height + 20
      return y < h - 20 ? block.svg : ''
    })
    return (
      rect(0, 0, 1000, h, palette.ground) +
      photo +
      dish +
      body +
      head.svg +
      line(450, head.bottom + 20, 450, h - 60, ink, 2, 'opacity="0.3"') +
      needs.join('') +
      steps.join('')
    )
  },
}

/** A leaflet page with columns of small text, headings and small figures. */
const leaflet: Layout = {
  name: 'leaflet',
  draw: (c) => {
    const { r, h } = c
    const ink = '#222'
    const columns = r.int(1, 3)
    const w = (900 - (columns - 1) * 30) / columns
    const head = title(c, ink)
    const size = r.range(19, 27)
    const parts: string[] = []
    for (let k = 0; k < columns; k++) {
      const x = 50 + k * (w + 30)
      let y = head.bottom + 20
      while (y < h - 120) {
        parts.push(
          fitted(x, y + size, w, `${r.chance(0.5) ? `${r.int(1, 9)}. ` : ''}${r.pick(c.copy.howTo)}`, {
            size: size * 1.3,
            fill: ink,
            family: c.body,
            weight: 700,
          }),
        )
        const block = paragraph(
          x,
          y + size * 1.7,
          w,
          `${r.sample(c.copy.steps, 4).join('. ')}. ${r.pick(c.copy.legal)}`,
          { size, fill: ink, family: c.body },
          1.3,
          Math.max(2, Math.floor((h - y - 90) / (size * 1.3))),
        )
        parts.push(block.svg)
        y += block.height + size * 3
        if (r.chance(0.4) && y < h - 260) {
          parts.push(
            rect(x, y, w, 160, 'none', 0, `stroke="${ink}" stroke-width="2"`),
            icon(r.pick(iconNames), x + w * 0.3, y + 80, 120, ink, 3),
            icon(r.pick(iconNames), x + w * 0.7, y + 80, 110, ink, 3),
          )
          y += 185
        }
      }
    }
    return rect(0, 0, 1000, h, r.pick(['#fff', '#faf9f5'])) + head.svg + parts.join('')
  },
}

export const instructions: readonly Layout[] = [
  across,
  across,
  rows,
  assembly,
  recipe,
  care,
  photoGrid,
  leaflet,
]

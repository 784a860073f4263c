import { designedGround } from '../backdrops.ts'
import { type Layout } from '../canvas.ts'
import { place } from '../placing.ts'
import { drawnPicture } from '../product-pictures.ts'
import { circle, line, rect } from '../svg.ts'
import { fitted, paragraph, text } from '../text.ts'
import { ingredientsOnPack, ingredientTitle, listParagraph, manyLanguages } from './ingredient-lists.ts'
import { morselPicture } from './morsels.ts'
import { featureLook, headline, panel } from './parts.ts'

const circles: Layout = {
  name: 'named-circles',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 40, 880, { content: ingredientTitle(c) })
    const count = r.int(3, 6)
    const grid = count > 4 || r.chance(0.3)
    const columns = grid ? 3 : count
    const rows = Math.ceil(count / columns)
    const withProduct = !grid && r.chance(0.7)
    const top = withProduct ? h * 0.56 : title.bottom + 20
    const cell = 920 / columns
    const high = (h - top - 20) / rows
    const radius = Math.min(cell * 0.4, high * 0.34)
    const parts: string[] = []
    for (const [i, name] of r.sample(c.copy.ingredients, count).entries()) {
      const x = 40 + ((i % columns) + 0.5) * cell
      const y = top + Math.floor(i / columns) * high + radius + 14
      parts.push(
        circle(
          x,
          y,
          radius,
          palette.mood === 'white' ? palette.surface : '#fff',
          r.chance(0.4) ? `stroke="${palette.accent}" stroke-width="5"` : '',
        ),
        await morselPicture(c, x, y, radius * 1.6),
        fitted(x, y + radius + 42, cell - 16, name, {
          size: 32,
          fill: palette.ink,
          family: c.body,
          weight: 700,
          anchor: 'middle',
        }),
      )
      if (high > radius * 2 + 120)
        parts.push(
          paragraph(
            x,
            y + radius + 54,
            cell - 30,
            r.pick(c.copy.benefits),
            { size: 21, fill: palette.ink, family: c.body, anchor: 'middle', opacity: 0.85 },
            1.2,
            2,
          ).svg,
        )
    }
    const product = withProduct
      ? place(await drawnPicture(c, { packOnly: true }), 300, title.bottom, 400, top - title.bottom - 20).svg
      : ''
    return (await designedGround(c)) + title.svg + product + parts.join('')
  },
}

const callouts: Layout = {
  name: 'ingredient-callouts',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 40, 880, { content: ingredientTitle(c), lines: 1 })
    const product = place(
      await drawnPicture(c, { packOnly: true }),
      330,
      title.bottom + 20,
      340,
      h - title.bottom - 70,
    )
    const parts: string[] = []
    const count = r.pick([4, 6])
    for (const [i, name] of r.sample(c.copy.ingredients, count).entries()) {
      const x = i % 2 ? 830 : 170
      const y = title.bottom + 120 + Math.floor(i / 2) * ((h - title.bottom - 80) / (count / 2))
      const size = count === 4 ? 180 : 140
      parts.push(
        line(
          x + (i % 2 ? -90 : 90),
          y,
          i % 2 ? 640 : 360,
          y + 30,
          palette.ink,
          2,
          'stroke-dasharray="6 6" opacity="0.6"',
        ),
        await morselPicture(c, x, y, size),
        fitted(x, y + size / 2 + 38, 270, r.chance(0.3) ? `${name} ${r.int(2, 60)}%` : name, {
          size: 32,
          fill: palette.ink,
          family: c.body,
          weight: 700,
          anchor: 'middle',
        }),
      )
    }
    return (await designedGround(c)) + title.svg + parts.join('') + product.svg
  },
}

/** A photograph of ingredients with their names over it. */
const overPhoto: Layout = {
  name: 'scattered-with-names',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 40, 880, { content: ingredientTitle(c), lines: 1 })
    const parts: string[] = []
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * Math.PI * 2
      parts.push(
        await morselPicture(
          c,
          500 + Math.cos(angle) * r.range(300, 450),
          (title.bottom + h) / 2 + Math.sin(angle) * r.range(0.28, 0.42) * h,
          r.range(110, 220),
        ),
      )
    }
    const labels = r.sample(c.copy.ingredients, r.int(3, 5)).map(
      (name, i) =>
        rect(
          i % 2 ? 680 : 60,
          title.bottom + 60 + i * 140,
          260,
          62,
          palette.mood === 'bold' ? '#fff' : palette.accent,
          31,
        ) +
        fitted(i % 2 ? 810 : 190, title.bottom + 102 + i * 140, 230, name, {
          size: 30,
          fill: palette.mood === 'bold' ? palette.ground : palette.onAccent,
          family: c.body,
          weight: 700,
          anchor: 'middle',
        }),
    )
    const product = r.chance(0.75)
      ? place(await drawnPicture(c, { packOnly: true }), 350, title.bottom + 40, 300, h - title.bottom - 120)
          .svg
      : ''
    return (await designedGround(c)) + title.svg + parts.join('') + product + labels.join('')
  },
}

/** The ingredients that the product contains and those that it does not. */
const withAndWithout: Layout = {
  name: 'rows-with-amounts',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 40, 880, { content: ingredientTitle(c), lines: 1 })
    const count = r.int(4, 7)
    const step = (h - title.bottom - 70) / count
    const look = featureLook(c, palette.surfaceInk)
    const rows: string[] = []
    for (const [i, name] of r.sample(c.copy.ingredients, count).entries()) {
      const y = title.bottom + 20 + i * step
      rows.push(
        panel(60, y, 880, step - 18, palette.surface, 20),
        await morselPicture(c, 130, y + step / 2 - 9, Math.min(110, step * 0.75)),
        fitted(220, y + step * 0.42, 480, name, { size: 36, fill: look.ink, family: c.body, weight: 700 }),
        fitted(220, y + step * 0.68, 560, r.pick(c.copy.benefits), {
          size: 22,
          fill: look.ink,
          family: c.body,
          opacity: 0.8,
        }),
        text(910, y + step * 0.5, `${r.int(1, 900)} ${r.pick(['mg', 'g', '%'])}`, {
          size: 34,
          fill: palette.mood === 'bold' ? palette.ground : palette.accent,
          family: c.display,
          weight: 800,
          anchor: 'end',
        }),
      )
    }
    return (await designedGround(c)) + title.svg + rows.join('')
  },
}

export const ingredientLabels: readonly Layout[] = [
  circles,
  callouts,
  listParagraph,
  manyLanguages,
  manyLanguages,
  ingredientsOnPack,
  overPhoto,
  withAndWithout,
]

import { designedGround, photoGround } from '../backdrops.ts'
import { type Layout } from '../canvas.ts'
import { barcode } from '../codes.ts'
import { hsl } from '../colour.ts'
import { packColours } from '../label-art.ts'
import { nutritionPanel } from '../nutrition-panels.ts'
import { ingredientList } from '../pack-back.ts'
import { onPack, photographed } from '../photographed.ts'
import { place } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { circle, moved, rect } from '../svg.ts'
import { type Block, fitted, paragraph, text } from '../text.ts'
import { headline, seal } from './parts.ts'

/** Scales a panel into a box and centers it. */
function fit(block: Block, x: number, y: number, w: number, h: number): string {
  const scale = Math.min(w / 400, h / block.height)
  return moved(block.svg, x + (w - 400 * scale) / 2, y + (h - block.height * scale) / 2, scale)
}

const wholePanel: Layout = {
  name: 'panel-alone',
  draw: async (c) =>
    rect(0, 0, 1000, c.h, c.r.pick(['#ffffff', '#ffffff', '#f4f4f4', '#e9e4d8'])) +
    fit(nutritionPanel(c), 30, 30, 940, c.h - 60),
}
const panelWithProduct: Layout = {
  name: 'panel-beside-product',
  draw: async (c) => {
    const flip = c.r.chance(0.5)
    const product = place(await productPicture(c, { packOnly: true }), flip ? 560 : 30, 80, 410, c.h - 160)
    const title = c.r.chance(0.4) ? headline(c, 60, 24, 880, { lines: 1, size: 54 }) : { svg: '', bottom: 40 }
    return (
      (await designedGround(c)) +
      title.svg +
      product.svg +
      fit(nutritionPanel(c), flip ? 30 : 460, title.bottom + 10, 510, c.h - title.bottom - 50)
    )
  },
}
const panelPhotographed: Layout = {
  name: 'panel-photographed',
  draw: async (c) => {
    const paper = c.r.chance(0.6) ? '#fdfdfb' : hsl(c.palette.hue, 40, 90)
    const block = nutritionPanel(c, paper)
    const colours = packColours(c)
    const around = c.r.chance(0.5)
    const tall = block.height + (around ? 190 : 30)
    const extra = around
      ? paragraph(
          20,
          block.height + 40,
          400,
          ingredientList(c),
          { size: 17, fill: colours.ink, family: c.body },
          1.2,
          6,
        ).svg + (c.r.chance(0.6) ? barcode(c, 330, block.height + 60, 110, 90) : '')
      : ''
    return photographed(
      c,
      {
        svg: rect(0, 0, 440, tall, colours.main) + moved(block.svg, 20, 15) + extra,
        width: 440,
        height: tall,
      },
      colours.main,
    )
  },
}
const panelOnPack: Layout = {
  name: 'panel-on-pack',
  draw: async (c) => {
    const colours = packColours(c)
    return onPack(c, (w, h) => {
      const block = nutritionPanel(c)
      const scale = Math.min((w * 0.86) / 400, (h * 0.62) / block.height)
      const below = h * 0.1 + block.height * scale + 10
      return (
        rect(0, 0, w, h, colours.main) +
        fitted(w / 2, h * 0.07, w * 0.7, c.brand, {
          size: w * 0.09,
          fill: colours.ink,
          family: c.display,
          weight: 700,
          anchor: 'middle',
        }) +
        moved(block.svg, (w - 400 * scale) / 2, h * 0.1, scale) +
        paragraph(
          w * 0.08,
          below,
          w * 0.84,
          `${c.copy.ingredientsTitle[0]}: ${ingredientList(c)}`,
          { size: w * 0.03, fill: colours.ink, family: c.body },
          1.2,
          Math.max(1, Math.floor((h * 0.97 - below) / (w * 0.036))),
        ).svg
      )
    })
  },
}
const panelInDesign: Layout = {
  name: 'panel-in-design',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 30, 880, { lines: 1, content: c.copy.nutrition[0] ?? '' })
    const onPhoto = r.chance(0.4)
    const facts = onPhoto
      ? ''
      : r
          .sample(c.copy.badges, 4)
          .map((badge, i) =>
            seal(
              c,
              130,
              title.bottom + 110 + i * ((h - title.bottom - 80) / 4),
              80,
              badge,
              palette.mood === 'bold' ? '#fff' : palette.accent,
              palette.mood === 'bold' ? palette.ground : palette.onAccent,
            ),
          )
          .join('')
    return (
      (onPhoto
        ? (await photoGround(c)) + rect(0, 0, 1000, h, palette.ground, 0, 'opacity="0.45"')
        : await designedGround(c)) +
      title.svg +
      facts +
      rect(268, title.bottom + 8, 684, h - title.bottom - 36, '#fff', 20) +
      fit(nutritionPanel(c), 290, title.bottom + 26, 640, h - title.bottom - 72)
    )
  },
}
/** The main values as circles, as brands summarize the panel. */
const roundFigures: Layout = {
  name: 'round-figures',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 40, 880, {
      lines: 1,
      content: r.pick([c.copy.nutrition[0] ?? '', c.copy.nutrition[2] ?? '']),
    })
    const ink = palette.mood === 'bold' ? '#fff' : palette.accent
    const names = [
      c.copy.nutrition[3],
      c.copy.nutrition[9],
      c.copy.nutrition[4],
      c.copy.nutrition[7],
      c.copy.nutrition[8],
    ]
    const rings = names.slice(0, r.int(3, 5)).map((name, i, all) => {
      const w = 920 / all.length
      const x = 40 + (i + 0.5) * w
      const y = h * 0.8
      return (
        circle(x, y, Math.min(90, w * 0.44), 'none', `stroke="${ink}" stroke-width="8"`) +
        text(x, y + 6, i ? `${r.int(0, 30)} g` : `${r.int(60, 400)}`, {
          size: 42,
          fill: palette.ink,
          family: c.display,
          weight: 800,
          anchor: 'middle',
        }) +
        fitted(x, y + 40, w * 0.62, name ?? '', {
          size: 24,
          fill: palette.ink,
          family: c.body,
          anchor: 'middle',
        })
      )
    })
    const block = fit(nutritionPanel(c), 520, title.bottom + 10, 440, h * 0.68 - title.bottom - 30)
    const product = place(
      await productPicture(c, { packOnly: true }),
      50,
      title.bottom,
      420,
      h * 0.68 - title.bottom - 20,
    )
    return (await designedGround(c)) + title.svg + product.svg + block + rings.join('')
  },
}
export const nutritionLabels: readonly Layout[] = [
  wholePanel,
  panelWithProduct,
  panelPhotographed,
  panelPhotographed,
  panelOnPack,
  panelInDesign,
  roundFigures,
]

import { designedGround, photoGround } from '../backdrops.ts'
import type { Canvas, Layout } from '../canvas.ts'
import { tick } from '../icons.ts'
import { place, zoomed } from '../placing.ts'
import { heroPicture, productPicture } from '../product-pictures.ts'
import { circle, gradient, line, rect } from '../svg.ts'
import { fitted, paragraph } from '../text.ts'
import { featureBelow, featureBeside, featureLook, headline, panel } from './parts.ts'

const names = (c: Canvas, count: number): string[] => c.r.sample(c.copy.features, count)

/** Product in the middle, callouts on both sides, lines to points on it. */
const callouts: Layout = {
  name: 'callouts',
  draw: async (c) => {
    const { r, h } = c
    const title = headline(c, 60, 40, 880)
    const product = place(await heroPicture(c), 280, title.bottom + 10, 440, h - title.bottom - 40)
    const perSide = r.int(1, 3)
    const dotted = r.chance(0.4) ? 'stroke-dasharray="8 8"' : ''
    const boxed = r.chance(0.35)
    const look = featureLook(c)
    const parts = names(c, perSide * 2).map((name, i) => {
      const left = i % 2 === 0
      const x = left ? 150 : 850
      const y = title.bottom + 90 + ((Math.floor(i / 2) + 0.4) * (h - title.bottom - 150)) / perSide
      const target = {
        x: product.box.x + product.box.w * (left ? 0.3 : 0.7),
        y: product.box.y + product.box.h * r.range(0.12, 0.88),
      }
      const pointer =
        line(left ? x + 130 : x - 130, y, target.x, target.y, c.palette.ink, 2.5, dotted) +
        circle(target.x, target.y, 9, c.palette.accent, 'stroke="#fff" stroke-width="4"')
      const block = paragraph(
        x,
        y - 30,
        250,
        name,
        {
          size: 33,
          fill: boxed ? c.palette.surfaceInk : c.palette.ink,
          family: c.body,
          weight: 700,
          anchor: 'middle',
        },
        1.12,
        3,
      )
      const back = boxed
        ? panel(x - 138, y - 48, 276, Math.max(80, block.height + 36), c.palette.surface, 16)
        : ''
      return (
        pointer +
        back +
        (boxed || r.chance(0.5) ? block.svg : featureBelow(c, x, y - 40, 250, name, look, false))
      )
    })
    return (await designedGround(c)) + title.svg + product.svg + parts.join('')
  },
}

/** Product on one side, a column of features on the other. */
const column: Layout = {
  name: 'column',
  draw: async (c) => {
    const { r, h } = c
    const flip = r.chance(0.5)
    const textX = flip ? 60 : 500
    const title = headline(c, textX, 60, 440, { anchor: 'start', lines: 3, size: r.range(50, 76) })
    const count = r.int(3, 5)
    const look = featureLook(c)
    const step = (h - title.bottom - 60) / count
    look.size = Math.min(look.size, step * 0.72)
    const withText = step > 140 && r.chance(0.6)
    const checks = r.chance(0.3)
    const rows = names(c, count).map((name, i) => {
      const y = title.bottom + 20 + i * step
      const badge = checks
        ? circle(textX + 28, y + look.size / 2, 26, look.accent) +
          tick(textX + 28, y + look.size / 2, 28, look.onAccent)
        : undefined
      return featureBeside(
        c,
        textX,
        y,
        440,
        name,
        checks ? { ...look, size: Math.min(60, look.size) } : look,
        withText,
        badge,
      )
    })
    const side = r.chance(0.35) ? rect(flip ? 530 : 0, 0, 470, h, c.palette.accent, 0, 'opacity="0.9"') : ''
    const product = place(await heroPicture(c), flip ? 520 : 20, 30, 460, h - 60)
    return (await designedGround(c)) + side + title.svg + product.svg + rows.join('')
  },
}

/** Headline, product, and a row of icons along the bottom. */
const iconRow: Layout = {
  name: 'icon-row',
  draw: async (c) => {
    const { r, h, palette } = c
    const top = h * 0.7
    const onPhoto = r.chance(0.4)
    const ground = onPhoto ? await photoGround(c) : await designedGround(c)
    const shade = gradient(
      [
        { at: 0, colour: '#000', opacity: 0.6 },
        { at: 0.4, colour: '#000', opacity: 0 },
      ],
      'down',
    )
    const title = headline(c, 60, 40, 880, onPhoto ? { fill: '#ffffff' } : {})
    const product = place(await productPicture(c), 150, title.bottom, 700, top - title.bottom - 20)
    const count = r.int(3, 5)
    const bar = r.int(0, 2)
    const barFill = bar === 0 ? palette.surface : palette.accent
    const strip =
      bar === 2 && !onPhoto
        ? ''
        : bar === 0
          ? panel(30, top, 940, h - top - 30, barFill)
          : rect(0, top, 1000, h - top, barFill)
    const look = featureLook(
      c,
      bar === 0 ? palette.surfaceInk : bar === 2 && !onPhoto ? palette.ink : palette.onAccent,
    )
    if (bar === 1 || (bar === 2 && onPhoto))
      Object.assign(look, { accent: palette.onAccent, onAccent: palette.accent })
    if (bar === 0) Object.assign(look, { accent: palette.accent, onAccent: palette.onAccent })
    const row = names(c, count).map((name, i) =>
      featureBelow(
        c,
        60 + (880 / count) * (i + 0.5),
        top + h * 0.1,
        880 / count - 20,
        name,
        { ...look, size: Math.min(look.size, h * 0.12) },
        false,
      ),
    )
    return (
      ground +
      (onPhoto ? shade.defs + rect(0, 0, 1000, h, shade.paint) : '') +
      strip +
      title.svg +
      product.svg +
      row.join('')
    )
  },
}

/** Round magnified insets beside the product. */
const insets: Layout = {
  name: 'insets',
  draw: async (c) => {
    const { r, h, palette } = c
    const flip = r.chance(0.5)
    const title = headline(c, 60, 40, 880, { lines: 1 })
    const picture = await productPicture(c)
    const product = place(picture, flip ? 480 : 40, title.bottom + 20, 480, h - title.bottom - 80)
    const count = r.int(2, 3)
    const radius = Math.min(130, (h - title.bottom - 40) / count / 2 - 34)
    const labels = names(c, count)
    const rings = labels.map((name, i) => {
      const x = flip ? 240 : 760
      const y = title.bottom + 20 + radius + (i * (h - title.bottom - 40)) / count
      const fx = r.range(0.3, 0.7)
      const fy = (i + 0.5) / count
      const box = { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 }
      return (
        line(
          x,
          y,
          product.box.x + product.box.w * fx,
          product.box.y + product.box.h * fy,
          palette.accent,
          3,
        ) +
        circle(x, y, radius + 7, palette.accent) +
        circle(x, y, radius, '#fff') +
        zoomed(picture, box, fx, fy, r.range(1.4, 2.4), circle(x, y, radius, '#000')) +
        fitted(x, y + radius + 44, 360, name, {
          size: 32,
          fill: palette.ink,
          family: c.body,
          weight: 700,
          anchor: 'middle',
        })
      )
    })
    return (await designedGround(c)) + title.svg + product.svg + rings.join('')
  },
}

/** The large numbers that sellers like to show. */
const figures: Layout = {
  name: 'figures',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 50, 880)
    const flip = r.chance(0.5)
    const count = r.int(2, 4)
    const step = (h - title.bottom - 60) / count
    const rows = names(c, count).map((name, i) => {
      const y = title.bottom + 30 + i * step
      const x = flip ? 70 : 540
      const figure = r.pick([
        '24h',
        '98%',
        '360°',
        '3x',
        '100%',
        '5000 mAh',
        '12 h',
        '10+',
        '2 L',
        '50 dB',
        'IPX7',
        '4.8★',
        '30 min',
        '1,200W',
      ])
      return (
        fitted(x, y + step * 0.45, 380, figure, {
          size: Math.min(110, step * 0.5),
          fill: palette.mood === 'bold' ? '#ffffff' : palette.accent,
          family: c.display,
          weight: 900,
        }) +
        fitted(x, y + step * 0.7, 380, name, { size: 32, fill: palette.ink, family: c.body }) +
        (i ? line(x, y, x + 380, y, palette.ink, 2, 'opacity="0.25"') : '')
      )
    })
    const product = place(
      await heroPicture(c),
      flip ? 520 : 40,
      title.bottom + 10,
      440,
      h - title.bottom - 60,
    )
    const disc = r.chance(0.5)
      ? circle(flip ? 740 : 260, title.bottom + (h - title.bottom) / 2, 250, palette.accent, 'opacity="0.18"')
      : ''
    return (await designedGround(c)) + disc + title.svg + product.svg + rows.join('')
  },
}

/** Cards in a grid, each with an icon and a sentence. */
const cards: Layout = {
  name: 'cards',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 40, 880, { lines: 1 })
    const withProduct = r.chance(0.65)
    const top = withProduct ? title.bottom + (h - title.bottom) * 0.42 : title.bottom + 20
    const columns = r.pick([2, 3])
    const rows = withProduct ? (columns === 3 ? 1 : 2) : 2
    const w = (920 - (columns - 1) * 24) / columns
    const high = (h - top - 40 - (rows - 1) * 24) / rows
    const labels = names(c, columns * rows)
    const look = {
      ...featureLook(c, palette.surfaceInk),
      accent: palette.accent,
      onAccent: palette.onAccent,
      size: Math.min(90, high * 0.36),
    }
    const grid = labels.map((name, i) => {
      const x = 40 + (i % columns) * (w + 24)
      const y = top + Math.floor(i / columns) * (high + 24)
      return (
        panel(x, y, w, high, palette.surface) +
        featureBelow(c, x + w / 2, y + high * 0.34, w - 36, name, look, high > 260)
      )
    })
    const product = withProduct
      ? place(await productPicture(c), 240, title.bottom + 10, 520, top - title.bottom - 40).svg
      : ''
    return (await designedGround(c)) + title.svg + product + grid.join('')
  },
}

/** Product on an arc of icons. */
const orbit: Layout = {
  name: 'orbit',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 80, 40, 840, { lines: 1 })
    const cy = (title.bottom + h) / 2
    const radius = Math.min(300, (h - title.bottom) / 2 - 100)
    const product = place(
      await heroPicture(c),
      500 - radius * 0.72,
      cy - radius * 0.85,
      radius * 1.44,
      radius * 1.7,
    )
    const count = r.int(4, 6)
    const look = featureLook(c)
    const around = names(c, count).map((name, i) => {
      const side = i % 2 ? 1 : -1
      const row = Math.floor(i / 2)
      const rows = Math.ceil(count / 2)
      const y = cy + (row - (rows - 1) / 2) * ((radius * 1.7) / Math.max(1, rows - 1 || 1)) * 0.8
      return featureBelow(c, 500 + side * (radius + 90), y - 30, 200, name, { ...look, size: 84 }, false)
    })
    return (
      (await designedGround(c)) +
      circle(500, cy, radius, palette.accent, 'opacity="0.16"') +
      circle(
        500,
        cy,
        radius,
        'none',
        `stroke="${palette.accent}" stroke-width="3" stroke-dasharray="10 10"`,
      ) +
      title.svg +
      product.svg +
      around.join('')
    )
  },
}

export const productInfographics: readonly Layout[] = [
  callouts,
  column,
  iconRow,
  insets,
  figures,
  cards,
  orbit,
]

import { designedGround, photoGround } from '../backdrops.ts'
import type { Canvas, Layout } from '../canvas.ts'
import { framedIcon, iconNames, tick } from '../icons.ts'
import { filled, place, zoomed } from '../placing.ts'
import { heroPicture, productPicture } from '../product-pictures.ts'
import { circle, clipped, path, rect } from '../svg.ts'
import { fitted, paragraph } from '../text.ts'
import { brandMark, featureBelow, featureLook, headline } from './parts.ts'

export const names = (c: Canvas, count: number): string[] => c.r.sample(c.copy.features, count)

/** Two to four photo panels, each with its own caption. */
export const panels: Layout = {
  name: 'panels',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 50, 34, 900, { lines: 1, size: 64 })
    const [columns, rows] = r.pick([
      [2, 2],
      [2, 1],
      [3, 1],
      [1, 2],
      [1, 3],
      [2, 2],
    ] as const)
    const gap = r.pick([0, 16, 28])
    const radius = r.pick([0, 18, 36])
    const w = (1000 - gap * (columns + 1)) / columns
    const high = (h - title.bottom - gap * (rows + 1)) / rows
    const product = await productPicture(c)
    const parts: string[] = []
    const labels = names(c, columns * rows)
    for (let i = 0; i < columns * rows; i++) {
      const box = {
        x: gap + (i % columns) * (w + gap),
        y: title.bottom + gap + Math.floor(i / columns) * (high + gap),
        w,
        h: high,
      }
      const shape = rect(box.x, box.y, box.w, box.h, '#000', radius)
      const close = c.photos.close(r)
      const scene = c.photos.scene(r)
      const what = r.int(0, 2)
      const inner =
        what === 0
          ? rect(box.x, box.y, w, high, '#fff') +
            zoomed(product, box, r.range(0.3, 0.7), r.range(0.2, 0.8), r.range(1, 2), shape)
          : what === 1 && close
            ? filled(close, box)
            : scene
              ? filled(scene, box)
              : ''
      const captionHeight = Math.min(90, high * 0.24)
      const over = r.chance(0.5)
      parts.push(
        clipped(
          rect(box.x, box.y, w, high, palette.surface) +
            inner +
            rect(
              box.x,
              box.y + high - captionHeight,
              w,
              captionHeight,
              over ? '#000' : palette.accent,
              0,
              `opacity="${over ? 0.55 : 0.95}"`,
            ),
          shape,
        ) +
          fitted(box.x + w / 2, box.y + high - captionHeight * 0.34, w * 0.9, labels[i] ?? '', {
            size: 36,
            fill: over ? '#fff' : palette.onAccent,
            family: c.body,
            weight: 700,
            anchor: 'middle',
          }),
      )
    }
    return (await designedGround(c)) + title.svg + parts.join('')
  },
}

/** A photograph on one half and a colored panel with bullets on the other. */
export const split: Layout = {
  name: 'split',
  draw: async (c) => {
    const { r, h, palette } = c
    const stacked = r.chance(0.35)
    const slanted = r.chance(0.3)
    const photo = stacked
      ? await photoGround(c, { x: 0, y: 0, w: 1000, h: h * 0.52 })
      : await photoGround(c, { x: 480, y: 0, w: 520, h })
    const fill = r.pick([palette.ground, palette.accent, palette.surface])
    const ink =
      fill === palette.accent ? palette.onAccent : fill === palette.ground ? palette.ink : palette.surfaceInk
    const area = stacked
      ? rect(0, h * 0.52, 1000, h * 0.48, fill)
      : slanted
        ? path(`M0 0 H580 L480 ${h} H0 Z`, fill)
        : rect(0, 0, 500, h, fill)
    const top = stacked ? h * 0.55 : 70
    const title = headline(c, 50, top, stacked ? 900 : 400, {
      anchor: stacked ? 'middle' : 'start',
      fill: ink,
      lines: stacked ? 1 : 3,
      size: 60,
    })
    const room = h - title.bottom - 30
    const count = Math.max(2, Math.min(5, Math.floor(room / 110)))
    const rows = stacked
      ? names(c, 3).map((name, i) =>
          featureBelow(
            c,
            190 + i * 310,
            title.bottom + 60,
            280,
            name,
            { ...featureLook(c, ink), accent: ink, onAccent: fill, size: 84 },
            false,
          ),
        )
      : names(c, count).map(
          (name, i) =>
            circle(66, title.bottom + 40 + (i * room) / count, 9, ink) +
            paragraph(
              95,
              title.bottom + 20 + (i * room) / count,
              360,
              r.chance(0.5) ? r.pick(c.copy.benefits) : name,
              { size: 29, fill: ink, family: c.body },
              1.2,
              3,
            ).svg,
        )
    const product = r.chance(0.5)
      ? place(
          await productPicture(c),
          stacked ? 300 : 540,
          stacked ? h * 0.08 : h * 0.35,
          400,
          stacked ? h * 0.4 : h * 0.6,
        ).svg
      : ''
    return photo + product + area + title.svg + rows.join('')
  },
}

/** A wide banner, as on brand pages. */
export const banner: Layout = {
  name: 'banner',
  aspect: [0.42, 0.5, 0.62],
  draw: async (c) => {
    const { r, h, palette } = c
    const product = place(await heroPicture(c), 590, 30, 360, h - 60)
    const title = headline(c, 60, h * 0.14, 480, { anchor: 'start', lines: 2, size: 58 })
    const rows = names(c, 3).map(
      (name, i) =>
        framedIcon(
          r.pick(iconNames),
          90,
          title.bottom + 50 + i * 66,
          52,
          palette.mood === 'bold' ? '#fff' : palette.accent,
          palette.mood === 'bold' ? palette.ground : palette.onAccent,
          'disc',
        ) +
        fitted(136, title.bottom + 60 + i * 66, 400, name, { size: 28, fill: palette.ink, family: c.body }),
    )
    return (
      (await designedGround(c)) +
      product.svg +
      title.svg +
      rows.join('') +
      (r.chance(0.5) ? brandMark(c, 130, 44, palette.ink, 24) : '')
    )
  },
}

/** One tall photograph, two small ones and a colored block of text. */
export const collage: Layout = {
  name: 'collage',
  draw: async (c) => {
    const { r, h, palette } = c
    const gap = r.pick([0, 12, 24])
    const flip = r.chance(0.5)
    const tall = { x: flip ? 500 + gap / 2 : gap, y: gap, w: 500 - gap * 1.5, h: h - gap * 2 }
    const small = { x: flip ? gap : 500 + gap / 2, y: gap, w: 500 - gap * 1.5, h: h * 0.45 }
    const words = { x: small.x, y: small.y + small.h + gap, w: small.w, h: h - small.h - gap * 3 }
    const person = c.photos.person(r)
    const figure =
      person && r.chance(0.4)
        ? rect(tall.x, tall.y, tall.w, tall.h, '#ecebe8') +
          place(person, tall.x + 20, tall.y + 30, tall.w - 40, tall.h - 30, 'none', 'bottom').svg
        : await photoGround(c, tall)
    const product = place(await productPicture(c), small.x + 40, small.y + 30, small.w - 80, small.h - 60)
    const fill = r.pick([palette.accent, palette.ground, palette.surface])
    const ink =
      fill === palette.accent ? palette.onAccent : fill === palette.ground ? palette.ink : palette.surfaceInk
    const title = headline(c, words.x + 36, words.y + 30, words.w - 72, {
      anchor: 'start',
      fill: ink,
      lines: 2,
      size: 54,
    })
    const room = Math.max(1, Math.floor((words.y + words.h - title.bottom - 20) / 60))
    const bullets = names(c, Math.min(4, room)).map(
      (name, i) =>
        tick(words.x + 54, title.bottom + 30 + i * 60, 26, ink) +
        fitted(words.x + 86, title.bottom + 41 + i * 60, words.w - 110, name, {
          size: 31,
          fill: ink,
          family: c.body,
          weight: 500,
        }),
    )
    return (
      rect(0, 0, 1000, h, '#fff') +
      figure +
      rect(small.x, small.y, small.w, small.h, palette.surface) +
      product.svg +
      rect(words.x, words.y, words.w, words.h, fill) +
      title.svg +
      bullets.join('')
    )
  },
}

import { designedGround, photoGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { hand } from '../hand.ts'
import { tick } from '../icons.ts'
import { pill } from '../label-art.ts'
import { place } from '../placing.ts'
import { heroPicture, productPicture } from '../product-pictures.ts'
import { circle, gradient, line, moved, path, rect } from '../svg.ts'
import { fitted, paragraph, text } from '../text.ts'
import { banner, collage, names, panels, split } from './infographic-panels.ts'
import { headline, seal } from './parts.ts'

/** A photograph with a headline and short claims over it. */
const photoHeadline: Layout = {
  name: 'photo-headline',
  draw: async (c) => {
    const { r, h } = c
    const side = r.int(0, 2)
    const tone = r.chance(0.6) ? '#000' : c.palette.accent
    const shade = gradient(
      [
        { at: 0, colour: tone, opacity: 0.85 },
        { at: 0.55, colour: tone, opacity: 0.25 },
        { at: 0.8, colour: tone, opacity: 0 },
      ],
      side === 0 ? 'across' : 'down',
    )
    const title = headline(c, 60, 70, side === 0 ? 520 : 880, {
      anchor: side === 0 ? 'start' : 'middle',
      fill: '#ffffff',
      lines: 3,
      size: r.range(70, 110),
    })
    const bullets = names(c, r.int(2, 4)).map((name, i) =>
      side === 0
        ? tick(82, title.bottom + 60 + i * 74, 30, '#ffffff') +
          fitted(120, title.bottom + 72 + i * 74, 440, name, {
            size: 34,
            fill: '#fff',
            family: c.body,
            weight: 600,
          })
        : pill(i % 2 ? 730 : 270, h - 150 + Math.floor(i / 2) * 80, name, 28, '#ffffff', '#222', c.body),
    )
    const product = r.chance(0.6)
      ? place(
          await productPicture(c),
          side === 0 ? 560 : 280,
          h * 0.4,
          side === 0 ? 400 : 440,
          h * (side === 0 ? 0.55 : 0.4),
        ).svg
      : ''
    return (
      (await photoGround(c)) +
      shade.defs +
      rect(0, 0, 1000, h, shade.paint) +
      product +
      title.svg +
      bullets.join('')
    )
  },
}

/** A row of certification seals under the product. */
const badges: Layout = {
  name: 'badges',
  draw: async (c) => {
    const { r, h, palette } = c
    const count = r.int(4, 6)
    const wrapAround = r.chance(0.5)
    const labels = r.sample(c.copy.badges, count)
    const title = headline(c, 60, 40, 880)
    const product = place(
      await productPicture(c, { packOnly: true }),
      290,
      title.bottom + 10,
      420,
      h - title.bottom - (wrapAround ? 60 : 260),
    )
    const seals = labels.map((label, i) => {
      const x = wrapAround ? (i % 2 ? 840 : 160) : 60 + (880 / count) * (i + 0.5)
      const y = wrapAround
        ? title.bottom + 110 + Math.floor(i / 2) * ((h - title.bottom - 60) / Math.ceil(count / 2))
        : h - 130
      return seal(
        c,
        x,
        y,
        wrapAround ? 100 : Math.min(90, 400 / count),
        label,
        palette.mood === 'bold' ? '#ffffff' : palette.accent,
        palette.mood === 'bold' ? palette.ground : palette.onAccent,
      )
    })
    return (await designedGround(c)) + title.svg + product.svg + seals.join('')
  },
}

/** A hand that holds the product, with claims around it, as is common for phones, bottles and cosmetics. */
const heldWithClaims: Layout = {
  name: 'held-with-claims',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 50, 50, 900, { lines: 2 })
    const product = place(
      await productPicture(c, { packOnly: true }),
      430,
      title.bottom + 20,
      330,
      h - title.bottom - 140,
      'none',
    )
    const fingers = hand(c)
    const scale = Math.min(0.9, product.box.w / 330)
    const x = product.box.x + product.box.w * 0.55
    const y = product.box.y + product.box.h * 0.62
    const claims = names(c, r.int(2, 4)).map((name, i) =>
      pill(
        230,
        title.bottom + 110 + i * 120,
        name,
        30,
        palette.mood === 'bold' ? '#fff' : palette.accent,
        palette.mood === 'bold' ? palette.ground : palette.onAccent,
        c.body,
      ),
    )
    return (
      (await designedGround(c)) +
      moved(fingers.back, x, y, scale) +
      product.svg +
      moved(fingers.front, x, y, scale) +
      title.svg +
      claims.join('')
    )
  },
}

/** Separated and labeled layers or parts of the product. */
const layers: Layout = {
  name: 'layers',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 40, 880, { lines: 1 })
    const count = r.int(3, 5)
    const step = (h - title.bottom - 140) / count
    const labels = names(c, count)
    const stack = labels.map((name, i) => {
      const y = title.bottom + 40 + i * step
      const tone = i % 2 ? palette.second : palette.accent
      const shade = gradient(
        [
          { at: 0, colour: '#fff', opacity: 0.5 },
          { at: 1, colour: '#000', opacity: 0.2 },
        ],
        'slant',
      )
      const d = `M90 ${y + step * 0.5} L330 ${y} L600 ${y + step * 0.45} L360 ${y + step * 0.95} Z`
      return (
        path(d, tone, 'opacity="0.85"') +
        shade.defs +
        path(d, shade.paint) +
        line(560, y + step * 0.45, 650, y + step * 0.45, palette.ink, 2.5) +
        text(665, y + step * 0.45 + 11, String(i + 1).padStart(2, '0'), {
          size: 36,
          fill: palette.mood === 'bold' ? '#fff' : palette.accent,
          family: c.display,
          weight: 800,
        }) +
        fitted(725, y + step * 0.45 + 10, 240, name, {
          size: 30,
          fill: palette.ink,
          family: c.body,
          weight: 600,
        })
      )
    })
    return (await designedGround(c)) + title.svg + stack.toReversed().join('')
  },
}

/** White callouts directly on a photograph. */
const photoCallouts: Layout = {
  name: 'photo-callouts',
  draw: async (c) => {
    const { r, h } = c
    const withProduct = r.chance(0.5)
    const product = withProduct ? place(await heroPicture(c), 260, h * 0.28, 480, h * 0.62) : undefined
    const box = product?.box ?? { x: 280, y: h * 0.32, w: 440, h: h * 0.5 }
    const ink = r.pick(['#ffffff', '#ffffff', '#1c1c1e'])
    const veil = rect(
      0,
      0,
      1000,
      h,
      ink === '#ffffff' ? '#000' : '#fff',
      0,
      `opacity="${r.range(0.2, 0.5).toFixed(2)}"`,
    )
    const title = headline(c, 60, 44, 880, { fill: ink, lines: 2 })
    const chips = r.chance(0.5)
    const marks = names(c, r.int(2, 4)).map((name, i) => {
      const left = i % 2 === 0
      const x = left ? 180 : 820
      const y = title.bottom + 80 + Math.floor(i / 2) * h * 0.3 + r.range(0, 60)
      const tx = box.x + box.w * (left ? 0.25 : 0.75)
      const ty = box.y + box.h * r.range(0.1, 0.9)
      const label = chips
        ? pill(x, y, name, 26, '#ffffff', '#222', c.body)
        : paragraph(
            x,
            y - 20,
            280,
            name,
            { size: 36, fill: ink, family: c.body, weight: 700, anchor: 'middle' },
            1.12,
            2,
          ).svg
      return (
        line(x, y + (chips ? 20 : 60), tx, ty, ink, 3) +
        circle(tx, ty, 12, 'none', `stroke="${ink}" stroke-width="4"`) +
        circle(tx, ty, 5, ink) +
        label
      )
    })
    return (await photoGround(c)) + veil + (product?.svg ?? '') + title.svg + marks.join('')
  },
}

export const photoInfographics: readonly Layout[] = [
  photoHeadline,
  panels,
  badges,
  split,
  heldWithClaims,
  banner,
  layers,
  photoCallouts,
  collage,
]

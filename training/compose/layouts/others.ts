import type { Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { icon, iconNames } from '../icons.ts'
import { place } from '../placing.ts'
import { drawnPicture } from '../product-pictures.ts'
import { circle, gradient, moved, path, rect } from '../svg.ts'
import { fitted, paragraph, text } from '../text.ts'
import { certificate, review, scanCard, story, warranty } from './cards.ts'

const logo: Layout = {
  name: 'logo',
  draw: (c) => {
    const { r, h, palette } = c
    const badge = r.int(0, 3)
    const y = h / 2
    const sign =
      badge === 0
        ? icon(r.pick(iconNames), 500, y - 150, 220, palette.ink, 5)
        : badge === 1
          ? circle(500, y, 330, 'none', `stroke="${palette.ink}" stroke-width="10"`)
          : badge === 2
            ? rect(140, y - 130, 720, 260, palette.accent)
            : ''
    const tag = r.chance(0.4)
      ? fitted(500, y + 120, 600, r.pick(c.copy.headlines), {
          size: 34,
          fill: badge === 2 ? palette.onAccent : palette.ink,
          family: c.body,
          anchor: 'middle',
          spacing: 4,
        })
      : ''
    return (
      rect(0, 0, 1000, h, palette.ground) +
      sign +
      fitted(500, y + 40, badge === 1 ? 540 : 680, c.brand, {
        size: r.range(100, 190),
        fill: badge === 2 ? palette.onAccent : palette.ink,
        family: c.display,
        weight: 800,
        anchor: 'middle',
      }) +
      tag
    )
  },
}

const shelf: Layout = {
  name: 'store-shelf',
  draw: async (c) => {
    const { r, h } = c
    const rows = r.int(2, 4)
    const high = h / rows
    const wall = hsl(r.range(20, 220), 8, r.range(30, 85))
    const parts: string[] = [rect(0, 0, 1000, h, wall)]
    for (let row = 0; row < rows; row++) {
      const base = (row + 1) * high - 44
      for (let x = -20; x < 980; ) {
        const picture = await drawnPicture(c, { packOnly: true })
        const ph = high * r.range(0.5, 0.8)
        const w = Math.min(260, (ph * picture.width) / picture.height)
        for (let k = 0; k < r.int(1, 3); k++) {
          parts.push(place(picture, x, base - ph, w, ph, 'none', 'bottom').svg)
          x += w + 4
        }
      }
      parts.push(
        rect(0, base, 1000, 44, r.pick(['#d8d8d6', '#8b5e34', '#f5f5f5'])),
        ...Array.from(
          { length: 6 },
          (_, i) =>
            rect(40 + i * 165, base + 6, 84, 32, '#fff', 3) +
            text(82 + i * 165, base + 30, `${r.int(1, 19)}.99`, {
              size: 24,
              fill: '#c00',
              weight: 700,
              anchor: 'middle',
            }),
        ),
      )
    }
    const light = gradient(
      [
        { at: 0, colour: '#fff', opacity: 0.15 },
        { at: 1, colour: '#000', opacity: 0.45 },
      ],
      r.pick(['down', 'radial', 'slant'] as const),
    )
    return (
      moved(parts.join(''), 500 - 560, h / 2 - h * 0.56, 1.12, r.range(-2, 2)) +
      light.defs +
      rect(0, 0, 1000, h, light.paint)
    )
  },
}

const textBanner: Layout = {
  name: 'text-banner',
  draw: (c) => {
    const { r, h, palette } = c
    const offer = r.pick([
      'SALE',
      '-30%',
      'NEW',
      '50% OFF',
      'FREE SHIPPING',
      'BUY 2 GET 1',
      c.copy.story[2] ?? '',
      c.r.pick(c.copy.headlines),
    ])
    const rays = r.chance(0.3)
      ? Array.from({ length: 18 }, (_, i) =>
          moved(path('M0 0 L900 -80 V80 Z', '#fff', 'opacity="0.12"'), 500, h / 2, 1, i * 20),
        ).join('')
      : ''
    const block = paragraph(
      500,
      h * 0.3,
      860,
      offer,
      { size: 170, fill: palette.ink, family: c.display, weight: 900, anchor: 'middle' },
      1.05,
      3,
    )
    return (
      rect(0, 0, 1000, h, palette.ground) +
      rays +
      block.svg +
      fitted(500, h * 0.86, 760, r.pick(c.copy.headlines), {
        size: 46,
        fill: palette.ink,
        family: c.body,
        anchor: 'middle',
      })
    )
  },
}

const blank: Layout = {
  name: 'placeholder',
  draw: (c) => {
    const { r, h } = c
    const tone = r.pick(['#ffffff', '#eeeeee', '#f6f6f6', '#dddddd', hsl(c.palette.hue, 25, 85)])
    const mark = r.int(0, 2)
    const sign =
      mark === 0
        ? ''
        : path(
            `M340 ${h / 2 - 130} h320 v260 h-320 Z M360 ${h / 2 + 110} l90 -120 l70 80 l50 -50 l70 90 Z`,
            'none',
            'stroke="#aaa" stroke-width="12"',
          ) +
          circle(590, h / 2 - 70, 30, '#aaa') +
          (mark === 2
            ? text(
                500,
                h / 2 + 220,
                r.pick(['No image available', 'Image coming soon', 'Kein Bild verfügbar', 'Pas d’image']),
                { size: 48, fill: '#999', family: c.body, anchor: 'middle' },
              )
            : '')
    return rect(0, 0, 1000, h, tone) + sign
  },
}

export const others: readonly Layout[] = [
  logo,
  scanCard,
  story,
  certificate,
  warranty,
  shelf,
  textBanner,
  blank,
  review,
]

import { designedGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { hand } from '../hand.ts'
import { place } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { circle, ellipse, group, line, moved, path, rect } from '../svg.ts'
import { fitted, text } from '../text.ts'
import { around, arrow, arrowStyle, measure, titleOf } from './arrows.ts'
import { headline } from './parts.ts'

function person(fill: string): string {
  return (
    circle(0, -430, 52, fill) +
    path(
      'M-70 -365 Q0 -390 70 -365 L104 -170 L80 -160 L58 -300 V0 H12 V-170 H-12 V0 H-58 V-300 L-80 -160 L-104 -170 Z',
      fill,
    )
  )
}

/** The product beside an object of well-known size. */
export const beside: Layout = {
  name: 'beside-known',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 36, 880, { content: titleOf(c), lines: 1 })
    const bottom = h - 110
    const known = r.int(0, 4)
    const tone =
      palette.mood === 'dark' || palette.mood === 'bold'
        ? '#e9e9ea'
        : r.pick(['#5f6670', '#b0b5bb', palette.accent])
    const height = bottom - title.bottom - 40
    const small = known !== 0
    const item = place(
      await productPicture(c),
      90,
      title.bottom + 60 + (small ? 0 : height * 0.45),
      420,
      small ? height - 60 : height * 0.5,
      'floor',
      'bottom',
    )
    const scale = height / 500
    const figures = [
      moved(person(tone), 740, bottom, scale),
      moved(
        circle(0, 0, 90, hsl(42, 60, 58)) +
          circle(0, 0, 80, 'none', 'stroke="#8a6d1d" stroke-width="5"') +
          text(0, 26, r.pick(['1€', '25¢', '£1', '10']), {
            size: 74,
            fill: '#7a5f16',
            weight: 800,
            anchor: 'middle',
          }),
        740,
        bottom - 90,
      ),
      moved(
        rect(-70, -330, 140, 330, '#1b1c1f', 24) + rect(-62, -318, 124, 306, palette.accent, 16),
        740,
        bottom,
      ),
      moved(
        rect(-70, -300, 140, 300, '#c5281c', 20) +
          ellipse(0, -300, 70, 16, '#d9dbdd') +
          text(0, -130, 'COLA', { size: 46, fill: '#fff', weight: 800, anchor: 'middle' }),
        740,
        bottom,
      ),
      (() => {
        const fingers = hand(c)
        return moved(fingers.back + fingers.front, 640, bottom - 260, 0.62)
      })(),
    ]
    return (
      (await designedGround(c)) +
      line(60, bottom, 940, bottom, palette.ink, 3, 'opacity="0.3"') +
      title.svg +
      item.svg +
      (figures[known] ?? '') +
      around(c, item.box, arrowStyle(c)) +
      (known === 0
        ? arrow(
            c,
            900,
            bottom,
            900,
            bottom - 480 * scale,
            r.pick(['170 cm', '5\'8"', '180 cm', "6'"]),
            arrowStyle(c),
          )
        : '')
    )
  },
}

/** The product in a hand, with its length. */
export const inHand: Layout = {
  name: 'in-hand',
  draw: async (c) => {
    const { r, h } = c
    const item = place(await productPicture(c), 300, h * 0.2, 340, h * 0.56, 'none')
    const fingers = hand(c)
    const scale = Math.max(0.5, Math.min(0.95, item.box.w / 330))
    const x = item.box.x + item.box.w * 0.55
    const y = item.box.y + item.box.h * 0.62
    const plain = r.chance(0.5)
    const style = arrowStyle(c, plain ? '#222222' : undefined)
    const gap = item.box.x - 40
    const title = r.chance(0.5)
      ? headline(c, 60, 36, 880, { content: titleOf(c), lines: 1, ...(plain ? { fill: '#222222' } : {}) }).svg
      : ''
    return (
      (plain ? rect(0, 0, 1000, h, '#fff') : await designedGround(c)) +
      title +
      moved(fingers.back, x, y, scale) +
      item.svg +
      moved(fingers.front, x, y, scale) +
      arrow(c, gap, item.box.y + item.box.h, gap, item.box.y, measure(c, 25), style) +
      (r.chance(0.6)
        ? arrow(
            c,
            item.box.x,
            item.box.y - 30,
            item.box.x + item.box.w,
            item.box.y - 30,
            measure(c, 12),
            style,
          )
        : '')
    )
  },
}

/** The sizes of a range from small to large, each with its capacity. */
export const capacity: Layout = {
  name: 'capacity',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 60, 36, 880, { content: r.pick([c.copy.size[4] ?? '', titleOf(c)]), lines: 1 })
    const picture = await productPicture(c, { packOnly: true })
    const ruler = r.chance(0.6)
    const bottom = h - 130
    const scaleX = 780
    const ticks = ruler
      ? Array.from({ length: 21 }, (_, i) => {
          const y = bottom - (i * (bottom - title.bottom - 40)) / 20
          return (
            line(scaleX, y, scaleX + (i % 5 ? 30 : 60), y, palette.ink, 3) +
            (i % 5
              ? ''
              : text(scaleX + 74, y + 10, `${i * 5}`, {
                  size: 30,
                  fill: palette.ink,
                  family: c.body,
                  weight: 600,
                }))
          )
        }).join('') + line(scaleX, title.bottom + 40, scaleX, bottom, palette.ink, 4)
      : ''
    const count = r.int(2, 3)
    const w = (ruler ? 700 : 920) / count
    const parts = Array.from({ length: count }, (_, i) => {
      const scale = 0.5 + (0.5 * (i + 1)) / count
      const item = place(
        picture,
        40 + i * w,
        title.bottom + 40,
        w - 20,
        (bottom - title.bottom - 40) * scale,
        'floor',
        'bottom',
      )
      const drop = bottom - item.box.y - item.box.h
      return (
        group({ transform: `translate(0 ${drop})` }, item.svg) +
        fitted(
          40 + (i + 0.5) * w - 10,
          h - 60,
          w - 30,
          `${[250, 500, 750, 1000][i] ?? 500} ml / ${[8, 17, 25, 34][i] ?? 17} oz`,
          { size: 34, fill: palette.ink, family: c.body, weight: 700, anchor: 'middle' },
        )
      )
    })
    return (await designedGround(c)) + title.svg + ticks + parts.join('')
  },
}

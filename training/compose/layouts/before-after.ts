import { designedGround, photoGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { cross, tick } from '../icons.ts'
import { filled, place } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { circle, clipped, line, moved, path, rect } from '../svg.ts'
import { fitted, paragraph } from '../text.ts'
import { titleOf } from './comparison-tables.ts'
import { headline } from './parts.ts'

/** The same object before and after, dull and bright. */
export const beforeAfter: Layout = {
  name: 'before-after',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = r.chance(0.7)
      ? headline(c, 50, 30, 900, { content: titleOf(c), lines: 1 })
      : { svg: '', bottom: 0 }
    const stacked = r.chance(0.25)
    const slant = r.chance(0.3) ? 90 : 0
    const box = { x: 0, y: title.bottom, w: 1000, h: h - title.bottom }
    const scene = c.photos.close(r) ?? c.photos.scene(r)
    const skin = hsl(r.range(14, 28), 42, r.range(45, 76))
    const stains = Array.from({ length: 26 }, () =>
      circle(
        r.range(60, 940),
        r.range(box.y + 60, h - 60),
        r.range(6, 44),
        r.pick(['#7a4a2a', '#8c2f39', '#55504a']),
        'opacity="0.35"',
      ),
    ).join('')
    const picture =
      scene && r.chance(0.7)
        ? filled(scene, box)
        : rect(0, box.y, 1000, box.h, skin) +
          moved(
            path('M0 0 Q300 90 600 20 T1200 60 V500 H0 Z', hsl(20, 40, 60), 'opacity="0.5"'),
            0,
            box.y + box.h * 0.3,
          )
    const secondHalf = stacked
      ? rect(0, box.y + box.h / 2, 1000, box.h / 2, '#000')
      : path(`M${500 + slant} ${box.y} H1000 V${h} H${500 - slant} Z`, '#000')
    const firstHalf = stacked
      ? rect(0, box.y, 1000, box.h / 2, '#000')
      : path(`M0 ${box.y} H${500 + slant} L${500 - slant} ${h} H0 Z`, '#000')
    const dull = clipped(
      picture +
        rect(0, box.y, 1000, box.h, r.pick(['#6b6250', '#555', '#3d3424']), 0, 'opacity="0.42"') +
        stains,
      firstHalf,
    )
    const divider = stacked
      ? line(0, box.y + box.h / 2, 1000, box.y + box.h / 2, '#fff', 8)
      : line(500 + slant, box.y, 500 - slant, h, '#fff', 8)
    const tag = (x: number, y: number, name: string, fill: string): string =>
      rect(x - 140, y, 280, 70, fill, r.pick([0, 35])) +
      fitted(x, y + 48, 240, name.toLocaleUpperCase(c.copy.code), {
        size: 40,
        fill: '#fff',
        family: c.display,
        weight: 800,
        anchor: 'middle',
      })
    const low = r.chance(0.5)
    const product = r.chance(0.5)
      ? place(await productPicture(c, { packOnly: true }), 390, h * 0.62, 220, h * 0.36).svg
      : ''
    return (
      rect(0, 0, 1000, h, palette.ground) +
      clipped(picture, secondHalf) +
      dull +
      divider +
      title.svg +
      tag(stacked ? 170 : 220, low && !stacked ? h - 110 : box.y + 30, c.copy.versus[3] ?? '', '#4a4d52') +
      tag(
        stacked ? 170 : 780,
        stacked ? box.y + box.h / 2 + 30 : low ? h - 110 : box.y + 30,
        c.copy.versus[4] ?? '',
        palette.accent,
      ) +
      product
    )
  },
}

/** Two photographs side by side, one correct and one wrong. */
export const photosAgainst: Layout = {
  name: 'photos-against',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 50, 30, 900, { content: titleOf(c), lines: 1 })
    const high = h * r.range(0.45, 0.6)
    const boxes = [0, 1].map((i) => ({ x: i ? 510 : 40, y: title.bottom + 20, w: 450, h: high }))
    const parts: string[] = []
    for (const [i, box] of boxes.entries()) {
      const shape = rect(box.x, box.y, box.w, box.h, '#000', 26)
      const inner = await photoGround(c, box)
      const product = place(await productPicture(c), box.x + 60, box.y + 60, box.w - 120, box.h - 80).svg
      parts.push(
        clipped(
          inner + product + (i ? rect(box.x, box.y, box.w, box.h, '#333', 0, 'opacity="0.4"') : ''),
          shape,
        ),
        circle(box.x + box.w / 2, box.y + box.h, 46, i ? '#d0312d' : '#2f9e44'),
        i
          ? cross(box.x + box.w / 2, box.y + box.h, 44, '#fff')
          : tick(box.x + box.w / 2, box.y + box.h, 46, '#fff'),
      )
      const bullets = r.sample(c.copy.features, 3)
      bullets.forEach((name, k) =>
        parts.push(
          paragraph(
            box.x + box.w / 2,
            box.y + box.h + 70 + k * 58,
            box.w,
            name,
            { size: 32, fill: palette.ink, family: c.body, anchor: 'middle', weight: 600 },
            1.1,
            1,
          ).svg,
        ),
      )
      parts.push(
        fitted(box.x + 30, box.y + 54, 300, c.copy.versus[i] ?? '', {
          size: 40,
          fill: '#fff',
          family: c.display,
          weight: 800,
        }),
      )
    }
    return (await designedGround(c)) + title.svg + parts.join('')
  },
}

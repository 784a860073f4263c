import { designedGround, photoGround } from '../backdrops.ts'
import type { Canvas, Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { hand } from '../hand.ts'
import { icon, iconNames } from '../icons.ts'
import type { Picture } from '../picture.ts'
import { filled, place, zoomed } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { circle, clipped, moved, path, rect } from '../svg.ts'
import { fitted, paragraph, text } from '../text.ts'
import { headline } from './parts.ts'

export const title = (c: Canvas, fill?: string): { svg: string; bottom: number } =>
  headline(c, 60, 36, 880, { content: c.r.pick(c.copy.howTo), lines: 1, ...(fill ? { fill } : {}) })

/** Draws the action of a step: a hand with the product, a zoom, a photograph or a line drawing. */
async function action(
  c: Canvas,
  product: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
): Promise<string> {
  const { r } = c
  const shape = rect(x, y, w, h, '#000', radius)
  const ground = rect(x, y, w, h, r.pick([c.palette.surface, '#f1f1ef', hsl(c.palette.hue, 30, 92)]))
  const kind = r.int(0, 4)
  const scene = c.photos.scene(r)
  if (kind === 0 && scene) return clipped(filled(scene, { x, y, w, h }), shape)
  if (kind === 1)
    return clipped(
      ground +
        icon(
          r.pick(iconNames),
          x + w / 2,
          y + h / 2,
          Math.min(w, h) * 0.5,
          c.palette.mood === 'bold' ? c.palette.ground : c.palette.accent,
          4,
        ),
      shape,
    )
  if (kind === 2)
    return clipped(
      rect(x, y, w, h, '#fff') +
        zoomed(product, { x, y, w, h }, r.range(0.4, 0.6), r.range(0.2, 0.7), r.range(0.9, 1.6), shape),
      shape,
    )
  const fingers = hand(c)
  const scale = Math.min(w, h) / 900
  const item = place(product, x + w * 0.2, y + h * 0.08, w * 0.5, h * 0.8, 'none')
  const turn = r.range(-25, 10)
  return clipped(
    ground +
      (kind === 4 ? await photoGround(c, { x, y, w, h }) : '') +
      moved(fingers.back, x + w * 0.52, y + h * 0.55, scale, turn) +
      item.svg +
      moved(fingers.front, x + w * 0.52, y + h * 0.55, scale, turn),
    shape,
  )
}

const numberBadge = (c: Canvas, x: number, y: number, n: number, style: number): string => {
  const { palette } = c
  const fill = palette.mood === 'bold' ? '#ffffff' : palette.accent
  const ink = palette.mood === 'bold' ? palette.ground : palette.onAccent
  if (style === 0)
    return (
      circle(x, y, 36, fill) +
      text(x, y + 15, String(n), { size: 42, fill: ink, family: c.display, weight: 800, anchor: 'middle' })
    )
  if (style === 1)
    return text(x, y + 24, String(n).padStart(2, '0'), {
      size: 70,
      fill,
      family: c.display,
      weight: 900,
      anchor: 'middle',
    })
  if (style === 2)
    return (
      rect(x - 70, y - 30, 140, 60, fill, 30) +
      fitted(x, y + 12, 120, `STEP ${n}`, {
        size: 32,
        fill: ink,
        family: c.display,
        weight: 700,
        anchor: 'middle',
      })
    )
  return (
    rect(x - 34, y - 34, 68, 68, fill, 12) +
    text(x, y + 15, String(n), { size: 42, fill: ink, family: c.display, weight: 800, anchor: 'middle' })
  )
}

/** Numbered pictures in a row. */
export const across: Layout = {
  name: 'steps-across',
  draw: async (c) => {
    const { r, h, palette } = c
    const head = title(c)
    const count = r.int(3, 4)
    const w = (920 - (count - 1) * 24) / count
    const high = Math.min(h - head.bottom - 260, w * 1.4)
    const top = head.bottom + 40 + (h - head.bottom - 240 - high) / 3
    const product = await productPicture(c)
    const style = r.int(0, 3)
    const radius = r.pick([0, 24, w / 2])
    const parts: string[] = []
    for (const [i, step] of r.sample(c.copy.steps, count).entries()) {
      const x = 40 + i * (w + 24)
      const side = radius === w / 2 ? w : high
      parts.push(
        await action(c, product, x, top, w, side, radius),
        numberBadge(c, x + w / 2, top + side + 10, i + 1, style),
        paragraph(
          x + w / 2,
          top + side + 60,
          w,
          step,
          { size: 29, fill: palette.ink, family: c.body, anchor: 'middle', weight: 600 },
          1.18,
          4,
        ).svg,
      )
      if (i && r.chance(0.8))
        parts.push(
          path(
            `M${x - 30} ${top + side / 2 - 14} L${x - 8} ${top + side / 2} L${x - 30} ${top + side / 2 + 14}`,
            'none',
            `stroke="${palette.accent}" stroke-width="8"`,
          ),
        )
    }
    return (await designedGround(c)) + head.svg + parts.join('')
  },
}

/** Numbered rows of picture and text. */
export const rows: Layout = {
  name: 'steps-down',
  draw: async (c) => {
    const { r, h, palette } = c
    const head = title(c)
    const count = r.int(3, 5)
    const step = (h - head.bottom - 30) / count
    const product = await productPicture(c)
    const withPictures = r.chance(0.65)
    const zigzag = r.chance(0.3)
    const style = r.int(0, 3)
    const parts: string[] = []
    for (const [i, words] of r.sample(c.copy.steps, count).entries()) {
      const y = head.bottom + 10 + i * step
      const flip = zigzag && i % 2 === 1
      const textX = flip ? 60 : withPictures ? 470 : 190
      if (withPictures) parts.push(await action(c, product, flip ? 640 : 60, y, 310, step - 22, 20))
      parts.push(
        numberBadge(
          c,
          withPictures ? textX - 30 + (flip ? 50 : 0) : 110,
          y + step * 0.42,
          i + 1,
          style === 2 && withPictures ? 0 : style,
        ),
        paragraph(
          withPictures ? textX + (flip ? 80 : 30) : textX,
          y + step * 0.22,
          withPictures ? 440 : 740,
          words,
          { size: 36, fill: palette.ink, family: c.body, weight: 600 },
          1.2,
          3,
        ).svg,
      )
    }
    return (await designedGround(c)) + head.svg + parts.join('')
  },
}

/** Large photographs in a grid, each with a number and a caption over it. */
export const photoGrid: Layout = {
  name: 'photo-steps',
  draw: async (c) => {
    const { r, h, palette } = c
    const head = title(c)
    const gap = r.pick([8, 20])
    const w = (1000 - gap * 3) / 2
    const high = (h - head.bottom - gap * 3) / 2
    const product = await productPicture(c)
    const style = r.int(0, 3)
    const parts: string[] = []
    for (const [i, step] of r.sample(c.copy.steps, 4).entries()) {
      const x = gap + (i % 2) * (w + gap)
      const y = head.bottom + gap + Math.floor(i / 2) * (high + gap)
      parts.push(
        await action(c, product, x, y, w, high, 14),
        clipped(rect(x, y + high - 92, w, 92, '#000', 0, 'opacity="0.6"'), rect(x, y, w, high, '#000', 14)),
        numberBadge(c, x + 80, y + 56, i + 1, style),
        fitted(x + w / 2, y + high - 36, w - 30, step, {
          size: 30,
          fill: '#fff',
          family: c.body,
          weight: 600,
          anchor: 'middle',
        }),
      )
    }
    return (
      (palette.mood === 'white' ? rect(0, 0, 1000, h, '#fff') : await designedGround(c)) +
      head.svg +
      parts.join('')
    )
  },
}

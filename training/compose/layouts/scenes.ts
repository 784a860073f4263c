import { photoGround } from '../backdrops.ts'
import type { Canvas, Layout } from '../canvas.ts'
import { hand } from '../hand.ts'
import { place, zoomed } from '../placing.ts'
import { drawnPicture, productPicture } from '../product-pictures.ts'
import { scenery } from '../scenery.ts'
import { blurred, moved, rect } from '../svg.ts'
import { studio } from './studio.ts'

const inRoom: Layout = {
  name: 'in-scene',
  draw: async (c) => {
    const scene = scenery(c)
    return (
      scene.svg +
      place(
        await productPicture(c),
        c.r.range(150, 350),
        scene.floor - c.h * 0.5,
        430,
        c.h * 0.5,
        'floor',
        'bottom',
      ).svg
    )
  },
}
const onTableWithThings: Layout = {
  name: 'with-props',
  draw: async (c) => {
    const scene = scenery(c)
    const prop = c.photos.product(c.r)
    const other = await drawnPicture(c)
    return (
      scene.svg +
      blurred(place(other, 640, scene.floor - c.h * 0.36, 260, c.h * 0.34, 'floor', 'bottom').svg, 3) +
      (prop ? place(prop, 60, scene.floor - c.h * 0.14, 300, c.h * 0.22, 'floor', 'bottom').svg : '') +
      place(await productPicture(c), 300, scene.floor - c.h * 0.52, 400, c.h * 0.54, 'floor', 'bottom').svg
    )
  },
}
const sceneOnly: Layout = { name: 'photo-scene', draw: async (c) => photoGround(c) }
export const lifestyles: readonly Layout[] = [inRoom, onTableWithThings, sceneOnly, inRoom]

/** Blurs a drawing. Blur fades out at its borders, so the ground extends beyond the picture. */
const soft = (svg: string, h: number, radius: number): string =>
  moved(blurred(svg, radius), -90, -h * 0.09, 1.18)

const held = (name: string, under: (c: Canvas) => Promise<string>): Layout => ({
  name,
  draw: async (c) => {
    const item = place(await productPicture(c), 300, c.h * 0.1, 380, c.h * 0.66, 'none')
    const fingers = hand(c)
    const scale = Math.max(0.7, Math.min(1.15, item.box.w / 320))
    const x = item.box.x + item.box.w * 0.55
    const y = item.box.y + item.box.h * 0.6
    return (await under(c)) + moved(fingers.back, x, y, scale) + item.svg + moved(fingers.front, x, y, scale)
  },
})
export const uses: readonly Layout[] = [
  held('held-in-scene', async (c) => soft(await photoGround(c), c.h, 9)),
  held('held-on-colour', async (c) => studio(c)),
  held('held-in-room', async (c) => scenery(c).svg),
  held('held-outside', async (c) => soft(scenery(c).svg, c.h, 8)),
]

const worn = (name: string, under: (c: Canvas) => Promise<string>, close: boolean): Layout => ({
  name,
  draw: async (c) => {
    const person = c.photos.person(c.r) ?? (await productPicture(c))
    return (
      (await under(c)) +
      (close
        ? zoomed(
            person,
            { x: 0, y: 0, w: 1000, h: c.h },
            0.5,
            c.r.range(0.3, 0.5),
            c.r.range(0.95, 1.3),
            rect(0, 0, 1000, c.h, '#000'),
          )
        : place(person, 100, 30, 800, c.h - 30, 'none', 'bottom').svg)
    )
  },
})
export const models: readonly Layout[] = [
  worn('model-on-colour', async (c) => studio(c), false),
  worn('model-in-scene', async (c) => soft(await photoGround(c), c.h, 10), false),
  worn('model-closer', async (c) => studio(c), true),
  worn('model-in-room', async (c) => soft(scenery(c).svg, c.h, 6), true),
]

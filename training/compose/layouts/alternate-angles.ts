import sharp from 'sharp'
import type { Canvas, Layout } from '../canvas.ts'
import { hsl } from '../colour.ts'
import { type Picture, toPicture } from '../picture.ts'
import { place } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { blurred, circle, ellipse, gradient, moved, rect } from '../svg.ts'
import { fitted } from '../text.ts'
import { perspective, toPng, toRaster } from '../warp.ts'
import { studio, white } from './studio.ts'

async function turned(c: Canvas, picture: Picture, strength: number): Promise<Picture> {
  const side = 700
  const canvas = await sharp(picture.bytes)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const near = c.r.range(strength * 0.5, strength)
  const squeeze = c.r.range(0.2, strength + 0.25) / 2
  const left = c.r.chance(0.5)
  const far = near * 0.5
  const corners = left
    ? ([
        [squeeze, far],
        [1 - squeeze, 0],
        [1 - squeeze, 1],
        [squeeze, 1 - far],
      ] as const)
    : ([
        [squeeze, 0],
        [1 - squeeze, far],
        [1 - squeeze, 1 - far],
        [squeeze, 1],
      ] as const)
  const map = (corner: readonly [number, number]): readonly [number, number] => [
    corner[0] * side,
    corner[1] * side,
  ]
  const seen = perspective(
    await toRaster(canvas),
    [map(corners[0]), map(corners[1]), map(corners[2]), map(corners[3])],
    side,
    side,
  )
  return toPicture(
    await sharp(await toPng(seen))
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 2 })
      .toBuffer(),
  )
}
const perspectiveTurn: Layout = {
  name: 'perspective',
  draw: async (c) =>
    white(c) +
    place(await turned(c, await productPicture(c), 0.4), 70, 70, 860, c.h - 140, c.r.pick(['none', 'soft']))
      .svg,
}
const rolled: Layout = {
  name: 'rolled',
  draw: async (c) =>
    white(c) +
    moved(
      place(await productPicture(c), -360, -c.h * 0.36, 720, c.h * 0.72, 'none').svg,
      500,
      c.h / 2,
      1,
      c.r.pick([-1, 1]) * c.r.range(18, 100),
    ),
}
const mirroredPair: Layout = {
  name: 'two-views',
  draw: async (c) => {
    const picture = await productPicture(c)
    return (
      white(c) +
      place(await turned(c, picture, 0.5), 30, 140, 460, c.h - 280, 'soft').svg +
      moved(
        place(await turned(c, picture, 0.3), -230, -c.h / 2 + 140, 460, c.h - 280, 'soft').svg,
        740,
        c.h / 2,
        1,
        c.r.range(-12, 12),
      )
    )
  },
}
/** A view from above: boxes and lids appear as their top faces. */
const topView: Layout = {
  name: 'from-above',
  draw: (c) => {
    const { r, h } = c
    const tone = hsl(r.range(0, 360), r.range(0, 55), r.range(15, 85))
    const radius = r.range(260, 390)
    const shade = gradient(
      [
        { at: 0, colour: '#fff', opacity: 0.35 },
        { at: 0.5, colour: '#fff', opacity: 0 },
        { at: 1, colour: '#000', opacity: 0.35 },
      ],
      'slant',
    )
    const round = r.chance(0.6)
    const rings = Array.from({ length: r.int(1, 4) }, (_, i) =>
      circle(500, h / 2, radius * (0.92 - i * 0.18), 'none', 'stroke="#000" stroke-width="5" opacity="0.2"'),
    ).join('')
    const shape = (fill: string): string =>
      round
        ? circle(500, h / 2, radius, fill)
        : rect(500 - radius, h / 2 - radius * 0.7, radius * 2, radius * 1.4, fill, r.pick([10, 50]))
    return (
      white(c) +
      blurred(ellipse(520, h / 2 + 30, radius, radius * 0.9, '#000', 'opacity="0.3"'), 22) +
      shape(tone) +
      shade.defs +
      (round ? circle(500, h / 2, radius, shade.paint) + rings : '') +
      fitted(500, h / 2 + 20, radius * 1.2, c.brand, {
        size: 80,
        fill: '#fff',
        family: c.display,
        weight: 700,
        anchor: 'middle',
        opacity: 0.7,
      })
    )
  },
}
const backOfBody: Layout = {
  name: 'turned-on-colour',
  draw: async (c) =>
    studio(c) + place(await turned(c, await productPicture(c), 0.45), 150, 130, 700, c.h - 260).svg,
}
export const alternates: readonly Layout[] = [
  perspectiveTurn,
  perspectiveTurn,
  rolled,
  mirroredPair,
  topView,
  backOfBody,
]

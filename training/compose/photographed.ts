import { scenery } from './scenery.ts'
import { place } from './placing.ts'
import type { Canvas } from './canvas.ts'
import { toPicture } from './pictures.ts'
import { rasterise } from './rasterise.ts'
import { blurred, gradient, rect } from './svg.ts'
import { aroundCylinder, type Corners, perspective, toPng, toRaster } from './warp.ts'

interface Print {
  svg: string
  width: number
  height: number
}

const rendered = (print: Print, side: number): Promise<Buffer> => {
  const scale = side / Math.max(print.width, print.height)
  return rasterise(print.svg, print.width, print.height, print.width * scale)
}

/** Draws print as photographed on a pack: turned, wrapped around or unevenly lit, filling the frame or in a scene. */
export async function photographed(c: Canvas, print: Print, surround: string): Promise<string> {
  const { r, h } = c
  const raster = await toRaster(await rendered(print, 1000))
  const style = r.int(0, 3)
  const light = gradient(
    r.chance(0.5)
      ? [
          { at: 0, colour: '#fff', opacity: 0.4 },
          { at: 0.5, colour: '#fff', opacity: 0 },
          { at: 1, colour: '#000', opacity: 0.4 },
        ]
      : [
          { at: 0, colour: '#000', opacity: 0.35 },
          { at: 0.4, colour: '#fff', opacity: 0.22 },
          { at: 1, colour: '#000', opacity: 0.3 },
        ],
    r.pick(['across', 'down', 'slant'] as const),
  )
  const cast = rect(
    0,
    0,
    1000,
    h,
    r.pick(['#ffdca8', '#b9cdf2', '#ffffff']),
    0,
    `opacity="${r.range(0, 0.16).toFixed(2)}"`,
  )
  if (style === 0) {
    const wrapped = await toPicture(await toPng(aroundCylinder(raster, r.range(0.03, 0.12))))
    const box = { w: 880, h: (880 * wrapped.height) / wrapped.width }
    const shade = gradient(
      [
        { at: 0, colour: '#000', opacity: 0.7 },
        { at: 0.25, colour: '#fff', opacity: 0.15 },
        { at: 0.4, colour: '#fff', opacity: 0.3 },
        { at: 0.7, colour: '#000', opacity: 0.1 },
        { at: 1, colour: '#000', opacity: 0.7 },
      ],
      'across',
    )
    const image = `<image x="60" y="${(h - box.h) / 2}" width="${box.w}" height="${box.h}" xlink:href="${wrapped.uri}"/>`
    return `${rect(0, 0, 1000, h, r.pick(['#ffffff', '#e8e6e2', '#c9c4ba', '#2b2b2d']))}${rect(60, 0, 880, h, surround)}${image}${shade.defs}${rect(60, 0, 880, h, shade.paint)}${cast}`
  }
  const pull = (most: number): number => r.range(-most, most)
  const size = 1100
  const tilt = style === 3 ? 0.14 : 0.09
  const inset = 0.18
  const corner = (x: number, y: number): readonly [number, number] => [
    (x + pull(tilt)) * size,
    (y + pull(tilt)) * size,
  ]
  const corners: Corners = [
    corner(inset, inset),
    corner(1 - inset, inset),
    corner(1 - inset, 1 - inset),
    corner(inset, 1 - inset),
  ]
  const seen = await toPicture(await toPng(perspective(raster, corners, size, size)))
  const times = style === 3 ? 1 : r.range(1.25, 1.7)
  const w = 1000 * times
  const high = h * times
  const image = `<image x="${(1000 - w) / 2}" y="${(h - high) / 2}" width="${w}" height="${high}" preserveAspectRatio="none" xlink:href="${seen.uri}"/>`
  const under =
    style === 3
      ? scenery(c).svg +
        blurred(
          `<image x="10" y="26" width="1000" height="${h}" preserveAspectRatio="none" xlink:href="${seen.uri}" opacity="0.5"/>`,
          14,
        )
      : rect(0, 0, 1000, h, surround)
  return under + image + light.defs + rect(0, 0, 1000, h, light.paint) + cast
}

/** Draws print on a drawn pack on white or in a scene. */
export async function onPack(c: Canvas, face: (w: number, h: number) => string): Promise<string> {
  const pack = await c.pictures.drawn(c, { face })
  const onWhite = c.r.chance(0.6)
  const { svg } = place(pack, 60, 40, 880, c.h - 80, onWhite ? 'none' : 'floor')
  return (onWhite ? rect(0, 0, 1000, c.h, '#fff') : scenery(c).svg) + svg
}

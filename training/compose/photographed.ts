import type { Canvas } from './canvas.ts'
import { toPicture } from './picture.ts'
import { place } from './placing.ts'
import { drawnPicture } from './product-pictures.ts'
import { rasterise } from './rasterise.ts'
import { scenery } from './scenery.ts'
import { blurred, gradient, image, rect } from './svg.ts'
import { aroundCylinder, type Corners, perspective, type Raster, toPng, toRaster } from './warp.ts'

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
  const light = r.chance(0.5) ? LIGHT_TO_SHADE : SHEEN
  const shade = gradient(light, r.pick(['across', 'down', 'slant'] as const))
  const tint = r.pick(['#ffdca8', '#b9cdf2', '#ffffff'])
  const cast = rect(0, 0, 1000, h, tint, 0, `opacity="${r.range(0, 0.16).toFixed(2)}"`)
  if (style === 0) return (await wrapped(c, raster, surround)) + cast
  return (
    (await tilted(c, raster, surround, style === 3)) + shade.defs + rect(0, 0, 1000, h, shade.paint) + cast
  )
}

const LIGHT_TO_SHADE = [
  { at: 0, colour: '#fff', opacity: 0.4 },
  { at: 0.5, colour: '#fff', opacity: 0 },
  { at: 1, colour: '#000', opacity: 0.4 },
]
const SHEEN = [
  { at: 0, colour: '#000', opacity: 0.35 },
  { at: 0.4, colour: '#fff', opacity: 0.22 },
  { at: 1, colour: '#000', opacity: 0.3 },
]

/** Draws print around a bottle that is shaded towards both sides. */
async function wrapped({ r, h }: Canvas, raster: Raster, surround: string): Promise<string> {
  const { uri, width, height } = await toPicture(await toPng(aroundCylinder(raster, r.range(0.03, 0.12))))
  const high = (880 * height) / width
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
  return (
    rect(0, 0, 1000, h, r.pick(['#ffffff', '#e8e6e2', '#c9c4ba', '#2b2b2d'])) +
    rect(60, 0, 880, h, surround) +
    image(uri, { x: 60, y: (h - high) / 2, w: 880, h: high }) +
    shade.defs +
    rect(60, 0, 880, h, shade.paint)
  )
}

/** Draws print as a plane in perspective, in a scene or filling the frame. */
async function tilted(c: Canvas, raster: Raster, surround: string, inScene: boolean): Promise<string> {
  const { r, h } = c
  const size = 1100
  const tilt = inScene ? 0.14 : 0.09
  const inset = 0.18
  const corner = (x: number, y: number): readonly [number, number] => [
    (x + r.range(-tilt, tilt)) * size,
    (y + r.range(-tilt, tilt)) * size,
  ]
  const corners: Corners = [
    corner(inset, inset),
    corner(1 - inset, inset),
    corner(1 - inset, 1 - inset),
    corner(inset, 1 - inset),
  ]
  const { uri } = await toPicture(await toPng(perspective(raster, corners, size, size)))
  const times = inScene ? 1 : r.range(1.25, 1.7)
  const [w, high] = [1000 * times, h * times]
  const seen = image(uri, { x: (1000 - w) / 2, y: (h - high) / 2, w, h: high }, { aspect: 'none' })
  if (!inScene) return rect(0, 0, 1000, h, surround) + seen
  const shadow = image(uri, { x: 10, y: 26, w: 1000, h }, { aspect: 'none', opacity: 0.5 })
  return scenery(c).svg + blurred(shadow, 14) + seen
}

/** Draws print on a drawn pack on white or in a scene. */
export async function onPack(c: Canvas, face: (w: number, h: number) => string): Promise<string> {
  const pack = await drawnPicture(c, { face })
  const onWhite = c.r.chance(0.6)
  const { svg } = place(pack, 60, 40, 880, c.h - 80, onWhite ? 'none' : 'floor')
  return (onWhite ? rect(0, 0, 1000, c.h, '#fff') : scenery(c).svg) + svg
}

import { inventBrand } from './brands.ts'
import type { Canvas } from './canvas.ts'
import { choosePalette } from './colour.ts'
import { chooseCopy } from './copy/copies.ts'
import { chooseFonts } from './fonts.ts'
import type { Photos } from './photos.ts'
import type { Random } from './random.ts'

/** Creates the inputs of a layout at random. The order of the choices determines the pictures of a seed. */
export function createCanvas(r: Random, photos: Photos, aspects: readonly number[] | undefined): Canvas {
  const copy = chooseCopy(r)
  const aspect = r.pick(aspects ?? [1, 1, 1, 1, 1, 1, 1, 1.25, 1.33, 0.8, 0.75])
  const palette = choosePalette(r)
  const fonts = chooseFonts(r, copy.code)
  return { r, w: 1000, h: 1000 * aspect, palette, copy, ...fonts, brand: inventBrand(r), photos }
}

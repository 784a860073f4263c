import type { Canvas } from './canvas.ts'
import { goods } from './drawn-goods.ts'
import {
  bottle,
  box,
  boxes,
  can,
  carton,
  flatBox,
  jar,
  type Pack,
  packs,
  pouch,
  tube,
} from './drawn-packs.ts'
import { type Face, frontFace, packColours } from './label-art.ts'
import { backFace } from './pack-back.ts'
import { type DrawnProduct } from './shading.ts'

export interface ProductOptions {
  back?: boolean
  face?: Face
  hue?: number
  packOnly?: boolean
  /** Limits the choice to products that look like a sales box. */
  boxed?: boolean
  panel?: (width: number) => { svg: string; height: number }
}

export function drawProduct(c: Canvas, options: ProductOptions = {}): DrawnProduct {
  const hue = options.hue ?? c.r.range(0, 360)
  if (!options.packOnly && !options.back && !options.face && c.r.chance(0.3)) return c.r.pick(goods)(c, hue)
  const colours = packColours(c, options.hue)
  const face = options.face ?? (options.back ? backFace(c, colours, options.panel) : frontFace(c, colours))
  const flat: readonly Pack[] = [pouch, flatBox, box, bottle, carton, jar, can, tube]
  return c.r.pick(options.boxed ? boxes : options.back || options.face ? flat : packs)(c, colours, face)
}

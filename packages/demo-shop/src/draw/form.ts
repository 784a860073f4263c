import { path } from '@endcap/drawing/svg'
import type { PackColors } from '../demo-product.ts'
import type { Box, Layout } from './labels.ts'
import { clipped, line, repeat } from './shapes.ts'

/** A form of pack, about 1,000 units high, with its upper left corner at the origin. */
export type FormDrawing = {
  width: number
  height: number
  box: Box
  layout: Layout
  /** Depth of a box, which is turned as a whole. On round forms, which have none, only the print turns. */
  depth?: number
  /** Draws the pack around its print. */
  draw: (colors: PackColors, print: string) => string
}

/** Groups position and size. */
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** Draws a body with its print, and light over both. */
export const solid = (outline: string, color: string, inside: string, light: string) =>
  clipped(outline, path(outline, color) + inside + path(outline, `url(#${light})`))

/** Draws the vertical crimps of a sealed edge, from the left. */
export const crimps = (y: number, x: number, count: number, pitch: number) =>
  repeat(count, (i) => line(`M${x + i * pitch} ${y}v38`, i % 2 ? '#fff' : '#000', 3, 'stroke-opacity=".16"'))

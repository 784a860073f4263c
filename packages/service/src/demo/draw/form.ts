import type { PackColours } from '../demo-product.ts'
import type { Box, Layout } from './labels.ts'
import { clipped, path } from './shapes.ts'

/** A form of pack, some 1,000 units high, its upper left corner at the origin. */
export type FormDrawing = {
  width: number
  height: number
  box: Box
  layout: Layout
  /** A box has faces: it is turned as one; what is round turns its print only. */
  depth?: number
  /** The pack around what is printed on it. */
  draw: (colours: PackColours, print: string) => string
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** A body with its print, and light over both. */
export const solid = (outline: string, colour: string, inside: string, light: string) =>
  clipped(outline, path(outline, colour) + inside + path(outline, `url(#${light})`))

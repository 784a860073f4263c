import type { Palette } from './colour.ts'
import type { Copy } from './copy/copy.ts'
import type { Photos } from './photos.ts'
import type { Random } from './random.ts'

/** Inputs of a layout. Layouts draw on 1,000 × `h` units. */
export interface Canvas {
  r: Random
  w: number
  h: number
  palette: Palette
  copy: Copy
  /** Headline and body families. */
  display: string
  body: string
  /** Invented brand, so that no layout shows a real trademark. */
  brand: string
  photos: Photos
}

/** SVG for the canvas, or a finished picture. */
export type Drawing = string | Buffer
export interface Layout {
  name: string
  draw(c: Canvas): Drawing | Promise<Drawing>
  /** Ratios of height to width. The default mix prefers squares, which most marketplaces require. */
  aspect?: readonly number[]
}

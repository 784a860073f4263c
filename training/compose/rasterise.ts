import sharp from 'sharp'
import { document } from './svg.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * SVG of `width` × `height` units as PNG, `pixels` wide. One at a time: with three drawings in flight, one run in
 * several hundred images ended in librsvg's bare "rendering error", and one process died without a word.
 */
export function rasterise(svg: string, width: number, height: number, pixels: number): Promise<Buffer> {
  const turn = last.then(() =>
    sharp(Buffer.from(document(svg, width, height, pixels)), { unlimited: true })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  last = turn.catch(() => undefined)
  return turn
}

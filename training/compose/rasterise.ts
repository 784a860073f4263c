import sharp from 'sharp'
import { document } from './svg.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Renders an SVG of `width` × `height` units as a PNG of `pixels` width. Renders one at a time: with three drawings in
 * parallel, one in several hundred images failed with librsvg's bare "rendering error", and one process died silently.
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

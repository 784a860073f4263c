import sharp from 'sharp'
import type { Canvas, Drawing } from './canvas.ts'
import { rasterise } from './rasterise.ts'

/** Side lengths on marketplaces. Most sellers upload 1,000–1,600 to allow zoom, and scraped images are smaller. */
const sides = [600, 679, 800, 1000, 1000, 1000, 1200, 1500, 1500, 1600, 2000] as const

/** Renders at the size of a listing image and adds the artifacts of uploads: rescaling, slight softness, grain, JPEG. */
export async function finish(c: Canvas, drawing: Drawing): Promise<Buffer> {
  const { r } = c
  const side = r.pick(sides)
  const width = Math.round(c.h > c.w ? (side * c.w) / c.h : side)
  // Above 1,200 the picture is enlarged instead, which is cheaper and is what many sellers do to reach the zoom size.
  const source =
    typeof drawing === 'string' ? await rasterise(drawing, c.w, c.h, Math.min(width, 1200)) : drawing
  let image = sharp(source)
    .resize(width, Math.round((width * c.h) / c.w), { fit: 'fill' })
    .flatten({ background: '#ffffff' })
  if (r.chance(0.15)) image = image.blur(r.range(0.4, 0.9))
  if (r.chance(0.3))
    image = image.modulate({ saturation: r.range(0.85, 1.12), brightness: r.range(0.96, 1.04) })
  if (r.chance(0.2)) {
    // The grain of libvips cannot be seeded, so it is computed here.
    const strength = r.range(8, 34)
    const grain = Buffer.from(
      Array.from({ length: 256 * 256 * 3 }, () => 128 + (r.next() + r.next() - 1) * strength),
    )
    image = sharp(await image.png({ compressionLevel: 1 }).toBuffer()).composite([
      { input: grain, raw: { width: 256, height: 256, channels: 3 }, tile: true, blend: 'soft-light' },
    ])
  }
  return image
    .jpeg({
      quality: r.pick([55, 68, 75, 80, 85, 90, 94]),
      chromaSubsampling: r.chance(0.6) ? '4:2:0' : '4:4:4',
    })
    .toBuffer()
}

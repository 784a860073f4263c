import sharp from 'sharp'

export interface Raster {
  data: Buffer
  width: number
  height: number
}
type Corner = readonly [number, number]
export type Corners = readonly [Corner, Corner, Corner, Corner]

export async function toRaster(input: Buffer): Promise<Raster> {
  const { data, info } = await sharp(input).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export const toPng = (raster: Raster): Promise<Buffer> =>
  sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Samples every target pixel bilinearly at the point that `source` returns, premultiplied so that edges stay clean. */
function pull(from: Raster, width: number, height: number, source: (x: number, y: number) => Corner): Raster {
  const data = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = source(x + 0.5, y + 0.5)
      const left = Math.floor(u - 0.5)
      const top = Math.floor(v - 0.5)
      if (left < -1 || top < -1 || left >= from.width || top >= from.height) continue
      const fx = u - 0.5 - left
      const fy = v - 0.5 - top
      let red = 0
      let green = 0
      let blue = 0
      let alpha = 0
      for (let corner = 0; corner < 4; corner++) {
        const px = left + (corner & 1)
        const py = top + (corner >> 1)
        if (px < 0 || py < 0 || px >= from.width || py >= from.height) continue
        const at = (py * from.width + px) * 4
        const a = (corner & 1 ? fx : 1 - fx) * (corner >> 1 ? fy : 1 - fy) * (from.data[at + 3] ?? 0)
        red += a * (from.data[at] ?? 0)
        green += a * (from.data[at + 1] ?? 0)
        blue += a * (from.data[at + 2] ?? 0)
        alpha += a
      }
      if (alpha < 0.5) continue
      const to = (y * width + x) * 4
      data[to] = red / alpha
      data[to + 1] = green / alpha
      data[to + 2] = blue / alpha
      data[to + 3] = alpha
    }
  }
  return { data, width, height }
}

/** Solves the eight unknowns of the homography that takes the unit square to `corners` (Heckbert 1989, closed form). */
function squareTo(corners: Corners): readonly number[] {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners
  const dx1 = x1 - x2
  const dx2 = x3 - x2
  const dy1 = y1 - y2
  const dy2 = y3 - y2
  const sx = x0 - x1 + x2 - x3
  const sy = y0 - y1 + y2 - y3
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** Renders the picture as a plane in perspective. Corners are clockwise from the top left, in target pixels. */
export function perspective(from: Raster, corners: Corners, width: number, height: number): Raster {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = squareTo(corners)
  const inverse = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ] as const
  return pull(from, width, height, (x, y) => {
    const w = inverse[6] * x + inverse[7] * y + inverse[8]
    return [
      ((inverse[0] * x + inverse[1] * y + inverse[2]) / w) * from.width,
      ((inverse[3] * x + inverse[4] * y + inverse[5]) / w) * from.height,
    ]
  })
}

/** Wraps a label around a bottle: squeezes it toward both sides and bends it by `bow` of the height. */
export function aroundCylinder(from: Raster, bow: number): Raster {
  const width = Math.round(from.width * 0.8)
  const drop = Math.round(from.height * bow)
  return pull(from, width, from.height + drop, (x, y) => {
    const across = (x / width) * 2 - 1
    return [
      ((Math.asin(across * 0.985) / Math.asin(0.985) + 1) / 2) * from.width,
      y - drop * Math.sqrt(1 - across * across * 0.97),
    ]
  })
}

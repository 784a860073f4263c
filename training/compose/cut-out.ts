import sharp from 'sharp'
import { type Picture, toPicture } from './picture.ts'

const workingSide = 760

/** Clears the white that touches the border. White inside the product stays because the flood does not reach it. */
function clearWhite(data: Buffer, width: number, height: number): number {
  const isWhite = (at: number): boolean => Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 236
  const seen = new Uint8Array(width * height)
  const queue: number[] = []
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    const at = y * width + x
    if (seen[at] || !isWhite(at * 4)) return
    seen[at] = 1
    queue.push(at)
  }
  for (let x = 0; x < width; x++) {
    visit(x, 0)
    visit(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    visit(0, y)
    visit(width - 1, y)
  }
  let border = 0
  for (const at of queue) border += at < width || at >= width * (height - 1) ? 1 : 0
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] ?? 0
    const x = at % width
    const y = (at - x) / width
    data[at * 4 + 3] = 0
    visit(x - 1, y)
    visit(x + 1, y)
    visit(x, y - 1)
    visit(x, y + 1)
  }
  return border / (2 * width)
}

/** Clears the studio white enclosed between arm and body. Cloth is never so evenly white over so many pixels. */
function clearPockets(data: Buffer, width: number, height: number): void {
  const seen = new Uint8Array(width * height)
  const pure = (at: number): boolean =>
    data[at * 4 + 3] !== 0 && Math.min(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0) > 251
  for (let start = 0; start < width * height; start++) {
    if (seen[start] || !pure(start)) continue
    const region = [start]
    seen[start] = 1
    for (let next = 0; next < region.length; next++) {
      const at = region[next] ?? 0
      for (const near of [at - 1, at + 1, at - width, at + width]) {
        if (near < 0 || near >= width * height || seen[near] || !pure(near)) continue
        seen[near] = 1
        region.push(near)
      }
    }
    if (region.length > 250) for (const at of region) data[at * 4 + 3] = 0
  }
}

/** Cuts a product or person on a white or transparent ground out of a file. Returns undefined on other grounds. */
export async function cutOut(file: string, person: boolean): Promise<Picture | undefined> {
  const { data, info } = await sharp(file)
    .resize(workingSide, workingSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const transparent = (data[3] ?? 255) < 20
  if (!transparent && clearWhite(data, info.width, info.height) < 0.5) return undefined
  if (person) clearPockets(data, info.width, info.height)
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .png({ compressionLevel: 2 })
    .toBuffer()
  return toPicture(png)
}

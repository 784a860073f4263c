import { SKETCH_SIDE, type Sketch } from '@endcap/scoring'
import { type ImageSource, openImage } from './open-image.ts'
import { averageRgb, cutPixels, type PixelBox, type Rgb } from './raster.ts'

/** Larger than the grid, so that cells are means. */
const SIDE_PX = 512
/** Darkest channel of white with compression noise. */
const WHITE_MIN = 244
/** Rows and columns with a smaller share of other pixels are margin. */
const INK_SHARE = 0.004

/** Sketches a picture for comparison with what a shop shows. @throws ImageError */
export async function sketchImage(source: ImageSource): Promise<Sketch> {
  const { data, info } = await (await openImage(source))
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const whole = { data, width: info.width, height: info.height }
  const grid = (picture: Rgb) => ({
    cells: averageRgb(picture, SKETCH_SIDE, SKETCH_SIDE).data,
    aspect: picture.width / picture.height,
  })
  return { whole: grid(whole), trimmed: grid(cutPixels(whole, inkBox(whole))) }
}

/** Returns the box around all that is not white, or the whole picture without any. */
function inkBox({ data, width, height }: Rgb): PixelBox {
  const columns = new Uint32Array(width)
  const rows = new Uint32Array(height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = 3 * pixel
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= WHITE_MIN) continue
    columns[pixel % width] = (columns[pixel % width] ?? 0) + 1
    const row = Math.floor(pixel / width)
    rows[row] = (rows[row] ?? 0) + 1
  }
  const isInk = (size: number) => (count: number) => count > size * INK_SHARE
  const [inColumn, inRow] = [isInk(height), isInk(width)]
  const box = {
    left: columns.findIndex(inColumn),
    top: rows.findIndex(inRow),
    right: columns.findLastIndex(inColumn) + 1,
    bottom: rows.findLastIndex(inRow) + 1,
  }
  return box.left < 0 || box.top < 0 ? { left: 0, top: 0, right: width, bottom: height } : box
}

import { hardenDecoders } from '@endcap/vision'
import sharp from 'sharp'

/** An image with up to two lines of text. */
export type SheetCell = { image: Buffer | string; caption: readonly string[] }

const CELL_PX = 240
const CAPTION_PX = 40
/** Caption characters that fit a cell. */
const MAX_CHARACTERS = 34
const COLUMNS = 6
const ROWS = 4
export const SHEET_CELLS = COLUMNS * ROWS

/** Draws up to 24 images as a PNG. Gray gaps reveal cut products and off-white backgrounds. */
export async function drawSheet(cells: readonly SheetCell[]): Promise<Buffer> {
  const shown = cells.slice(0, SHEET_CELLS)
  const rows = Math.max(1, Math.ceil(shown.length / COLUMNS))
  const [cellWidth, cellHeight] = [CELL_PX + 10, CELL_PX + CAPTION_PX]
  const [width, height] = [COLUMNS * cellWidth, rows * cellHeight]
  // Blocks SVG first, so a later analysis does not block it again.
  hardenDecoders()
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const layers = await Promise.all(
    shown.map(async ({ image }, index) => {
      const thumbnail = await sharp(image)
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize(CELL_PX, CELL_PX, { fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
      return {
        input: thumbnail.data,
        left: (index % COLUMNS) * cellWidth + 5 + ((CELL_PX - thumbnail.info.width) >> 1),
        top: Math.floor(index / COLUMNS) * cellHeight + 5 + ((CELL_PX - thumbnail.info.height) >> 1),
      }
    }),
  )
  const captions = shown.flatMap(({ caption }, index) =>
    caption.slice(0, 2).map((text, line) => {
      const x = (index % COLUMNS) * cellWidth + 6
      const y = Math.floor(index / COLUMNS) * cellHeight + CELL_PX + 20 + 15 * line
      return `<text x="${x}" y="${y}" font-size="13" font-family="sans-serif">${escape(text.slice(0, MAX_CHARACTERS))}</text>`
    }),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${captions.join('')}</svg>`
  return sharp({ create: { width, height, channels: 3, background: '#9a9aa8' } })
    .composite([...layers, { input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

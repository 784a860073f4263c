import { drawn, openImage, readSource, writeImage } from '@endcap/vision'
import sharp from 'sharp'
import { setText } from './painting/lettering.ts'
import { fromSprite } from './painting/sprite.ts'

export type SheetCell = {
  bytes: Uint8Array
  /** First line below the picture. */
  title: string
  note: string
  isRejected: boolean
}

const CELL_PX = 420
const GAP_PX = 20
const LABEL_PX = 84
const COLUMNS = 4
const INK = [27, 36, 48] as const
const MUTED = [102, 113, 127] as const
const REJECTED = [190, 60, 60] as const

/** Renders a PNG with rejected pictures pale. */
export async function contactSheet(cells: readonly SheetCell[]): Promise<Buffer> {
  const columns = Math.min(COLUMNS, Math.max(1, cells.length))
  const rows = Math.ceil(cells.length / columns)
  const layers = await Promise.all(
    cells.map((cell, index) => drawCell(cell, index % columns, Math.floor(index / columns))),
  )
  const sheet = sharp({
    create: {
      width: GAP_PX + columns * (CELL_PX + GAP_PX),
      height: GAP_PX + rows * (CELL_PX + LABEL_PX + GAP_PX),
      channels: 3,
      background: '#eef0f3',
    },
  }).composite(layers.flat())
  const sources = await Promise.all(cells.map(({ bytes }) => readSource(bytes)))
  return writeImage(sheet, drawn(sources), { format: 'png' })
}

async function drawCell({ bytes, title, note, isRejected }: SheetCell, column: number, row: number) {
  const left = GAP_PX + column * (CELL_PX + GAP_PX)
  const top = GAP_PX + row * (CELL_PX + LABEL_PX + GAP_PX)
  const picture = (await openImage(bytes))
    .flatten({ background: '#ffffff' })
    .resize(CELL_PX, CELL_PX, { fit: 'contain', background: '#ffffff' })
  const image = isRejected ? picture.linear(0.45, 140) : picture
  const text = async (
    words: string,
    weight: 'medium' | 'bold',
    sizePx: number,
    y: number,
    color: readonly [number, number, number],
  ) => {
    const sprite = await setText(words, { weight, sizePx, color, maxWidthPx: 3 * CELL_PX })
    if (!sprite) return []
    const fitted = fromSprite(sprite).resize({ width: Math.min(sprite.width, CELL_PX - 4) })
    return [{ input: await fitted.png().toBuffer(), left: left + 2, top: top + y }]
  }
  return [
    { input: await image.png().toBuffer(), left, top },
    ...(await text(title, 'bold', 24, CELL_PX + 14, INK)),
    ...(await text(note, 'medium', 20, CELL_PX + 50, isRejected ? REJECTED : MUTED)),
  ]
}

import type { AttentionFacts, ImageFacts, ImageScore, MobileReadiness } from '@endcap/scoring'
import { drawn, openImage, readSource, writeImage } from '@endcap/vision'
import sharp from 'sharp'
import type { Picture } from './drawing.ts'
import { explanationSvg } from './explanation-svg.ts'
import { drawable, registerFonts } from './fonts.ts'

export type ExplanationInput = {
  bytes: Uint8Array
  title: string
  facts: ImageFacts
  score: ImageScore
  /** Null for a carousel image. */
  readiness: MobileReadiness | null
}

const SVG_LOADER = { operation: ['VipsForeignLoadSvg'] }
const PANEL_PX = 1240
const TILE_PX = 202

/**
 * Returns a PNG. Rendering unblocks SVG for the whole process, so the service uses a separate one. The
 * command line checks content before decoding.
 */
export async function drawExplanation(input: ExplanationInput): Promise<Buffer> {
  const { bytes, title, facts, score, readiness } = input
  await registerFonts()
  const svg = explanationSvg({
    title: await drawable(title, 'Image'),
    image: await toPicture(bytes, PANEL_PX),
    heat: await heatMap(facts.attention),
    tile: await toPicture(bytes, TILE_PX),
    facts,
    score,
    readiness,
  })
  return renderSvg(svg, [bytes])
}

/** Returns a PNG that states which images it shows. */
export async function renderSvg(svg: string, shown: readonly Uint8Array[]): Promise<Buffer> {
  const origin = drawn(await Promise.all(shown.map(readSource)))
  sharp.unblock(SVG_LOADER)
  try {
    return await writeImage(sharp(Buffer.from(svg)), origin, { format: 'png' })
  } finally {
    sharp.block(SVG_LOADER)
  }
}

/** Fits into a square of `side` pixels, on white. */
export async function toPicture(bytes: Uint8Array, side: number): Promise<Picture> {
  const { data, info } = await (await openImage(bytes))
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { uri: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}

/** Alpha that lets the image show through. */
const HEAT_OPACITY = 140
const CELL_PX = 16

async function heatMap({ columns, rows, weights }: AttentionFacts): Promise<Picture> {
  const cells = Buffer.from(weights, 'base64')
  const pixels = Buffer.alloc(4 * columns * rows)
  cells.forEach((weight, cell) => pixels.set([...heatColor(weight / 255), HEAT_OPACITY], 4 * cell))
  const size = { width: columns * CELL_PX, height: rows * CELL_PX }
  const png = await sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer()
  return { uri: `data:image/png;base64,${png.toString('base64')}`, ...size }
}

/** Maps 0–1 from blue through cyan, green and yellow to red. */
function heatColor(weight: number): [red: number, green: number, blue: number] {
  const level = (center: number) =>
    Math.round(255 * Math.min(1, Math.max(0, 2 - 4 * Math.abs(weight - center))))
  return [weight > 0.75 ? 255 : level(0.9), level(0.5), weight < 0.25 ? 255 : level(0.1)]
}

import {
  findSizes,
  normaliseText,
  ON_PRODUCT,
  similarityWithin,
  type TextFacts,
  type TextLine,
  type TileReadings,
} from '@endcap/scoring'
import { corners, type RotatedRectangle } from '../measure/rotated-rectangle.ts'
import type { Plane, Rgb } from '../raster.ts'
import { readLine, STRIP_HEIGHT_PX } from './line-reader.ts'
import { cutStrip, readingFrame, reversed, widthOfStrip } from './line-strip.ts'
import { phoneTile, TILE_PX } from './phone-tile.ts'
import type { Reading } from './reading.ts'
import { detectText } from './text-detector.ts'
import { shareOnGround, shareOnProduct } from './text-on-product.ts'

/** More lines than a dense label has. The rest counts for text area only. */
const MAX_LINES = 80
/** A 600 px line (48 px high) has some 30 characters. Longer ones are squeezed. */
const MAX_STRIP_PX = 640
/** Total strip length to read, tallest lines first, at 0.04 ms per pixel. */
const READING_BUDGET_PX = 1600
const TILE_BUDGET_PX = { px101: 700, px202: 1200 }
/** Minimum full-size confidence for reading on tiles. */
const CONFIDENT = 0.85
/** Confidence that a vertical line was read from the right end. */
const RIGHT_WAY = 0.9
/** Minimum tile height of lines that count as attempted. */
const MIN_TILE_LINE_PX = 4.5
/** Tile height that is never legible. To the eye, pixels of the large tile are half as large. */
const ILLEGIBLE_PX = { px101: 4.5, px202: 6 }
/** Share of letters legible on the large tile before the small one is attempted. */
const MIN_LEGIBLE = 0.5

type Pictures = { full: Rgb; work: Rgb; mask: Plane | null; ground: Plane }
export type Frame = ReturnType<typeof readingFrame>
type Line = {
  frame: Frame
  reading: Reading | null
  contrast: number | null
  /** Share of surroundings on the product, null without one. */
  onProduct: number | null
  /** Share of surroundings that is certainly ground. */
  onGround: number
}

/** Finds text in the work image, tallest line first. */
export async function findLines(work: Rgb): Promise<Frame[]> {
  return (await detectText(work)).map(readingFrame).toSorted((a, b) => b.breadth - a.breadth)
}

/**
 * Reads the tallest lines, and those on the product again on phone tiles.
 * @param full the best resolution
 * @param work the same at 1,000 px, for tall lines
 * @param mask the product mask in any size, null without a product
 * @param ground 1 where certain, in any size
 */
export async function readText(frames: readonly Frame[], pictures: Pictures): Promise<TextFacts> {
  const { work } = pictures
  const lines = await readTallest(frames, pictures)
  const readings = await readOnTiles(lines, work)
  const frameArea = work.width * work.height
  return {
    area: round(frames.reduce((sum, { length, breadth }) => sum + length * breadth, 0) / frameArea),
    lineCount: frames.length,
    lines: lines.map((line, index) => describe(line, readings[index] ?? null, work)).slice(0, MAX_LINES),
  }
}

async function readTallest(
  frames: readonly Frame[],
  { full, work, mask, ground }: Pictures,
): Promise<Line[]> {
  let budget = READING_BUDGET_PX
  const lines: Line[] = []
  for (const frame of frames) {
    const onProduct = mask && shareOnProduct(frame, work, mask)
    const onGround = shareOnGround(frame, work, ground)
    const width = stripWidth(frame)
    // A vertical line may need both directions.
    if (width * (frame.vertical ? 2 : 1) > budget) {
      lines.push({ frame, reading: null, contrast: null, onProduct, onGround })
      continue
    }
    const strip = stripOf(frame, full, work)
    const { readings, ...read } = await readFrame(frame, strip, full, work)
    budget -= readings * width
    lines.push({ ...read, contrast: contrastOf(strip), onProduct, onGround })
  }
  return lines
}

async function readFrame(
  frame: Frame,
  strip: Rgb,
  full: Rgb,
  work: Rgb,
): Promise<{ frame: Frame; reading: Reading; readings: number }> {
  const reading = await readLine(strip)
  if (!frame.vertical || reading.confidence >= RIGHT_WAY) return { frame, reading, readings: 1 }
  const other = reversed(frame)
  const otherReading = await readLine(stripOf(other, full, work))
  return otherReading.confidence > reading.confidence
    ? { frame: other, reading: otherReading, readings: 2 }
    : { frame, reading, readings: 2 }
}

const stripWidth = (frame: Frame): number => widthOfStrip(frame, STRIP_HEIGHT_PX, MAX_STRIP_PX)

/** Prefers the smaller image if sharp enough: it needs fewer samples and does not alias. */
function stripOf(frame: Frame, full: Rgb, work: Rgb): Rgb {
  return frame.breadth >= STRIP_HEIGHT_PX
    ? cutStrip(work, frame, STRIP_HEIGHT_PX, MAX_STRIP_PX)
    : cutStrip(full, scaled(frame, full.width / work.width), STRIP_HEIGHT_PX, MAX_STRIP_PX)
}

/**
 * Returns null for lines unread at full size or off the product. Reads sizes anywhere, because some heroes
 * show them in a lozenge.
 */
async function readOnTiles(lines: readonly Line[], work: Rgb): Promise<(TileReadings | null)[]> {
  const worthwhile = ({ reading, onProduct }: Line) =>
    reading !== null &&
    reading.confidence >= CONFIDENT &&
    (onProduct === null || onProduct >= ON_PRODUCT || findSizes(reading.text ?? '').length > 0)
  const tiles: Partial<Record<keyof TileReadings, Promise<Rgb>>> = {}
  const budget = { ...TILE_BUDGET_PX }
  const read = async (name: keyof TileReadings, frame: Frame): Promise<string | null> => {
    const onTile = scaled(frame, TILE_PX[name] / Math.max(work.width, work.height))
    if (budget[name] <= 0 || onTile.breadth < MIN_TILE_LINE_PX) return null
    budget[name] -= stripWidth(frame)
    if (onTile.breadth < ILLEGIBLE_PX[name]) return null
    tiles[name] ??= phoneTile(work, TILE_PX[name])
    return (await readLine(cutStrip(await tiles[name], onTile, STRIP_HEIGHT_PX, MAX_STRIP_PX))).text
  }
  const out: (TileReadings | null)[] = []
  for (const line of lines) {
    if (budget.px202 <= 0 || !worthwhile(line)) {
      out.push(null)
      continue
    }
    const px202 = await read('px202', line.frame)
    // A line illegible on the large tile is illegible on the small one.
    const isLegible =
      similarityWithin(normaliseText(px202 ?? ''), normaliseText(line.reading?.text ?? '')) >= MIN_LEGIBLE
    out.push({ px101: isLegible ? await read('px101', line.frame) : null, px202 })
  }
  return out
}

function describe(
  { frame, reading, contrast, onProduct, onGround }: Line,
  tiles: TileReadings | null,
  work: Rgb,
): TextLine {
  return {
    text: reading?.text ?? null,
    // A vertical line may have upright Chinese or Japanese letters.
    ...(reading?.text === null && !frame.vertical && { isUnread: true }),
    confidence: round(reading?.confidence ?? 0),
    corners: corners(frame).map(([x, y]) => [round(x / work.width), round(y / work.height)] as const),
    height: round(frame.breadth / Math.max(work.width, work.height)),
    contrast: contrast === null ? null : round(contrast),
    area: round((frame.length * frame.breadth) / (work.width * work.height)),
    onProduct: round(onProduct ?? 0),
    onGround: round(onGround),
    tiles,
  }
}

/** Returns the luminance range from 5th to 95th percentile, 0–1. */
function contrastOf({ data }: Rgb): number {
  const histogram = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 3) {
    const level = Math.round(
      0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0),
    )
    histogram[level] = (histogram[level] ?? 0) + 1
  }
  const count = data.length / 3
  const levelAt = (share: number): number => {
    let counted = 0
    return histogram.findIndex((n) => (counted += n) >= share * count)
  }
  return (levelAt(0.95) - levelAt(0.05)) / 255
}

function scaled<Region extends RotatedRectangle>(region: Region, factor: number): Region {
  return {
    ...region,
    center: [region.center[0] * factor, region.center[1] * factor],
    length: region.length * factor,
    breadth: region.breadth * factor,
  }
}

const round = (value: number): number => Math.round(1e4 * value) / 1e4

import {
  findSizes,
  normalizeText,
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

/** The rest counts only for text area. */
const MAX_LINES = 80
/** 600 px have some 30 characters. Longer lines are squeezed. */
const MAX_STRIP_PX = 640
/** Reading costs 0.04 ms per pixel, tallest first. */
const READING_BUDGET_PX = 1600
const TILE_BUDGET_PX = { px101: 700, px202: 1200 }
/** At full size, for reading on tiles. */
const CONFIDENT = 0.85
/** From this confidence, a vertical line was read from its right end. */
const RIGHT_WAY = 0.9
const MIN_TILE_LINE_PX = 4.5
/** Always illegible. The large tile's pixels are half as large. */
const ILLEGIBLE_PX = { px101: 4.5, px202: 6 }
/** Share legible on the large tile before the small one is tried. */
const MIN_LEGIBLE = 0.5

type Pictures = { full: Rgb; work: Rgb; mask: Plane | null; ground: Plane }
export type Frame = ReturnType<typeof readingFrame>
type Line = {
  frame: Frame
  reading: Reading | null
  contrast: number | null
  /** Null without a product. */
  onProduct: number | null
  onGround: number
}

/** Puts the tallest first. */
export async function findLines(work: Rgb): Promise<Frame[]> {
  return (await detectText(work)).map(readingFrame).toSorted((a, b) => b.breadth - a.breadth)
}

/**
 * Reads tallest lines, and product text again on phone tiles.
 * @param work 1,000 px, for tall lines
 * @param mask any size, null without a product
 * @param ground 1 where certain, any size
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

/** Smaller images need fewer samples and do not alias. */
function stripOf(frame: Frame, full: Rgb, work: Rgb): Rgb {
  return frame.breadth >= STRIP_HEIGHT_PX
    ? cutStrip(work, frame, STRIP_HEIGHT_PX, MAX_STRIP_PX)
    : cutStrip(full, scaled(frame, full.width / work.width), STRIP_HEIGHT_PX, MAX_STRIP_PX)
}

/** Null if unread at full size or off the product. Sizes count anywhere, even in lozenges. */
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
    // Illegible on the large tile means also on the small.
    const isLegible =
      similarityWithin(normalizeText(px202 ?? ''), normalizeText(line.reading?.text ?? '')) >= MIN_LEGIBLE
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
    // Chinese or Japanese letters may be upright.
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

/** 5th to 95th percentile, 0–1. */
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

import type { TextFacts, TextLine, TileReadings } from '@endcap/scoring'
import type { Plane, Rgb } from '../raster.ts'
import { readLine, type Reading, STRIP_HEIGHT_PX } from './line-reader.ts'
import { cutStrip, readingFrame, reversed } from './line-strip.ts'
import { corners, type RotatedRectangle } from '../measure/rotated-rectangle.ts'
import { shareOnProduct } from './text-on-product.ts'
import { detectText } from './text-detector.ts'
import { phoneTile, type PhoneTile, TILES_PX } from './phone-tile.ts'

/** More lines than a dense label has are kept for their area only. */
const MAX_LINES = 80
/** A line of 600 px (at 48 px height) has some 30 characters; what is longer is read squeezed. */
const MAX_STRIP_PX = 640
/** Reading costs 0.05 ms a pixel of strip length: so much of it, tallest lines first. */
const READING_BUDGET_PX = 2400
const TILE_BUDGET_PX = 1600
/** What was not read with this confidence at full size cannot be lost on a tile. */
const CONFIDENT = 0.85
/** Lines lower than this on the tile are never legible (the limit is 6–7 px), so they are not tried. */
const MIN_TILE_LINE_PX = 4.5

type Frame = ReturnType<typeof readingFrame>
type Line = { frame: Frame; reading: Reading | null; contrast: number }

/** A line as found in the work image, with what it says. */
export type ReadLine = Line & { tiles: TileReadings | null }

/**
 * All lines of text, the tallest first: where they are, what the tallest of them say, and what of that
 * can still be read on a phone's search tile.
 *
 * @param full the image at its best resolution, for reading
 * @param work the same at 1,000 px, for finding lines and for tall ones
 */
export async function readText(full: Rgb, work: Rgb): Promise<ReadLine[]> {
  const frames = (await detectText(work)).map(readingFrame).toSorted((a, b) => b.breadth - a.breadth)
  const lines = await readTallest(frames, full, work)
  const tiles = await Promise.all(TILES_PX.map((px) => phoneTile(work, px)))
  const readings = await readOnTiles(lines, tiles, work)
  return lines.map((line, index) => ({ ...line, tiles: readings[index] ?? null }))
}

/** The lines as facts; `mask` is the product, in any size, or null where there is none. */
export function textFacts(lines: readonly ReadLine[], work: Rgb, mask: Plane | null): TextFacts {
  const frameArea = work.width * work.height
  return {
    area: round(lines.reduce((sum, { frame }) => sum + frame.length * frame.breadth, 0) / frameArea),
    lineCount: lines.length,
    lines: lines.slice(0, MAX_LINES).map((line) => describe(line, work, mask)),
  }
}

async function readTallest(frames: readonly Frame[], full: Rgb, work: Rgb): Promise<Line[]> {
  let budget = READING_BUDGET_PX
  const lines: Line[] = []
  for (const frame of frames) {
    const strip = stripOf(frame, full, work)
    const contrast = contrastOf(strip)
    // A vertical line is read both ways.
    const cost = strip.width * (frame.vertical ? 2 : 1)
    if (cost > budget) {
      lines.push({ frame, reading: null, contrast })
      continue
    }
    budget -= cost
    lines.push({ ...(await readFrame(frame, strip, full, work)), contrast })
  }
  return lines
}

async function readFrame(
  frame: Frame,
  strip: Rgb,
  full: Rgb,
  work: Rgb,
): Promise<{ frame: Frame; reading: Reading }> {
  const reading = await readLine(strip)
  if (!frame.vertical) return { frame, reading }
  const other = reversed(frame)
  const otherReading = await readLine(stripOf(other, full, work))
  return otherReading.confidence > reading.confidence
    ? { frame: other, reading: otherReading }
    : { frame, reading }
}

/** Cut from the smaller image where that has the resolution: fewer samples, and no aliasing. */
function stripOf(frame: Frame, full: Rgb, work: Rgb): Rgb {
  return frame.breadth >= STRIP_HEIGHT_PX
    ? cutStrip(work, frame, STRIP_HEIGHT_PX, MAX_STRIP_PX)
    : cutStrip(full, scaled(frame, full.width / work.width), STRIP_HEIGHT_PX, MAX_STRIP_PX)
}

async function readOnTiles(
  lines: readonly Line[],
  tiles: readonly PhoneTile[],
  work: Rgb,
): Promise<(TileReadings | null)[]> {
  let budget = TILE_BUDGET_PX
  const read = async ({ image, px }: PhoneTile, frame: Frame): Promise<Reading | null> => {
    const onTile = scaled(frame, px / Math.max(work.width, work.height))
    if (onTile.breadth < MIN_TILE_LINE_PX || budget <= 0) return null
    const strip = cutStrip(image, onTile, STRIP_HEIGHT_PX, MAX_STRIP_PX)
    budget -= strip.width
    return readLine(strip)
  }
  const out: (TileReadings | null)[] = []
  for (const { frame, reading } of lines) {
    if (!reading || reading.confidence < CONFIDENT) {
      out.push(null)
      continue
    }
    const [small, large] = tiles
    const atLarge = large ? await read(large, frame) : null
    // What is gone on the large tile is not to be found on the small one.
    const atSmall = small && atLarge && atLarge.confidence > 0.5 ? await read(small, frame) : null
    out.push({ px101: atSmall?.text ?? null, px202: atLarge?.text ?? null })
  }
  return out
}

function describe({ frame, reading, contrast, tiles }: ReadLine, work: Rgb, mask: Plane | null): TextLine {
  return {
    text: reading?.text ?? null,
    confidence: round(reading?.confidence ?? 0),
    corners: corners(frame).map(([x, y]) => [round(x / work.width), round(y / work.height)] as const),
    height: round(frame.breadth / Math.max(work.width, work.height)),
    contrast: round(contrast),
    area: round((frame.length * frame.breadth) / (work.width * work.height)),
    onProduct: mask ? round(shareOnProduct(frame, work, mask)) : 0,
    tiles,
  }
}

/** 5th to 95th percentile of the strip's luminance, 0–1: strokes against their ground. */
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
    let seen = 0
    return histogram.findIndex((n) => (seen += n) >= share * count)
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

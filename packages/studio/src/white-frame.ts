import type { Box } from '@endcap/scoring'
import { borderPixels, fillOpen, type Rgb } from '@endcap/vision'
import type { Sprite } from './painting/sprite.ts'

/** Darkest channel (0–255). */
const LEAST_WHITE = 238
/** Maximum level that becomes pure white. Off-white ground starts at its own level. */
const WHITE = 252
const BELOW_LEVEL = 3
/** Partly whitened, so soft shadows have no edge. */
const RAMP = 10
const INK = 2
/** Minimum ink share of a row or column. Less is specks. */
const SPECK = 0.003
/** Prevents edges on a white canvas. */
const WHITE_BORDER = { whole: 0.85, cut: 0.6 } as const

/** Crops the picture, or returns null. Only border-connected ground turns white, so white packs stay whole. */
export function frameOnWhite(image: Rgb, isCut: boolean): { sprite: Sprite; box: Box } | null {
  const { width, height } = image
  const white = Math.min(WHITE, groundLevel(image) - BELOW_LEVEL)
  const ground = floodGround(image, white - RAMP)
  if (ground.border < WHITE_BORDER[isCut ? 'cut' : 'whole']) return null
  const box = inkBox(image, white - INK)
  if (!box) return null
  const sprite: Sprite = {
    data: new Uint8Array(4 * (box.right - box.left) * (box.bottom - box.top)).fill(255),
    width: box.right - box.left,
    height: box.bottom - box.top,
  }
  for (let y = box.top, to = 0; y < box.bottom; y++, to += 4 * sprite.width) {
    const [start, end] = [y * width + box.left, y * width + box.right]
    whitenRow(
      image.data.subarray(3 * start, 3 * end),
      ground.marks.subarray(start, end),
      white,
      sprite.data.subarray(to, to + 4 * sprite.width),
    )
  }
  return {
    sprite,
    box: {
      left: box.left / width,
      top: box.top / height,
      right: box.right / width,
      bottom: box.bottom / height,
    },
  }
}

function whitenRow(pixels: Uint8Array, marks: Uint8Array, white: number, out: Uint8Array): void {
  for (let x = 0; x < marks.length; x++) {
    const share = marks[x] ? whiteShare(darkest(pixels, 3 * x), white) : 0
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels[3 * x + channel] ?? 0
      out[4 * x + channel] = Math.round(value + (255 - value) * share)
    }
  }
}

const darkest = (data: Uint8Array, at: number): number =>
  Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)

const whiteShare = (value: number, white: number): number =>
  Math.min(1, Math.max(0, (value - white + RAMP) / RAMP))

/** Returns the white border's median darkest channel. */
function groundLevel(image: Rgb): number {
  const levels = borderPixels(image.width, image.height)
    .map((at) => darkest(image.data, 3 * at))
    .filter((level) => level >= LEAST_WHITE)
  return levels.toSorted((one, other) => one - other)[levels.length >> 1] ?? 255
}

/** Marks near-white pixels connected with the border, and measures its white share. */
function floodGround(image: Rgb, least: number): { marks: Uint8Array; border: number } {
  const { width, height } = image
  const open = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    markWhite(rowOf(image, y), least, open.subarray(y * width, (y + 1) * width))
  const border = borderPixels(width, height).filter((at) => open[at] === 1)
  const marks = new Uint8Array(width * height)
  for (const at of fillOpen(image, border, open)) marks[at] = 1
  return { marks, border: border.length / (2 * (width + height) - 4) }
}

const rowOf = ({ data, width }: Rgb, y: number): Uint8Array =>
  data.subarray(3 * y * width, 3 * (y + 1) * width)

function markWhite(pixels: Uint8Array, least: number, marks: Uint8Array): void {
  for (let x = 0; x < marks.length; x++) marks[x] = darkest(pixels, 3 * x) >= least ? 1 : 0
}

function inkBox(image: Rgb, ink: number): Box | null {
  const { width, height } = image
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)]
  for (let y = 0; y < height; y++) rows[y] = countInk(rowOf(image, y), ink, columns)
  const first = (counts: Uint32Array, least: number) => counts.findIndex((count) => count > least)
  const last = (counts: Uint32Array, least: number) => counts.findLastIndex((count) => count > least)
  const [left, right] = [first(columns, SPECK * height), last(columns, SPECK * height) + 1]
  const [top, bottom] = [first(rows, SPECK * width), last(rows, SPECK * width) + 1]
  return left < 0 || top < 0 ? null : { left, top, right, bottom }
}

/** Returns non-white pixels of a row, and adds them per column. */
function countInk(pixels: Uint8Array, ink: number, columns: Uint32Array): number {
  let count = 0
  for (let x = 0; x < columns.length; x++) {
    if (darkest(pixels, 3 * x) > ink) continue
    count += 1
    columns[x] = (columns[x] ?? 0) + 1
  }
  return count
}

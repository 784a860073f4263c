import type { Box } from '@endcap/scoring'
import type { Rgb } from '@endcap/vision'
import type { Sprite } from './painting/sprite.ts'

/** Minimum darkest channel (0–255) of a white ground. */
const LEAST_WHITE = 238
/** Maximum value from which ground becomes pure white. An off-white ground becomes pure white from below its own level. */
const WHITE = 252
const BELOW_LEVEL = 3
/** Range below that value in which ground becomes whiter, so that soft shadows keep no edge. */
const RAMP = 10
/** Difference from that value at which a pixel belongs to the product or its shadow. */
const INK = 2
/** Minimum share of a row or column that holds ink. Fewer pixels are specks. */
const SPECK = 0.003
/** Minimum white share of the frame's border, so that no edge shows on a white canvas; the rest is product. */
const WHITE_BORDER = { whole: 0.85, cut: 0.6 } as const

/**
 * Returns the root's own picture on pure white, as an opaque crop around the product, or null if the root's
 * ground is not white. The ground is whitened only where it is connected with the border, and no pixel of the
 * product is cut, so white packs on white stay whole.
 */
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
  for (let y = box.top, to = 0; y < box.bottom; y++)
    for (let x = box.left, from = y * width + box.left; x < box.right; x++, from++, to += 4) {
      const share = ground.marks[from] ? whiteShare(darkest(image.data, 3 * from), white) : 0
      for (let channel = 0; channel < 3; channel++) {
        const value = image.data[3 * from + channel] ?? 0
        sprite.data[to + channel] = Math.round(value + (255 - value) * share)
      }
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

const darkest = (data: Uint8Array, at: number): number =>
  Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)

const whiteShare = (value: number, white: number): number =>
  Math.min(1, Math.max(0, (value - white + RAMP) / RAMP))

/** Returns the median of the darkest channel over the white part of the frame's border. */
function groundLevel({ data, width, height }: Rgb): number {
  const levels: number[] = []
  const add = (at: number) => {
    const value = darkest(data, 3 * at)
    if (value >= LEAST_WHITE) levels.push(value)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) add(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) add(y * width + x)
  return levels.toSorted((one, other) => one - other)[levels.length >> 1] ?? 255
}

/** Marks near-white pixels that are connected with the frame's border, and measures the border's white share. */
function floodGround({ data, width, height }: Rgb, least: number): { marks: Uint8Array; border: number } {
  const marks = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let [end, border] = [0, 0]
  const reach = (at: number) => {
    if (marks[at] || darkest(data, 3 * at) < least) return
    marks[at] = 1
    queue[end++] = at
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(y * width + x)
  border = end / (2 * (width + height) - 4)
  for (let start = 0; start < end; start++) {
    const at = queue[start] ?? 0
    const x = at % width
    if (x > 0) reach(at - 1)
    if (x < width - 1) reach(at + 1)
    if (at >= width) reach(at - width)
    if (at < width * (height - 1)) reach(at + width)
  }
  return { marks, border }
}

/** Returns the box around everything that is not white, in pixels. */
function inkBox({ data, width, height }: Rgb, ink: number): Box | null {
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      if (darkest(data, at) > ink) continue
      rows[y] = (rows[y] ?? 0) + 1
      columns[x] = (columns[x] ?? 0) + 1
    }
  const first = (counts: Uint32Array, least: number) => counts.findIndex((count) => count > least)
  const last = (counts: Uint32Array, least: number) => counts.findLastIndex((count) => count > least)
  const [left, right] = [first(columns, SPECK * height), last(columns, SPECK * height) + 1]
  const [top, bottom] = [first(rows, SPECK * width), last(rows, SPECK * width) + 1]
  return left < 0 || top < 0 ? null : { left, top, right, bottom }
}

import type { Size } from './product.ts'

/** Dilates by a square of `2 * radius + 1`. Any value but 0 is a mark; the result is 0 or 1. */
export const grow = (marks: Uint8Array, size: Size, radius: number): Uint8Array =>
  spreadColumns(spreadRows(marks, size, radius), size, radius)

/** Erodes by a square of `2 * radius + 1` within the frame. */
export function shrink(marks: Uint8Array, size: Size, radius: number): Uint8Array {
  const others = grow(inverted(marks), size, radius)
  return inverted(others)
}

const inverted = (marks: Uint8Array): Uint8Array => {
  const out = new Uint8Array(marks.length)
  for (let at = 0; at < out.length; at++) out[at] = marks[at] === 0 ? 1 : 0
  return out
}

function spreadRows(marks: Uint8Array, { width, height }: Size, radius: number): Uint8Array {
  const out = new Uint8Array(width * height)
  for (let start = 0; start < out.length; start += width)
    spreadRow(marks.subarray(start, start + width), out.subarray(start, start + width), radius)
  return out
}

function spreadRow(marks: Uint8Array, out: Uint8Array, radius: number): void {
  for (let at = 0, end = 0; at < marks.length; at++) {
    if (marks[at] === 0) continue
    const last = Math.min(marks.length, at + radius + 1)
    for (let to = Math.max(end, at - radius); to < last; to++) out[to] = 1
    end = last
  }
}

/** Row order is faster. `until` is the row below a column's last mark. */
function spreadColumns(marks: Uint8Array, { width, height }: Size, radius: number): Uint8Array {
  const out = new Uint8Array(width * height)
  const until = new Int32Array(width)
  for (let y = -radius; y < height; y++) {
    const [entering, to] = [(y + radius) * width, y * width]
    if (y + radius < height)
      for (let x = 0; x < width; x++) if (marks[entering + x] === 1) until[x] = y + 2 * radius + 1
    if (y >= 0) for (let x = 0; x < width; x++) out[to + x] = (until[x] ?? 0) > y ? 1 : 0
  }
  return out
}

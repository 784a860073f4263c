import type { Rgb } from '@endcap/vision'

/**
 * Interpolates every other pixel with the cubic kernel −1, 9, 9, −1 (Catmull & Rom 1974) and adds grain.
 * Twice as fast as libvips, which reads sixteen pixels per new one.
 */
export function enlargeTwice({ data, width, height }: Rgb, grain: Grain): Rgb {
  const length = 6 * width
  const out = new Uint8ClampedArray(2 * height * length)
  const write = (y: number, row: Int16Array) => {
    const start = 3 * ((2 * width * y) % grain.period)
    addRows(row, grain.values.subarray(start, start + length), out.subarray(y * length, (y + 1) * length))
  }
  const between = new Int16Array(length)
  const rows = Array.from({ length: 4 }, () => new Int16Array(length))
  // Four rows stay in memory.
  const rowAt = (y: number) => rows[Math.min(height - 1, Math.max(0, y)) % 4] ?? between
  const double = (y: number) => doubleRow(data.subarray(3 * width * y, 3 * width * (y + 1)), rowAt(y))
  double(0)
  for (let y = 0; y < height; y++) {
    if (y + 1 < height) double(y + 1)
    middleRow([rowAt(y - 2), rowAt(y - 1), rowAt(y), rowAt(y + 1)], between)
    write(2 * y, between)
    write(2 * y + 1, rowAt(y))
  }
  return { data: new Uint8Array(out.buffer), width: 2 * width, height: 2 * height }
}

/** Repeats after a period. */
export type Grain = {
  period: number
  /** One row longer than the period, so rows are slices. */
  values: Int8Array
}

const middle = (one: number, two: number, three: number, four: number): number =>
  (9 * (two + three) - one - four + 8) >> 4

function middleRow(
  [one, two, three, four]: readonly [Int16Array, Int16Array, Int16Array, Int16Array],
  out: Int16Array,
): void {
  for (let x = 0; x < out.length; x++) out[x] = middle(one[x] ?? 0, two[x] ?? 0, three[x] ?? 0, four[x] ?? 0)
}

function addRows(row: Int16Array, grain: Int8Array, out: Uint8ClampedArray): void {
  for (let x = 0; x < out.length; x++) out[x] = (row[x] ?? 0) + (grain[x] ?? 0)
}

function doubleRow(row: Uint8Array, out: Int16Array): void {
  for (let channel = 0; channel < 3; channel++) {
    let farBefore = row[channel] ?? 0
    let before = farBefore
    let here = farBefore
    for (let at = channel, to = channel; at < row.length; at += 3, to += 6) {
      const after = at + 3 < row.length ? (row[at + 3] ?? 0) : here
      out[to] = middle(farBefore, before, here, after)
      out[to + 3] = here
      farBefore = before
      before = here
      here = after
    }
  }
}

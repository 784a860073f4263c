/**
 * Averages the square of `2 * radius + 1` around each pixel, clipped to the frame. Running sums make the cost
 * independent of the radius. `out` may be the plane.
 */
export function boxMean(
  plane: Float32Array | Uint8Array,
  width: number,
  height: number,
  radius: number,
  out: Float32Array = new Float32Array(width * height),
): Float32Array {
  const rows = scratch(width * height)
  const counts = countsAlong(width, radius)
  for (let y = 0, start = 0; y < height; y++, start += width) {
    let sum = 0
    for (let x = 0; x < Math.min(radius, width); x++) sum += plane[start + x] ?? 0
    const full = Math.min(width, radius + 1)
    for (let x = 0; x < full; x++) {
      if (x + radius < width) sum += plane[start + x + radius] ?? 0
      rows[start + x] = sum / (counts[x] ?? 1)
    }
    for (let x = full; x < width; x++) {
      if (x + radius < width) sum += plane[start + x + radius] ?? 0
      sum -= plane[start + x - radius - 1] ?? 0
      rows[start + x] = sum / (counts[x] ?? 1)
    }
  }
  columnMean(rows, { width, height }, radius, out)
  return out
}

let buffer = new Float32Array(0)

/** Allocating would cost as much as the sums. */
function scratch(length: number): Float32Array {
  if (buffer.length < length) buffer = new Float32Array(length)
  return buffer
}

/** Row by row, because reading in order is 3 times as fast. */
function columnMean(
  rows: Float32Array,
  { width, height }: { width: number; height: number },
  radius: number,
  out: Float32Array,
): void {
  const sums = new Float64Array(width)
  const counts = countsAlong(height, radius)
  const none = new Float32Array(width)
  const rowAt = (y: number) => (y < 0 || y >= height ? none : rows.subarray(y * width, (y + 1) * width))
  for (let y = 0; y < Math.min(radius, height); y++) {
    const row = rowAt(y)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (row[x] ?? 0)
  }
  for (let y = 0, at = 0; y < height; y++) {
    const [entering, leaving, count] = [rowAt(y + radius), rowAt(y - radius - 1), counts[y] ?? 1]
    for (let x = 0; x < width; x++, at++) {
      const sum = (sums[x] ?? 0) + (entering[x] ?? 0) - (leaving[x] ?? 0)
      sums[x] = sum
      out[at] = sum / count
    }
  }
}

function countsAlong(size: number, radius: number): Float64Array {
  const counts = new Float64Array(size)
  for (let at = 0; at < size; at++)
    counts[at] = Math.min(size - 1, at + radius) - Math.max(0, at - radius) + 1
  return counts
}

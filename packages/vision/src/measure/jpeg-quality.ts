/** libjpeg's quality 50 (ITU-T T.81, annex K.1). */
const ANNEX_K = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]

/** Qualities 1–100, scaled and clamped as in libjpeg. */
const SUMS = Array.from({ length: 100 }, (_, index) => {
  const quality = index + 1
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality
  return ANNEX_K.reduce(
    (sum, entry) => sum + Math.min(255, Math.max(1, Math.floor((entry * percent + 50) / 100))),
    0,
  )
})

/** Returns libjpeg quality (1–100); other tables map by equal loss. Null without a table. */
export function estimateJpegQuality(bytes: Uint8Array): number | null {
  let at = 2
  while (at + 4 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (marker === 0xda || length < 2) return null
    if (marker === 0xdb) return nearestQuality(tableSum(bytes, at + 5, (bytes[at + 4] ?? 0) >> 4 !== 0))
    at += 2 + length
  }
  return null
}

function tableSum(bytes: Uint8Array, start: number, wide: boolean): number {
  let sum = 0
  for (let entry = 0; entry < 64; entry++) {
    sum += wide
      ? ((bytes[start + 2 * entry] ?? 0) << 8) | (bytes[start + 2 * entry + 1] ?? 0)
      : (bytes[start + entry] ?? 0)
  }
  return sum
}

function nearestQuality(sum: number): number {
  let nearest = 0
  for (const [index, each] of SUMS.entries()) {
    if (Math.abs(each - sum) <= Math.abs((SUMS[nearest] ?? 0) - sum)) nearest = index
  }
  return nearest + 1
}

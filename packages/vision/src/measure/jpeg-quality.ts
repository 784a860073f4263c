/** Sum of the luminance table of ITU-T T.81 annex K at quality 50; libjpeg scales it for others. */
const ANNEX_K_SUM = 3688

/**
 * The libjpeg quality (1–100) that the file's luminance quantisation table stands for, by its sum;
 * null where the bytes hold no such table. Encoders with tables of their own get the quality that
 * loses about as much.
 */
export function estimateJpegQuality(bytes: Uint8Array): number | null {
  let at = 2
  while (at + 4 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (marker === 0xda || length < 2) return null
    if (marker === 0xdb) {
      const wide = (bytes[at + 4] ?? 0) >> 4 !== 0
      const sum = tableSum(bytes, at + 5, wide)
      return qualityOfSum(sum)
    }
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

/** libjpeg: scale = 5000 / quality below 50, else 200 − 2 × quality, in percent. */
function qualityOfSum(sum: number): number {
  const scale = (100 * sum) / ANNEX_K_SUM
  const quality = scale > 100 ? 5000 / scale : (200 - scale) / 2
  return Math.round(Math.min(100, Math.max(1, quality)))
}

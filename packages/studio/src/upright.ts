import { type ImageFacts, normalizeText, packLines, type TextLine } from '@endcap/scoring'
import type { Plane } from '@endcap/vision'
import { takeParts } from './cut-out/holes.ts'
import type { Size } from './product.ts'

/** Smaller leans are invisible, larger ones intended. */
const MIN_LEAN = 3
const MAX_LEAN = 30
/** Line count, confidence and length (minimum), and difference in degrees (maximum). */
const LINES = 3
const SURE = 0.85
const LETTERS = 3
const SAME_SLANT = 2
const AGREEING_SHARE = 0.8
/** Maximum axis-to-line difference in degrees, and the axis ratio that defines an axis. */
const SAME_AXIS = 3
const ELONGATED = 1.25

/**
 * Returns clockwise degrees, or 0. Lines and axis must agree: packs from the side have slanted lines, and
 * lettering may slant.
 */
export function uprightTurn(facts: ImageFacts, mask: Plane): number {
  const slants = packLines(facts)
    .filter(({ text, confidence }) => confidence >= SURE && normalizeText(text ?? '').length >= LETTERS)
    .flatMap((line) => slantOf(line, facts.file.widthPx / facts.file.heightPx) ?? [])
    .toSorted((one, other) => one - other)
  const slant = slants[slants.length >> 1]
  if (slant === undefined || Math.abs(slant) < MIN_LEAN || Math.abs(slant) > MAX_LEAN) return 0
  const agreeing = slants.filter((each) => Math.abs(each - slant) <= SAME_SLANT)
  if (agreeing.length < LINES || agreeing.length < AGREEING_SHARE * slants.length) return 0
  const { degrees, ratio } = longAxis(mask, { width: facts.file.widthPx, height: facts.file.heightPx })
  return ratio >= ELONGATED && Math.abs(fold(degrees) - slant) <= SAME_AXIS ? -slant : 0
}

/** Clockwise from the nearer axis. */
function slantOf({ corners: [start, end] }: TextLine, aspect: number): number | null {
  if (!start || !end) return null
  return fold((Math.atan2(end[1] - start[1], (end[0] - start[0]) * aspect) * 180) / Math.PI)
}

/** Folds to ±45 degrees. */
const fold = (degrees: number): number => ((((degrees + 45) % 90) + 90) % 90) - 45

/** Measures clockwise from level. */
export function longAxis({ data, width, height }: Plane, frame: Size): { degrees: number; ratio: number } {
  const [stepX, stepY] = [frame.width / width, frame.height / height]
  let [count, sumX, sumY] = [0, 0, 0]
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) <= 0.5) continue
    count += 1
    sumX += (at % width) * stepX
    sumY += Math.floor(at / width) * stepY
  }
  if (count === 0) return { degrees: 0, ratio: 1 }
  const [middleX, middleY] = [sumX / count, sumY / count]
  let [xx, yy, xy] = [0, 0, 0]
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) <= 0.5) continue
    const [x, y] = [(at % width) * stepX - middleX, Math.floor(at / width) * stepY - middleY]
    xx += x ** 2
    yy += y ** 2
    xy += x * y
  }
  const spread = Math.hypot(xx - yy, 2 * xy)
  return {
    degrees: (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI,
    ratio: Math.sqrt((xx + yy + spread) / Math.max(1, xx + yy - spread)),
  }
}

/** Isolates one part: an axis common to product and cap fits neither. */
export function largestPart({ data, width, height }: Plane): Plane {
  const marks = Uint8Array.from(data, (value) => (value > 0.5 ? 1 : 0))
  const parts = takeParts(marks, width, height)
  const largest = parts.reduce((best, part) => (part.length > best.length ? part : best), Int32Array.of(0))
  const out = new Float32Array(width * height)
  for (const at of largest) out[at] = data[at] ?? 0
  return { data: out, width, height }
}

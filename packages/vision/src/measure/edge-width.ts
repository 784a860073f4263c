export type Gray = { data: Uint16Array; width: number; height: number }

/** In gray levels, and share of the strongest. */
const MIN_STEP = 14
const STRONG = 0.4
const MIN_EDGES = 20
/** Soft shadows and round forms are always wide. */
const SHARPEST = 0.25
/** In pixels from an edge's middle. */
const REACH = 24
/** Height shares between which edges are measured. */
const RISE = [0.1, 0.9] as const

/**
 * Returns the 10–90% width in pixels (sharp: 1.5–2), or null. Enlarging twice doubles it, whatever noise or
 * sharpening is added. After Marziliano et al., "A no-reference perceptual blur metric", ICIP 2002.
 * @param gray 0–255
 */
export function measureEdgeWidth(gray: Gray): number | null {
  const minimum = Math.max(MIN_STEP, STRONG * strongestStep(gray))
  const widths: number[] = []
  addWidths(widths, gray, { along: 1, lines: gray.width, minimum })
  addWidths(widths, gray, { along: gray.width, lines: 1, minimum })
  if (widths.length < MIN_EDGES) return null
  return Float64Array.from(widths).toSorted()[Math.floor(SHARPEST * widths.length)] ?? null
}

/** Lines between have the same edges. */
const LINE_STEP = 3

/** Returns the step that 1% of large steps exceed. */
function strongestStep({ data, width, height }: Gray): number {
  const histogram = new Uint32Array(256)
  for (let y = 0; y < height - 1; y += LINE_STEP) {
    for (let at = y * width; at < (y + 1) * width - 1; at++) {
      const value = data[at] ?? 0
      const across = Math.abs((data[at + 1] ?? 0) - value)
      const down = Math.abs((data[at + width] ?? 0) - value)
      if (across >= MIN_STEP) histogram[across] = (histogram[across] ?? 0) + 1
      if (down >= MIN_STEP) histogram[down] = (histogram[down] ?? 0) + 1
    }
  }
  const count = histogram.reduce((sum, each) => sum + each, 0)
  let above = 0
  for (let size = 255; size > MIN_STEP; size--) {
    above += histogram[size] ?? 0
    if (above > 0.01 * count) return size
  }
  return MIN_STEP
}

type Lines = { along: number; lines: number; minimum: number }

function addWidths(widths: number[], { data, width, height }: Gray, { along, lines, minimum }: Lines): void {
  const [length, count] = along === 1 ? [width, height] : [height, width]
  for (let line = 2; line < count - 2; line += LINE_STEP) {
    const start = line * lines
    let before = (data[start + 2 * along] ?? 0) - (data[start + along] ?? 0)
    for (let position = 2; position < length - 2; position++) {
      const at = start + position * along
      const step = (data[at + along] ?? 0) - (data[at] ?? 0)
      const previous = before
      before = step
      if (step < minimum && -step < minimum) continue
      const sign = step > 0 ? 1 : -1
      const isPeak = sign * previous <= sign * step && sign * stepAt(data, at + along, along) < sign * step
      if (!isPeak) continue
      const found = widthAt(data, at, along, sign, [position, length - 2 - position])
      if (found !== null) widths.push(found)
    }
  }
}

const stepAt = (data: Uint16Array, at: number, stride: number): number =>
  (data[at + stride] ?? 0) - (data[at] ?? 0)

function widthAt(
  data: Uint16Array,
  at: number,
  stride: number,
  sign: number,
  [back, ahead]: readonly [number, number],
): number | null {
  let [from, to] = [at, at + stride]
  for (let n = 0; n < Math.min(REACH, back) && sign * stepAt(data, from - stride, stride) > 0; n++)
    from -= stride
  for (let n = 0; n < Math.min(REACH, ahead) && sign * stepAt(data, to, stride) > 0; n++) to += stride
  const low = data[from] ?? 0
  const rise = (data[to] ?? 0) - low
  if (Math.abs(rise) < 2 * MIN_STEP) return null
  const crossing = (share: number): number => {
    // Integers are faster; only the crossing is fractional.
    const level = share * rise * sign
    for (let pixel = from; pixel < to; pixel += stride) {
      if (sign * ((data[pixel + stride] ?? 0) - low) < level) continue
      const step = sign * stepAt(data, pixel, stride)
      const missing = level - sign * ((data[pixel] ?? 0) - low)
      return (pixel - from) / stride + missing / Math.max(1e-6, step)
    }
    return (to - from) / stride
  }
  return crossing(RISE[1]) - crossing(RISE[0])
}

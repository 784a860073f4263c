/** One channel of a part of the image, in gray levels. */
export type Gray = { data: Float32Array; width: number; height: number }

/** Minimum step in gray levels of an edge, and its minimum share of the strongest steps. */
const MIN_STEP = 14
const STRONG = 0.4
/** Minimum number of edges for an estimate. */
const MIN_EDGES = 20
/** Share of the sharpest edges whose width counts: soft shadows and round forms are wide in a sharp image too. */
const SHARPEST = 0.25
/** Longest way that is followed from the middle of an edge, in pixels. */
const REACH = 24
/** An edge is measured between these shares of its height. */
const RISE = [0.1, 0.9] as const

/**
 * Returns the width in pixels of the sharpest strong edges, from 10% to 90% of their height, or null for a
 * picture with few edges. A sharp photograph has 1.5–2 pixels, and an image that was enlarged twice has twice
 * as many, whatever noise or sharpening was added. After Marziliano, Dufaux, Winkler & Ebrahimi, "A
 * no-reference perceptual blur metric", ICIP 2002.
 */
export function measureEdgeWidth(gray: Gray): number | null {
  const across = stepsOf(gray, 1)
  const down = stepsOf(gray, gray.width)
  const strongest = percentile99(across, down)
  const minimum = Math.max(MIN_STEP, STRONG * strongest)
  const widths = [...widthsAlong(gray, across, 1, minimum), ...widthsAlong(gray, down, gray.width, minimum)]
  if (widths.length < MIN_EDGES) return null
  return widths.toSorted((a, b) => a - b)[Math.floor(SHARPEST * widths.length)] ?? null
}

/** Returns the difference of each pixel and the next one in a direction. */
function stepsOf({ data }: Gray, stride: number): Float32Array {
  const out = new Float32Array(data.length)
  for (let at = 0; at + stride < data.length; at++) out[at] = (data[at + stride] ?? 0) - (data[at] ?? 0)
  return out
}

/** Returns the step that 1% of the steps over the minimum exceed. */
function percentile99(...all: readonly Float32Array[]): number {
  const histogram = new Uint32Array(256)
  let count = 0
  for (const steps of all) {
    for (let at = 0; at < steps.length; at++) {
      const step = Math.abs(steps[at] ?? 0)
      // Rounding takes most of the time, and most steps are small.
      if (step < MIN_STEP - 1) continue
      const size = Math.min(255, Math.round(step))
      if (size < MIN_STEP) continue
      histogram[size] = (histogram[size] ?? 0) + 1
      count += 1
    }
  }
  let above = 0
  for (let size = 255; size > MIN_STEP; size--) {
    above += histogram[size] ?? 0
    if (above > 0.01 * count) return size
  }
  return MIN_STEP
}

/** Returns the widths of edges at their steepest pixels, along rows (stride 1) or columns (stride width). */
function widthsAlong(
  { data, width, height }: Gray,
  steps: Float32Array,
  stride: number,
  minimum: number,
): number[] {
  const widths: number[] = []
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x
      const step = steps[at] ?? 0
      if (Math.abs(step) < minimum) continue
      const sign = Math.sign(step)
      const isPeak =
        sign * (steps[at - stride] ?? 0) <= sign * step && sign * (steps[at + stride] ?? 0) < sign * step
      if (!isPeak) continue
      const room = stride === 1 ? [x, width - 2 - x] : [y, height - 2 - y]
      const found = widthAt(data, steps, at, stride, sign, [room[0] ?? 0, room[1] ?? 0])
      if (found !== null) widths.push(found)
    }
  }
  return widths
}

/** Follows an edge to both of its ends, and returns its width between the shares of `RISE`. */
function widthAt(
  data: Float32Array,
  steps: Float32Array,
  at: number,
  stride: number,
  sign: number,
  [back, ahead]: readonly [number, number],
): number | null {
  let [from, to] = [at, at + stride]
  for (let n = 0; n < Math.min(REACH, back) && sign * (steps[from - stride] ?? 0) > 0.5; n++) from -= stride
  for (let n = 0; n < Math.min(REACH, ahead) && sign * (steps[to] ?? 0) > 0.5; n++) to += stride
  const low = data[from] ?? 0
  const rise = (data[to] ?? 0) - low
  if (Math.abs(rise) < 2 * MIN_STEP) return null
  const crossing = (share: number): number => {
    for (let pixel = from; pixel < to; pixel += stride) {
      const [one, other] = [((data[pixel] ?? 0) - low) / rise, ((data[pixel + stride] ?? 0) - low) / rise]
      if (other >= share) return (pixel - from) / stride + (share - one) / Math.max(1e-6, other - one)
    }
    return (to - from) / stride
  }
  return crossing(RISE[1]) - crossing(RISE[0])
}

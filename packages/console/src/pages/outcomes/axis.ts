export type Range = { low: number; high: number }

/** A scale with its ticks. `at` returns a place in percent of its length, within the scale. */
export type Axis = Range & { ticks: number[]; at: (value: number) => number }

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]

/** Returns a scale that contains all ranges and zero, with few ticks. `limit` cuts ranges that are too long for it. */
export function axisOf(ranges: readonly Range[], { limit = Infinity, most = 5 } = {}): Axis {
  const low = Math.max(-limit, Math.min(0, ...ranges.map((range) => range.low)))
  const high = Math.min(limit, Math.max(0, ...ranges.map((range) => range.high)))
  const span = high - low || 0.2
  const step = STEPS.find((each) => span / each <= most) ?? span
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { ...scaleOf(first * step, last * step), ticks }
}

function scaleOf(low: number, high: number): Omit<Axis, 'ticks'> {
  const at = (value: number) => (100 * (Math.min(high, Math.max(low, value)) - low)) / (high - low)
  return { low, high, at }
}

/** Returns the place of a value in percent from the top, also beyond the scale: bands are cut by their plot. */
export const fromTop = ({ low, high }: Axis, value: number): number => (100 * (high - value)) / (high - low)

const MS_PER_DAY = 86_400_000

/** Returns the number of a day, where the first day is 1. */
export const dayNumber = (from: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / MS_PER_DAY) + 1

/** Closest distance of two labels, as a share of all days. */
const MIN_GAP = 0.07
/** Days between two labels. */
const DAY_STEPS = [1, 7, 14, 28, 91, 182]

/** Returns the days to label: the first, the last, those that matter, and whole weeks that have room. */
export function dayTicks(last: number, important: readonly number[]): number[] {
  const kept = [...new Set([1, last, ...important])]
  const step = DAY_STEPS.find((each) => last / each <= 7) ?? last
  for (let day = step; day < last; day += step)
    if (kept.every((each) => Math.abs(each - day) / last >= MIN_GAP)) kept.push(day)
  return kept.toSorted((one, other) => one - other)
}

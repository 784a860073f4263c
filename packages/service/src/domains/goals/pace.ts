import type { Goal } from '@endcap/api'

const DAY_MS = 86_400_000
const WEEK = 7
/** Days that the pace is read from. */
const WINDOW = 28

type Point = Goal['points'][number]
type Aim = Pick<Goal, 'value' | 'due'>

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

/**
 * Extrapolates the line from the first to the last of the points of four weeks.
 *
 * @param points a point a day, the oldest first, the last of today
 */
export function paceOf(
  points: readonly Point[],
  { value, due }: Aim,
): Pick<Goal, 'pace' | 'expected' | 'expected_on'> {
  const last = points.at(-1)
  const first = last && points.find(({ day }) => dayOf(last.day) - dayOf(day) <= WINDOW)
  const days = last && first ? dayOf(last.day) - dayOf(first.day) : 0
  if (!last || !first || days < WEEK) return { pace: null, expected: null, expected_on: null }
  const daily = (last.share - first.share) / days
  const left = Math.max(0, dayOf(due) - dayOf(last.day))
  return {
    pace: rounded(WEEK * daily),
    expected: rounded(Math.min(1, Math.max(0, last.share + left * daily))),
    expected_on:
      last.share >= value ? last.day : daily > 0 ? onDay(last, (value - last.share) / daily) : null,
  }
}

/** A goal further away than ten years is out of reach. */
const MAX_DAYS = 3_650

function onDay({ day }: Point, days: number): string | null {
  if (days > MAX_DAYS) return null
  return new Date((dayOf(day) + Math.ceil(days - 1e-9)) * DAY_MS).toISOString().slice(0, 10)
}

const rounded = (share: number): number => Math.round(10_000 * share) / 10_000

import type { PdpTrend } from '@endcap/client'

type Point = { x: number; y: number }

/** A trend as it is drawn. Positions are percent of the width and of the height, from the top left. */
export type DrawnTrend = {
  points: Point[]
  /** Grid lines with their scores. */
  lines: { y: number; score: number }[]
  /** Times at which the rules changed. */
  marks: { x: number; at: string }[]
}

/** Distances of grid lines. The smallest keeps little changes little. */
const STEPS = [4, 5, 10, 15, 20, 25, 50]

/** Places the known weeks of a trend and the changes of the rules in a box. */
export function drawTrend({ weeks, rubric_changes: changes }: PdpTrend): DrawnTrend {
  const times = weeks.map(({ at }) => Date.parse(at))
  const [start = 0] = times
  const end = times.at(-1) ?? 1
  const xOf = (time: number) => (100 * (time - start)) / Math.max(1, end - start)
  const scores = weeks.flatMap(({ median_score: score }) => score ?? [])
  const { low, high } = rangeOf(scores)
  const yOf = (score: number) => (100 * (high - score)) / (high - low)
  return {
    points: weeks.flatMap(({ median_score: score }, index) =>
      score === null ? [] : [{ x: xOf(times[index] ?? 0), y: yOf(score) }],
    ),
    lines: [high, (low + high) / 2, low].map((score) => ({ score, y: yOf(score) })),
    marks: changes.flatMap((at) => {
      const x = xOf(Date.parse(at))
      return x < 0 || x > 100 ? [] : [{ x, at }]
    }),
  }
}

/** Returns the bounds of three grid lines that contain all scores. */
function rangeOf(scores: readonly number[]): { low: number; high: number } {
  const highest = Math.max(...scores)
  const even = 2 * Math.floor(Math.min(...scores) / 2)
  for (const step of STEPS) {
    const low = Math.min(even, 100 - 2 * step)
    if (low >= 0 && low + 2 * step >= highest) return { low, high: low + 2 * step }
  }
  return { low: 0, high: 100 }
}

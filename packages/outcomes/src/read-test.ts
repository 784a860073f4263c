import { alwaysValidInterval } from './confidence-sequence.ts'
import { type Arm, type Estimate, type Interval, logRatio } from './estimate.ts'
import { informationToFind, POWER, WORTH_FINDING } from './power.ts'
import { BROKEN_SPLIT, sampleRatioTest } from './sample-ratio.ts'

/** Figures of both arms in a period. */
export type Period = { from: string; to: string; control: Arm; treatment: Arm }

export const VERDICTS = ['better', 'worse', 'close', 'few', 'broken'] as const
/** `close`: too close to call. `few`: not enough data. `broken`: visitors were not split as planned. */
export type TestVerdict = (typeof VERDICTS)[number]

export type TestReading = {
  verdict: TestVerdict
  control: Arm
  treatment: Arm
  /** Null for a broken split and for too few clicks or orders. */
  estimate: Estimate | null
  /** 95%, valid at every look. */
  range: Interval | null
  /** The same after each period that has one. */
  looks: { to: string; value: number; range: Interval }[]
  /** End of the first period after which the range excludes zero. */
  decidedAt: string | null
  /** Probability of the split by chance, if visitors were split as planned. */
  splitProbability: number
  /** Days until an effect worth finding is found in 70%, 80% and 90% of tries. Only of `few`. */
  daysLeft: { low: number; middle: number; high: number } | null
}

/** An arm needs as many before its range is shown: fewer are far from normal. */
const MIN_SHOWN = 20
const DAY_MS = 86_400_000
/** From here on, an effect worth finding would have been found. */
const ENOUGH = informationToFind(WORTH_FINDING)

/** Reads a test of two arms from its periods, which are in order and do not overlap. */
export function readTest(periods: readonly Period[], shares: readonly number[] = []): TestReading {
  const sums = runningSums(periods)
  const { control, treatment } = sums.at(-1) ?? { control: NOTHING, treatment: NOTHING }
  const splitProbability = sampleRatioTest([control.trials, treatment.trials], shares)
  const none = {
    control,
    treatment,
    splitProbability,
    estimate: null,
    range: null,
    looks: [],
    decidedAt: null,
  }
  if (splitProbability < BROKEN_SPLIT) return { ...none, verdict: 'broken', daysLeft: null }
  const looks = sums.flatMap(({ to, ...arms }) => {
    const estimate = shownRatio(arms.control, arms.treatment)
    return estimate ? [{ to, value: estimate.value, range: alwaysValidInterval(estimate) }] : []
  })
  const estimate = shownRatio(control, treatment)
  const range = looks.at(-1)?.range
  if (!estimate || !range) return { ...none, verdict: 'few', daysLeft: daysLeft(periods, 0) }
  const verdict = verdictOf(range, 1 / estimate.variance)
  return {
    ...none,
    verdict,
    estimate,
    range,
    looks,
    decidedAt: looks.find((look) => look.range.low > 0 || look.range.high < 0)?.to ?? null,
    daysLeft: verdict === 'few' ? daysLeft(periods, 1 / estimate.variance) : null,
  }
}

const NOTHING: Arm = { trials: 0, successes: 0 }

const shownRatio = (control: Arm, treatment: Arm): Estimate | null =>
  Math.min(control.successes, treatment.successes) < MIN_SHOWN ? null : logRatio(control, treatment)

function verdictOf({ low, high }: Interval, information: number): TestVerdict {
  if (low > 0) return 'better'
  if (high < 0) return 'worse'
  return information < ENOUGH ? 'few' : 'close'
}

const added = (one: Arm, other: Arm): Arm => ({
  trials: one.trials + other.trials,
  successes: one.successes + other.successes,
})

function runningSums(periods: readonly Period[]): Pick<Period, 'to' | 'control' | 'treatment'>[] {
  let [control, treatment] = [NOTHING, NOTHING]
  return periods.map((period) => {
    control = added(control, period.control)
    treatment = added(treatment, period.treatment)
    return { to: period.to, control, treatment }
  })
}

/** At the pace so far. Null before the first click or order. */
function daysLeft(periods: readonly Period[], information: number): TestReading['daysLeft'] {
  const days = periods.reduce(
    (sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / DAY_MS + 1,
    0,
  )
  const sums = runningSums(periods).at(-1)
  const successes = sums ? sums.control.successes + sums.treatment.successes : 0
  // Two arms of half the successes each.
  const pace = (information || successes / 4) / days
  if (!Number.isFinite(pace) || pace <= 0) return null
  const left = (power: number) =>
    Math.max(1, Math.ceil((informationToFind(WORTH_FINDING, power) - information) / pace))
  return { low: left(0.7), middle: left(POWER), high: left(0.9) }
}

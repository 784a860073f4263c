// Replays 2,648 real tests of two headlines in split halves: the winners of one half, what their shrunken estimates
// foretell, and what the other half shows. Then measures the report of 10,000 tests.
// usage: npm run bench -- outcomes
import { readFileSync } from 'node:fs'
import {
  type Arm,
  calibrate,
  comparableLogRatio,
  type Estimate,
  fitRandomEffects,
  fitWeights,
  interval95,
  predictEffects,
  readTest,
} from '@endcap/outcomes'
import { createDraws } from '../packages/outcomes/test/support.ts'
import { sharedFolder } from './support.ts'

const draws = createDraws(7)
const SPLITS = 20

const arms = Map.groupBy(
  readFileSync(new URL('two-arm-tests.csv', sharedFolder('outcomes')), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')),
  ([test]) => test,
)
const tests = [...arms.values()].flatMap((rows): [Arm, Arm][] => {
  const [one, other] = rows.map(([, , trials, successes]) => ({
    trials: Number(trials),
    successes: Number(successes),
  }))
  return one && other ? [[one, other]] : []
})

/** Divides an arm at random (hypergeometric, click by click). */
function halve({ trials, successes }: Arm): [Arm, Arm] {
  const size = trials >> 1
  let [inside, left] = [0, trials]
  for (let click = 0; click < successes; click++, left--)
    if (draws.uniform() < (size - inside) / left) inside += 1
  return [
    { trials: size, successes: inside },
    { trials: trials - size, successes: successes - inside },
  ]
}

const sums = { tests: 0, covered: 0, winners: 0, raw: 0, expected: 0, shown: 0 }
for (let split = 0; split < SPLITS; split++) {
  const halves = tests.flatMap((pair) => {
    const [one, other] = draws.uniform() < 0.5 ? pair : [pair[1], pair[0]]
    const [[mine, rest], [theirs, others]] = [halve(one), halve(other)]
    const [seen, later] = [comparableLogRatio(mine, theirs), comparableLogRatio(rest, others)]
    return seen && later ? [{ seen: { ...seen, group: '' }, later }] : []
  })
  const expected = predictEffects(halves.map(({ seen }) => seen))
  for (const [at, { seen, later }] of halves.entries()) count(seen, later, expected[at] ?? seen)
}

function count(seen: Estimate, later: Estimate, expected: Estimate): void {
  const { low, high } = interval95({ ...expected, variance: expected.variance + later.variance })
  sums.tests += 1
  sums.covered += Number(low <= later.value && later.value <= high)
  if (Math.abs(seen.value) < 1.96 * Math.sqrt(seen.variance)) return
  const sign = Math.sign(seen.value)
  sums.winners += 1
  sums.raw += sign * seen.value
  sums.expected += sign * expected.value
  sums.shown += sign * later.value
}

const mean = (sum: number) => (sum / sums.winners).toFixed(3)
const error = Math.abs(sums.expected - sums.shown) / (sums.raw - sums.shown)
console.log(
  `${sums.tests / SPLITS} tests a split, ${SPLITS} splits: 95 % intervals hold ${((100 * sums.covered) / sums.tests).toFixed(1)} %`,
)
console.log(
  `winners: raw ${mean(sums.raw)}, expected ${mean(sums.expected)}, other half ${mean(sums.shown)}; error ${(100 * error).toFixed(0)} % of the raw one`,
)

const many = Array.from({ length: 10_000 }, (_, at) => {
  const effect = 0.08 * draws.normal()
  const arm = (rate: number) => draws.arm(4000, rate)
  const periods = Array.from({ length: 4 }, (__, week) => {
    const [from, to] = [1 + 7 * week, 7 + 7 * week].map((day) => `2026-01-${String(day).padStart(2, '0')}`)
    return { from: from ?? '', to: to ?? '', control: arm(0.03), treatment: arm(0.03 * Math.exp(effect)) }
  })
  const factors = Object.fromEntries(
    Array.from({ length: 20 }, (__, factor) => [`f${factor}`, 20 * draws.normal()]),
  )
  return { periods, group: String(at % 40), scoreDifference: 100 * effect + 5 * draws.normal(), factors }
})
const start = performance.now()
const studies = many.flatMap(({ periods, ...rest }) => {
  const { control, treatment } = readTest(periods)
  const estimate = comparableLogRatio(control, treatment)
  return estimate ? [{ ...estimate, ...rest }] : []
})
predictEffects(studies)
calibrate(studies)
fitWeights(studies, Object.fromEntries(Array.from({ length: 20 }, (_, factor) => [`f${factor}`, 1 + factor])))
const { withinGroups } = fitRandomEffects(studies)
console.log(
  `report of ${studies.length} tests: ${(performance.now() - start).toFixed(0)} ms (spread of effects ${Math.sqrt(withinGroups).toFixed(3)})`,
)

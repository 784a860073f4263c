import { readFile } from 'node:fs/promises'
import { Endcap } from '@endcap/client'
import { Outcomes } from '@endcap/client/outcomes'

const outcomes = new Outcomes(Endcap.fromEnv())
const report = await outcomes.importFile(await readFile('results.csv'))
for (const { row, problem } of report.problems) console.log(`line ${row} is not counted: ${problem}`)
const { data: tests } = await outcomes.tests()
for (const { name, comparisons } of tests)
  for (const { verdict, effect } of comparisons)
    console.log(
      name,
      verdict,
      effect && [effect.low, effect.high].map((share) => `${Math.round(100 * share)}%`),
    )
const { needed, calibration } = await outcomes.calibration()
console.log(
  calibration
    ? `the higher score won ${calibration.hits.count} of ${calibration.hits.of} tests`
    : `not enough data: about ${needed} more tests`,
)

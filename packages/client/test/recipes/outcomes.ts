import { Endcap } from '@endcap/client'
import { Outcomes } from '@endcap/client/outcomes'

const endcap = Endcap.fromEnv()
const outcomes = new Outcomes(endcap)
const month = {
  from: '2026-10-01',
  to: '2026-10-31',
  listing: 'B0DEMOCHP1',
  source: 'My shop',
  test: 'Chips',
}
const { problems } = await outcomes.create([
  { ...month, arm: 'A', is_control: true, pictures: ['old.jpg'], impressions: 160_300, orders: 4010 },
  { ...month, arm: 'B', pictures: ['new.jpg'], impressions: 161_000, orders: 4572 },
])
for (const { row, problem } of problems) console.log(`row ${row} is not counted: ${problem}`)
const { data } = await outcomes.tests()
for (const { name, comparisons } of data) console.log(name, comparisons[0]?.verdict)

import { Endcap } from '@endcap/client'
import { Goals } from '@endcap/client/goals'

const endcap = Endcap.fromEnv()
const goals = new Goals(endcap)
const goal = await goals.create({ measure: 'accepted', value: 0.9, due: '2027-03-31' })
for (const { due, value, expected } of (await goals.list()).data)
  console.log(`${100 * value}% by ${due}, expected: ${expected ?? 'not known yet'}`)
await goals.delete(goal.goal_id)

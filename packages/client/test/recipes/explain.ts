import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
const { pdp_id } = await endcap.pdps.get('sku-4711')
const { pdp_score, breakdown, plan, can_win } = await endcap.pdps.explanation(pdp_id)
console.log(`Score ${pdp_score}. Points are lost by:`)
for (const { title, points } of breakdown) console.log(`  ${points}  ${title}`)
console.log(`${can_win} points can be won:`)
for (const { title, gain_listing } of plan) console.log(`  +${gain_listing}  ${title}`)

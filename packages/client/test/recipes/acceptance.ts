import { Endcap } from '@endcap/client'
import { AcceptanceTargets } from '@endcap/client/acceptance'

const targets = new AcceptanceTargets(Endcap.fromEnv())
await targets.choose(['amazon', 'google-merchant-center'])
const { rules, active_version } = await targets.get('amazon')
console.log(rules.filter((each) => each.is_old).map((each) => each.text))
const patch = { checked: { 'main-white': '2026-11-29' } }
const { before, after } = await targets.preview('amazon', patch)
console.log(`${before.not_accepted} listings are not accepted, then ${after.not_accepted}`)
await targets.publish('amazon', patch, { comment: 'Checked at its page', expected_version: active_version })

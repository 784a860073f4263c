import { Endcap } from '@endcap/client'
import { LiveChecks } from '@endcap/client/live-checks'

const endcap = Endcap.fromEnv()
const checks = new LiveChecks(endcap)
const { watch_id } = await checks.switchOn()
await checks.change(watch_id, { alert: { nights: 3, order: true } })
for await (const { name, wrong, pdp_id } of checks.list({ state: 'different' })) {
  console.log(`${name}: ${wrong} wrong pictures`)
  const { places } = await checks.get(pdp_id)
  for (const { verdict, cost } of places) console.log(verdict, cost)
}

import { Endcap } from '@endcap/client'
import { Views } from '@endcap/client/views'

const endcap = Endcap.fromEnv()
const views = new Views(endcap)
const saved = await views.create({ name: 'Weak', query: 'score_max=80&sort=pdp_score', shared: true })
for (const { name, query } of (await views.list()).data) console.log(`${name}: ${query}`)
await views.delete(saved.view_id)

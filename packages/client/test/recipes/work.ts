import { Endcap } from '@endcap/client'
import { Work } from '@endcap/client/work'

const endcap = Endcap.fromEnv()
const work = new Work(endcap)
const { pdp_id } = await endcap.pdps.get('sku-4711')
await work.create({ pdp_id, asset_type: 'Lifestyle', agency: 'Studio North', due_on: '2026-12-04' })
for await (const { asset_type, due_on } of work.list({ status: 'at_studio' }))
  console.log(`${asset_type} until ${due_on}`)

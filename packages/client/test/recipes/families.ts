import { Endcap } from '@endcap/client'
import { Families } from '@endcap/client/families'

const endcap = Endcap.fromEnv()
const families = new Families(endcap)
const { pdp_id } = await endcap.pdps.get('sku-4711')
const { family_id, children } = await families.create({ name: 'Lemonade', pdp_ids: [pdp_id] })
console.log(`${children.length} listing in the family`)
await families.delete(family_id)

import { Endcap } from '@endcap/client'
import { Trash } from '@endcap/client/trash'

const endcap = Endcap.fromEnv()
const trash = new Trash(endcap)
const { pdp_id } = await endcap.pdps.get('sku-4711')
await endcap.pdps.delete(pdp_id)
for await (const { id, expires_at } of trash.list()) console.log(`${id} can be restored until ${expires_at}`)
await trash.restore(pdp_id)

import { Endcap } from '@endcap/client'
import { Shares } from '@endcap/client/shares'

const endcap = Endcap.fromEnv()
const shares = new Shares(endcap)
const { pdp_id } = await endcap.pdps.get('sku-4711')
const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString()
const { share_id, url } = await shares.create({
  kind: 'listings',
  pdp_ids: [pdp_id],
  recipient: 'Studio North',
  expires_at: inTwoWeeks,
})
console.log(url)
await shares.close(share_id)

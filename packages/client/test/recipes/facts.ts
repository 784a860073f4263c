import { Endcap } from '@endcap/client'
import { Facts } from '@endcap/client/facts'

const endcap = Endcap.fromEnv()
const facts = new Facts(endcap)
const { hero } = await endcap.pdps.get('sku-4711')
const imageId = hero?.image_id ?? ''
const { version, pdps } = await facts.put(imageId, 'brand_check', { color_share: 0.23, has_logo: true })
for (const { pdp_id, pdp_score } of pdps) console.log(pdp_id, pdp_score)
await facts.delete(imageId, 'brand_check', { expectedVersion: version })

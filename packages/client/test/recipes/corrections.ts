import { Endcap } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'

const endcap = Endcap.fromEnv()
const corrections = new Corrections(endcap)
const { carousel_images } = await endcap.pdps.get('sku-4711')
const image_id = carousel_images[0]?.image_id ?? ''
const { pdps } = await corrections.create({ image_id, kind: 'asset_type', value: 'Nutrition Label' })
for (const { pdp_id, pdp_score } of pdps) console.log(pdp_id, pdp_score)
for await (const { correction_id } of corrections.list({ imageId: image_id, inForce: true }))
  await corrections.revoke(correction_id)

import { openAsBlob } from 'node:fs'
import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
const { url } = await endcap.uploads.create(await openAsBlob('photo.jpg'))
const pdp = await endcap.pdps.submitAndWait('sku-4712', { hero_image_url: url, name: 'Lemonade soda can' })
console.log(pdp.status, pdp.pdp_score)

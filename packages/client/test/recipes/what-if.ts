import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
const { pdp_id } = await endcap.pdps.get('sku-4711')
const draft = await endcap.pdps.score({ base: { pdp_id }, optimize: ['order'] })
console.log(`In the best order the listing scores ${draft.pdp_score}, a difference of ${draft.difference}`)

const withNewImage = await endcap.pdps.score({
  base: { pdp_id },
  hero: { image_url: 'https://cdn.example.com/sku-4711/new-front.jpg' },
})
console.log(withNewImage.status, withNewImage.pdp_score)

import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
const pdp = await endcap.pdps.submitAndWait('sku-4711', {
  name: 'Citrus Sparkling Lemonade Soda, 330 ml can',
  hero_image_url: 'https://cdn.example.com/sku-4711/front.jpg',
  carousel_image_urls: [
    'https://cdn.example.com/sku-4711/back.jpg',
    'https://cdn.example.com/sku-4711/nutrition.jpg',
  ],
})
console.log(pdp.status, pdp.category, pdp.pdp_score)

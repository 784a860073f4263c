import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
const [category] = await endcap.categories.list({ q: 'soft drinks' })
const image = await endcap.images.submitAndWait({
  image_url: 'https://cdn.example.com/sku-4711/front.jpg',
  product_category_id: category?.id ?? '',
  image_type: 'hero',
})
console.log(image.status, image.service_score)
for (const { title, expected_gain } of image.score_metadata?.recommendations ?? [])
  console.log(`+${expected_gain}  ${title}`)

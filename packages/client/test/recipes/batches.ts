import { Endcap } from '@endcap/client'
import { submitMany } from '@endcap/client/batches'

const endcap = Endcap.fromEnv()
const listings = [
  { id: 'sku-4721', name: 'Lemonade soda can', hero_image_url: 'https://cdn.example.com/sku-4711/front.jpg' },
  { id: 'sku-4722', name: 'Potato chips', hero_image_url: 'https://cdn.example.com/sku-4713/front.jpg' },
  { id: 'sku-4723', name: 'Mug', hero_image_url: 'https://cdn.example.com/missing.jpg' },
]
const rows = submitMany(endcap, listings, { concurrency: 8, perMinute: 600, wait: true })
for await (const { input, result, error } of rows) console.log(input.id, error?.message ?? result?.pdp_score)

import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
const { hero } = await endcap.pdps.get('sku-4711')
const imageId = hero?.image_id ?? ''
const [batch, ideas] = await Promise.all([
  endcap.spark.images.requestAndWait(imageId),
  endcap.spark.ideas.requestAndWait(imageId),
])
for (const { image_id, url } of batch.data) {
  const { service_score } = await endcap.images.get(image_id)
  console.log(service_score, url)
}
console.log(ideas.data?.markdown)

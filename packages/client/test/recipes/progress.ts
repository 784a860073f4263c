import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

const submission = {
  name: 'Sea Salt Potato Chips 150 g',
  hero_image_url: 'https://cdn.example.com/sku-4713/front.jpg',
}
const pdp = await endcap.pdps.submitAndWait('sku-4713', submission, {
  signal: stop.signal,
  maxWait: 120_000,
  onProgress: ({ status, pdp_score }) => console.log(status, pdp_score),
})
console.log(pdp.service_certified)

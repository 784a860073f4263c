import { Endcap, EndcapError } from '@endcap/client'

const endcap = Endcap.fromEnv()
try {
  await endcap.pdps.submit('sku-4714', { hero_image_url: 'https://cdn.example.com/missing.jpg', name: 'Mug' })
} catch (error) {
  if (error instanceof EndcapError.NotFound) console.error('There is no such listing')
  else if (error instanceof EndcapError.RateLimited) console.error(`Try again in ${error.retryAfterMs} ms`)
  else if (error instanceof EndcapError && error.code === 'IMAGE_DOWNLOAD_FAILED')
    for (const { url, detail } of error.details?.failed_urls ?? []) console.error(`${url}: ${detail}`)
  else throw error
}

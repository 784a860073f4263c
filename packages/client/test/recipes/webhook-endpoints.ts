import { Endcap } from '@endcap/client'
import { WebhookEndpoints } from '@endcap/client/webhook-endpoints'

const endpoints = new WebhookEndpoints(Endcap.fromEnv())
const { secret } = await endpoints.create({ url: 'https://shop.example.com/endcap', types: ['pdp.scored'] })
console.log(`Store the secret, which is returned only here: ${secret}`)
for (const { url, enabled, failing_since } of (await endpoints.list()).data)
  console.log(url, enabled, failing_since)

import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv(process.env, { logger: console })
const submission = { name: 'Lemonade soda can', hero_image_url: 'https://cdn.example.com/sku-4711/front.jpg' }
const { data, status, headers, requestId } = await endcap.pdps.submit('sku-4715', submission).withResponse()
console.log(status === 202 ? 'accepted' : 'unchanged', data.pdp_id, requestId, headers.get('ratelimit'))

import { Endcap } from '@endcap/client'
import { Shops } from '@endcap/client/shops'

const endcap = Endcap.fromEnv()
const shops = new Shops(endcap)
for (const { name, address } of (await shops.connections()).data) console.log(`${name}: ${address}`)
for await (const { push_id, title, status, message } of shops.pushes())
  console.log(`${push_id} ${title}: ${message ?? status}`)

import { Endcap } from '@endcap/client'
import { Rivals } from '@endcap/client/rivals'

const endcap = Endcap.fromEnv()
const rivals = new Rivals(endcap)
const { rival_set_id: id } = await rivals.create({
  name: 'Potato chips',
  category_id: 'Food > Snacks > Potato Chips',
  retailer: 'marketplace_us',
  entries: ['B0DEMOCHP1', 'https://www.amazon.com/dp/B0DEMOCHP3'],
})
const { pdp_id } = await endcap.pdps.get('sku-4711')
const { percentile, shelf } = await rivals.compare(id, pdp_id)
if (percentile === null) console.log('no rival is read yet')
else console.log(`better than ${percentile}% of them, found in place ${shelf?.now.rank}`)

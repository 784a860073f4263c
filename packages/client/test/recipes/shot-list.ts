import { Endcap } from '@endcap/client'
import { ShotList } from '@endcap/client/shot-list'

const shots = new ShotList(Endcap.fromEnv())
const { by_type } = await shots.summary()
for (const { asset_type, listings, points } of by_type) console.log(asset_type, listings, points)
for await (const { name, asset_type, description } of shots.list({ limit: 100 }))
  console.log(name, asset_type, description)

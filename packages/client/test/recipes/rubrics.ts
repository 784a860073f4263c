import { Endcap } from '@endcap/client'
import { Rubrics } from '@endcap/client/rubrics'

const rubrics = new Rubrics(Endcap.fromEnv())
const patch = { listing: { heroWeight: 0.6 } }
const { before, after } = await rubrics.preview('food-and-drink', patch, {
  onProgress: (progress) => console.log(progress),
})
console.log(`The median goes from ${before.median} to ${after.median}`)
const { active_version } = await rubrics.publish('food-and-drink', patch, {
  comment: 'The main image counts more',
})
await rubrics.activate('food-and-drink', active_version - 1)

import { Endcap } from '@endcap/client'
import { ImageTexts } from '@endcap/client/image-texts'

const endcap = Endcap.fromEnv()
const texts = new ImageTexts(endcap)
const [listing] = (await endcap.pdps.list({ limit: 1 }).page()).data
if (!listing) throw new Error('there is no listing')
const { images } = await texts.altTexts(listing.pdp_id)
const drafts = images.map((image) => image.drafts.find(({ language }) => language === 'en')?.text ?? null)
await texts.setAltTexts(listing.pdp_id, { alt_texts: [{ language: 'en', texts: drafts }] })
const { '@graph': objects } = await texts.imageObjects(listing.pdp_id)
console.log(objects[0]?.caption?.[0]?.['@value'])

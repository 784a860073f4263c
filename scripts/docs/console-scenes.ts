// Makes states for the pictures of the console that the demo shop does not have by itself.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endcap } from '@endcap/client'
import { Goals } from '@endcap/client/goals'
import { LiveChecks } from '@endcap/client/live-checks'
import { Rivals } from '@endcap/client/rivals'
import { Work } from '@endcap/client/work'

const DAY_MS = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Swaps the main image and back to create history. */
export async function recordHistory(endcap: Endcap, pdpId: string): Promise<void> {
  const [main, second, ...rest] = await imagesOf(endcap, pdpId)
  if (!main || !second) throw new Error('the demo listing has too few images')
  for (const [hero, next] of [
    [second, main],
    [main, second],
  ] as const) {
    await endcap.pdps.setImages(pdpId, { hero, carousel: [next, ...rest] })
    await scored(endcap, pdpId)
  }
}

/** Makes shots of each status, one with a picture of Spark to review, and a goal. Returns the shot to review. */
export async function askForPictures(endcap: Endcap, pdpId: string): Promise<string> {
  await new Goals(endcap).create({ measure: 'accepted', value: 0.9, due: dayIn(120) })
  const work = new Work(endcap)
  const listings = (await endcap.pdps.list({ sort: '-can_win', limit: 3 }).page()).data
  for (const [index, { pdp_id: id }] of listings.entries())
    await work.create({
      pdp_id: id,
      asset_type: index === 0 ? 'In Use' : 'Detail',
      note: 'Hands opening the pack, by a window.',
      due_on: dayIn(4 + 3 * index),
      ...(index === 0 && { agency: 'Studio North' }),
    })
  const { shot_id: shot } = await work.create({
    pdp_id: pdpId,
    position: 4,
    asset_type: 'Infographic',
    note: 'What the pack says, with lines to it. Plain ground.',
    due_on: dayIn(2),
  })
  await work.send(shot, { image_id: await sparkImage(endcap, pdpId) })
  return shot
}

/** Reads all other listings of the demo shop as rivals. Returns the set. */
export async function readRivals(endcap: Endcap, pdpId: string): Promise<string> {
  const rivals = new Rivals(endcap)
  const { category_id: category } = await endcap.pdps.summary(pdpId)
  const others = (await endcap.pdps.list({ limit: 50 }).page()).data.filter(({ pdp_id: id }) => id !== pdpId)
  const { rival_set_id: id } = await rivals.create({
    name: 'Top sellers',
    category_id: category,
    retailer: 'marketplace_us',
    entries: others.map(({ id: asin }) => asin),
  })
  while ((await rivals.get(id)).reading > 0) await sleep(500)
  return id
}

/** Composes a set that the shop does not show, and compares both. */
export async function checkShop(endcap: Endcap, pdpId: string): Promise<void> {
  const [main, second, third, ...rest] = await imagesOf(endcap, pdpId)
  if (!main || !second || !third) throw new Error('the demo listing has too few images')
  const made = { image_id: await sparkImage(endcap, pdpId) }
  await endcap.pdps.setImages(pdpId, { hero: second, carousel: [main, third, ...rest, made] })
  await scored(endcap, pdpId)
  const checks = new LiveChecks(endcap)
  await checks.switchOn()
  await checks.checkNow(pdpId)
  while ((await checks.get(pdpId)).is_reading) await sleep(500)
}

const imagesOf = async (endcap: Endcap, pdpId: string): Promise<{ image_id: string }[]> =>
  (await endcap.pdps.composer(pdpId)).images.map(({ image_id: id }) => ({ image_id: id }))

/** Returns the best image for the carousel that Spark has made. */
async function sparkImage(endcap: Endcap, pdpId: string): Promise<string> {
  const { images } = await endcap.pdps.spark(pdpId)
  const [best] = images
    .filter(({ kept, image_type: role }) => kept && role === 'carousel')
    .toSorted((one, other) => (other.gain_listing ?? 0) - (one.gain_listing ?? 0))
  if (!best?.image_id) throw new Error('Spark has kept no image for the carousel')
  return best.image_id
}

async function scored(endcap: Endcap, id: string): Promise<void> {
  while ((await endcap.pdps.summary(id)).status === 'PROCESSING') await sleep(200)
}

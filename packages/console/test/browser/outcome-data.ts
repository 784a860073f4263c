import type { Endcap, NewOutcomes } from '@endcap/client'
import { Outcomes } from '@endcap/client/outcomes'
import { eventually } from '../../../service/test/support/eventually.ts'

type NewOutcome = NewOutcomes['outcomes'][number]
/** An image of a listing with its score, and that of how it fills the frame. */
type Shown = { id: string; score: number; fill: number }
/** Visitors and orders of both arms on each day. */
type Daily = { old: [visitors: number, orders: number]; own: [visitors: number, orders: number] }

const FIRST = Date.parse('2026-10-01')
const MS_PER_DAY = 86_400_000
const dayAt = (index: number): string => new Date(FIRST + index * MS_PER_DAY).toISOString().slice(0, 10)

/** Visitors and orders of a day, for each verdict that a test can have. */
const VERDICTS = {
  better: { old: [5_000, 150], own: [5_000, 180] },
  worse: { old: [5_000, 180], own: [5_000, 150] },
  close: { old: [40_000, 1_600], own: [40_000, 1_600] },
  few: { old: [400, 12], own: [400, 13] },
  broken: { old: [6_000, 180], own: [5_000, 190] },
} satisfies Record<string, Daily>

const DAYS = 14

/** Returns the rows of a test of two images, for each day. */
function rowsOf(test: string, pdpId: string, [old, own]: [Shown, Shown], daily: Daily): NewOutcome[] {
  const common = { source: 'My shop', test, listing: pdpId }
  return Array.from({ length: DAYS }, (_, index) => {
    const days = { from: dayAt(index), to: dayAt(index) }
    const arm = (name: 'old' | 'own', image: Shown) => ({
      ...common,
      ...days,
      arm: name,
      is_control: name === 'old',
      pictures: [image.id],
      impressions: daily[name][0],
      // Days differ a little.
      orders: daily[name][1] + (index % 3) - 1,
    })
    return [arm('old', old), arm('own', own)]
  }).flat()
}

/** Returns the images of a listing, the lowest score first. */
async function imagesOf(endcap: Endcap, pdpId: string): Promise<Shown[]> {
  const { images } = await endcap.pdps.explanation(pdpId)
  return images
    .map(({ image_id: id, service_score: score, factors }) => {
      const fill = factors.find(({ name }) => name === PLANTED)?.score ?? 0
      return { id, score: score ?? 0, fill }
    })
    .toSorted((one, other) => one.score - other.score)
}

/** Stores a test of each verdict, one whose new picture is not known, and one of before and after. */
export async function saveFewTests(endcap: Endcap, pdpId: string): Promise<void> {
  const outcomes = new Outcomes(endcap)
  const images = await imagesOf(endcap, pdpId)
  const [old, own] = [images[0], images.at(-1)]
  if (!old || !own) throw new Error('the listing has no images')
  const rows = (test: string, daily: Daily) => rowsOf(test, pdpId, [old, own], daily)
  for (const [verdict, daily] of Object.entries(VERDICTS))
    await outcomes.create(rows(`Chips, ${verdict}`, daily))
  await outcomes.create(
    rows('Chips, lost picture', VERDICTS.better).map((row) =>
      row.arm === 'own' ? { ...row, pictures: ['never.png'] } : row,
    ),
  )
  const money = { revenue: 1234, currency: 'EUR' }
  await outcomes.create(
    rows('Chips, autumn', VERDICTS.better).map((row) => ({ ...row, ...money, kind: 'observational' })),
  )
  await scored(outcomes)
}

/** A factor whose effect on orders is far from its weight. */
const PLANTED = 'fill'
const MANY = 80

/**
 * Stores tests of pairs of images of listings of one family of rules, and one of another family. Their orders follow
 * the difference of scores, and that of one factor.
 */
export async function saveManyTests(endcap: Endcap, pdpId: string): Promise<void> {
  const outcomes = new Outcomes(endcap)
  const { family } = await endcap.pdps.composer(pdpId)
  const pairs: [pdpId: string, old: Shown, own: Shown][] = []
  let other: [pdpId: string, old: Shown, own: Shown] | null = null
  const listings = (await endcap.pdps.list({ limit: 50 }).page()).data
  for (const { pdp_id: id } of listings.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const images = await imagesOf(endcap, id)
    const [worst, best] = [images[0], images.at(-1)]
    if ((await endcap.pdps.composer(id)).family !== family) {
      if (!other && worst && best && worst.score < best.score) other = [id, worst, best]
      continue
    }
    for (const old of images) for (const own of images) if (old !== own) pairs.push([id, old, own])
  }
  for (let index = 0; index < MANY; index++) {
    const [id, old, own] = pairs[index % pairs.length] ?? []
    if (id === undefined || !old || !own) throw new Error('the listings have too few images')
    const change = 0.001 * (own.score - old.score) + 0.003 * (own.fill - old.fill) + ((index % 5) - 2) * 0.004
    const daily: Daily = { old: [40_000, 1_600], own: [40_000, Math.round(1_600 * (1 + change))] }
    await outcomes.create(rowsOf(`Family, pair ${index + 1}`, id, [old, own], daily))
  }
  if (other) await outcomes.create(rowsOf('Another family', other[0], [other[1], other[2]], VERDICTS.better))
  await scored(outcomes)
}

/** Waits until all arms whose pictures are known have scores. */
async function scored(outcomes: Outcomes): Promise<void> {
  const isScored = async () => {
    const { data } = await outcomes.tests({ limit: 200 })
    return data.every(({ arms }) => arms.every(({ is_bound: isBound, score }) => !isBound || score !== null))
  }
  await eventually(isScored, { attempts: 600, everyMs: 200 })
}

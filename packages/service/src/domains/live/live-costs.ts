import { oneDecimal } from '@endcap/scoring'
import type { JudgedPlace, LiveSent, LiveShown } from '../../platform/db/schema.ts'
import { scoreAnalyzed } from '../drafts/get-draft.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import { contentAt } from './count-verdicts.ts'

export type CostDeps = Parameters<typeof scoreAnalyzed>[0] & {
  /** Null where nobody waits for models: contents that were not analyzed have no cost then. */
  analyzeImage: AnalyzeImage | null
}

type Night = {
  sent: readonly LiveSent[]
  shown: readonly LiveShown[]
  places: readonly JudgedPlace[]
  sentScore: number | null
}

/**
 * Turns the sent set into the shown one, difference by difference, and scores each step. So the costs add up to
 * the whole difference. Pictures that are the same are scored as they were sent, whatever the shop's compression.
 */
export async function costPlaces(
  deps: CostDeps,
  pdp: Pdp,
  night: Night,
  signal: AbortSignal,
): Promise<{ places: JudgedPlace[]; shownScore: number | null }> {
  const steps = stepsOf(night)
  const last = steps.at(-1)?.contents ?? contentsOf(night.sent)
  if (deps.analyzeImage)
    for (const sha256 of new Set(last)) await deps.analyzeImage(pdp.organization_id, sha256, signal)
  const costs = new Map<JudgedPlace, number | null>()
  let before = night.sentScore
  for (const { place, contents } of steps) {
    const score = await scoreContents(deps, pdp, contents)
    costs.set(place, before === null || score === null ? null : oneDecimal(before - score))
    before = score
  }
  const places = night.places.map((place) => {
    if (place.verdict === 'same') return place
    // The first moved picture has the cost of the order.
    const cost = costs.has(place) ? (costs.get(place) ?? null) : 0
    return { ...place, cost }
  })
  return { places, shownScore: steps.length === 0 ? night.sentScore : before }
}

type Step = { place: JudgedPlace; contents: string[] }

const contentsOf = (side: readonly { sha256: string }[]): string[] => side.map(({ sha256 }) => sha256)

/** Returns a set for each difference: replaced, added, missing, and at last the order. */
export function stepsOf({ sent, shown, places }: Pick<Night, 'sent' | 'shown' | 'places'>): Step[] {
  type Slot = { sha256: string; sent: number | null }
  let slots: Slot[] = sent.map(({ sha256 }, index) => ({ sha256, sent: index }))
  const steps: Step[] = []
  const take = (place: JudgedPlace, after: Slot[]) => {
    slots = after
    steps.push({ place, contents: contentsOf(after) })
  }
  for (const place of places.filter(({ verdict }) => verdict === 'version' || verdict === 'other'))
    take(
      place,
      slots.map((slot) =>
        slot.sent === place.sent ? { ...slot, sha256: contentAt(shown, place.shown) } : slot,
      ),
    )
  for (const place of places.filter(({ verdict }) => verdict === 'added'))
    take(
      place,
      slots.toSpliced(place.shown ?? slots.length, 0, { sha256: contentAt(shown, place.shown), sent: null }),
    )
  for (const place of places.filter(({ verdict }) => verdict === 'missing'))
    take(
      place,
      slots.filter((slot) => slot.sent !== place.sent),
    )
  const final = finalContents({ sent, shown, places })
  const moved = places.find(({ verdict }) => verdict === 'moved')
  if (moved) steps.push({ place: moved, contents: final })
  const last = steps.pop()
  return last ? [...steps, { ...last, contents: final }] : []
}

/** Returns the shown set, with the sent files of pictures that are the same. */
const finalContents = ({ sent, shown, places }: Pick<Night, 'sent' | 'shown' | 'places'>): string[] =>
  shown.map(({ sha256 }, position) => {
    const place = places.find((each) => each.shown === position)
    return place && (place.verdict === 'same' || place.verdict === 'moved')
      ? contentAt(sent, place.sent)
      : sha256
  })

/** Scores contents as a draft, without storing it. Null if one was not analyzed. */
async function scoreContents(deps: CostDeps, pdp: Pdp, contents: readonly string[]): Promise<number | null> {
  const [hero, ...carousel] = contents.map((sha256) => ({
    reference: { image_url: sha256 },
    sha256,
    assetId: null,
  }))
  if (!hero) return null
  const draft = {
    baseScore: null,
    hasOtherRules: false,
    retailer: pdp.retailer,
    categoryId: pdp.category_id,
    name: pdp.name,
    hero,
    carousel,
    candidates: [],
    optimize: null,
  }
  return (await scoreAnalyzed(deps, pdp.organization_id, draft, null))?.pdp_score ?? null
}

import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { LivePlace } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import type { JudgedPlace, LiveSent, LiveShown } from '../../platform/db/schema.ts'
import type { RenderImage } from '../images/decode-images.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import { findAnswers } from './answer-store.ts'
import { compareContents } from './compare-live.ts'
import { contentAt } from './count-verdicts.ts'
import { type CostDeps, costPlaces } from './live-costs.ts'
import type { LiveReading, ReadCheck } from './live-store.ts'

export type JudgeDeps = CostDeps & { db: Db; blobs: Pick<BlobStore, 'get'>; renderImage: RenderImage }

type Sides = { sent: LiveSent[]; shown: LiveShown[]; sentScore: number | null }

/** Results of an earlier process may be those of another release. */
const STARTED_AT = new Date()

/**
 * Compares what a shop shows with what was sent, as people have taught it, and finds what it costs. Without a change
 * since `last`, this stays the result.
 */
export async function judgeNight(
  deps: JudgeDeps,
  pdp: Pdp,
  { sent, shown, sentScore }: Sides,
  signal: AbortSignal,
  last?: ReadCheck,
): Promise<LiveReading> {
  const organizationId = pdp.organization_id
  const contents = {
    sent: sent.map(({ sha256 }) => sha256),
    shown: shown.map(({ sha256 }) => sha256),
  }
  const answers = await findAnswers(deps.db, organizationId, contents)
  const answerOf = (place: LivePlace) =>
    answers({ sent: contentAt(sent, place.sent), shown: contentAt(shown, place.shown) })
  if (
    last &&
    last.checked_at > STARTED_AT &&
    last.sent_score === sentScore &&
    isSameShelf(last.sent, sent) &&
    isSameShelf(last.shown, shown) &&
    last.places.every((place) => place.answer === answerOf(place))
  )
    return { sent, shown, sentScore, places: last.places, shownScore: last.shown_score }
  const compared = await compareContents(deps, { organizationId, ...contents, answers }, signal)
  const places = compared.map((place): JudgedPlace => {
    const answer = answerOf(place)
    return answer === undefined ? place : { ...place, answer }
  })
  if (places.every(({ verdict }) => verdict === 'same'))
    return { sent, shown, places, sentScore, shownScore: sentScore }
  const costed = await costPlaces(deps, pdp, { sent, shown, places, sentScore }, signal)
  return { sent, shown, sentScore, ...costed }
}

type Shelf = readonly { sha256: string }[]

const isSameShelf = (one: Shelf, other: Shelf): boolean =>
  one.length === other.length && one.every(({ sha256 }, index) => sha256 === other[index]?.sha256)

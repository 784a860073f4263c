import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { Db } from '../../platform/db/database.ts'
import type { JudgedPlace, LiveSent, LiveShown } from '../../platform/db/schema.ts'
import type { RenderImage } from '../images/decode-images.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import { findAnswers } from './answer-store.ts'
import { compareContents } from './compare-live.ts'
import { contentAt } from './count-verdicts.ts'
import { type CostDeps, costPlaces } from './live-costs.ts'
import type { LiveReading } from './live-store.ts'

export type JudgeDeps = CostDeps & { db: Db; blobs: Pick<BlobStore, 'get'>; renderImage: RenderImage }

type Sides = { sent: LiveSent[]; shown: LiveShown[]; sentScore: number | null }

/** Compares what a shop shows with what was sent, as people have taught it, and finds what it costs. */
export async function judgeNight(
  deps: JudgeDeps,
  pdp: Pdp,
  { sent, shown, sentScore }: Sides,
  signal: AbortSignal,
): Promise<LiveReading> {
  const organizationId = pdp.organization_id
  const contents = {
    sent: sent.map(({ sha256 }) => sha256),
    shown: shown.map(({ sha256 }) => sha256),
  }
  const answers = await findAnswers(deps.db, organizationId, contents)
  const compared = await compareContents(deps, { organizationId, ...contents, answers }, signal)
  const places = compared.map((place): JudgedPlace => {
    const pair = { sent: contentAt(sent, place.sent), shown: contentAt(shown, place.shown) }
    const answer = answers(pair)
    return answer === undefined ? place : { ...place, answer }
  })
  if (places.every(({ verdict }) => verdict === 'same'))
    return { sent, shown, places, sentScore, shownScore: sentScore }
  const costed = await costPlaces(deps, pdp, { sent, shown, places, sentScore }, signal)
  return { sent, shown, sentScore, ...costed }
}

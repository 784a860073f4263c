import { LIVE_READ_STATES, type LiveAnswerBody, type OwnReference } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { noSuchImage } from '../images/explain-image.ts'
import type { Content } from '../pdps/changes/composed-images.ts'
import type { SetImages } from '../pdps/changes/set-images.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { SubmitOutcome } from '../pdps/submission/apply-submission.ts'
import { saveAnswer } from './answer-store.ts'
import { CHECK_LIVE, storefrontOf } from './check-live.job.ts'
import { stateOf } from './count-verdicts.ts'
import { type JudgeDeps, judgeNight } from './judge-night.ts'
import { findKept, lastRead, type ReadCheck, readNights, saveReading, startReading } from './live-store.ts'

/** Enqueues a check unless one waits or runs. @throws DomainError NO_SHOP_PAGE, PDP_NOT_SCORED */
export async function checkNow({ db, jobs }: { db: Db; jobs: JobQueue }, pdp: Pdp): Promise<void> {
  if (!storefrontOf(pdp))
    throw new DomainError('NO_SHOP_PAGE', 'the listing has no page at a storefront that can be read')
  if (!pdp.result) throw new DomainError('PDP_NOT_SCORED', 'the listing has no score yet')
  const { id: pdpId, organization_id: organizationId } = pdp
  const night = new Date().toISOString().slice(0, 10)
  await db.transaction().execute(async (trx) => {
    if (await startReading(trx, { pdpId, night, organizationId }))
      await jobs.enqueue(trx, CHECK_LIVE, [{ pdpId, night, isNow: true }], {
        organizationId,
        urgency: 'interactive',
      })
  })
}

/**
 * Stores what a person says about two contents, and judges the last reading again.
 *
 * @throws DomainError IMAGE_NOT_FOUND, SHOP_NOT_READ
 */
export async function answerPair(
  deps: JudgeDeps,
  pdp: Pdp,
  { sent_image_id: imageId, shown_sha256: shown, answer }: LiveAnswerBody,
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps
  const read = await readingOf(db, pdp.id)
  const sent = read.sent.find((image) => image.image_id === imageId?.toLowerCase())?.sha256
  if (imageId !== null && sent === undefined) throw noSuchImage(imageId)
  if (shown !== null && !read.shown.some(({ sha256 }) => sha256 === shown)) throw noSuchImage(shown)
  await saveAnswer(db, pdp.organization_id, { sent: sent ?? '', shown: shown ?? '' }, answer)
  const judged = await judgeNight(deps, pdp, { ...read, sentScore: read.sent_score }, signal)
  // Contents that nobody has analyzed yet keep the score of the night.
  const reading = { ...judged, shownScore: judged.shownScore ?? read.shown_score }
  const isOfNight = LIVE_READ_STATES.some((state) => state === read.state)
  await saveReading(
    db,
    { pdpId: pdp.id, night: read.night },
    isOfNight ? stateOf(reading.places) : read.state,
    reading,
  )
}

type KeepDeps = { db: Db; pdps: Pick<PdpStore, 'images'>; setImages: SetImages }

/**
 * Makes what the shop shows the images of the listing. Pictures that are the same stay as they were sent.
 *
 * @throws DomainError IMAGES_CHANGED, IMAGE_NOT_FOUND, SHOP_NOT_READ
 */
export async function keepShown(
  { db, pdps, setImages }: KeepDeps,
  pdp: Pdp,
  expected: readonly string[] | null,
): Promise<SubmitOutcome> {
  const read = await readingOf(db, pdp.id)
  const [hero, ...carousel] = await referencesOf(db, pdp.id, read)
  if (!hero) throw notRead()
  const outcome = await setImages({
    organizationId: pdp.organization_id,
    pdpId: pdp.id,
    composition: { hero, carousel, expected_image_ids: expected && [...expected] },
    origin: { isComposed: true, setFrom: 'storefront' },
  })
  const sent = (await pdps.images(db, pdp.id)).map(({ imageId, sha256 }) => ({ image_id: imageId, sha256 }))
  if (sent.length === read.shown.length)
    await saveReading(db, { pdpId: pdp.id, night: read.night }, 'same', {
      sent,
      shown: read.shown,
      places: sent.map((_, index) => ({ verdict: 'same', sent: index, shown: index, sure: true })),
      sentScore: read.shown_score,
      shownScore: read.shown_score,
    })
  return outcome
}

async function referencesOf(db: Db, pdpId: string, { sent, shown, places }: ReadCheck) {
  const contents = shown.map(({ sha256 }) => sha256)
  const kept = await findKept(db, pdpId, contents)
  return contents.flatMap((sha256, position): (OwnReference | Content)[] => {
    const place = places.find((each) => each.shown === position)
    const isSame = place?.verdict === 'same' || place?.verdict === 'moved'
    const mine = isSame && place.sent !== null ? sent[place.sent] : undefined
    if (mine) return [{ image_id: mine.image_id }]
    // The shop may show a picture twice.
    if (contents.indexOf(sha256) < position) return []
    const file = kept.get(sha256)
    if (!file) throw notRead()
    return [{ sha256, file }]
  })
}

async function readingOf(db: Db, pdpId: string): Promise<ReadCheck> {
  const read = lastRead((await readNights(db, pdpId)).nights)
  if (!read) throw notRead()
  return read
}

const notRead = () => new DomainError('SHOP_NOT_READ', 'the shop’s page of the listing was not read yet')

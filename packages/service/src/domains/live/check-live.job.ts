import { type LiveState, MAX_CAROUSEL_IMAGES, type ReadProblem } from '@endcap/api'
import { type Storefront, storefrontOfRetailer } from '@endcap/catalog'
import type { ListingSource } from '@endcap/listing-sources'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { LiveShown } from '../../platform/db/schema.ts'
import type { JobType, Worker } from '../../platform/jobs/job-type.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import type { Pdp, PdpImage } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { Downloads } from '../pdps/submission/downloads.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { FetchListing } from '../scraping/fetch-listing.ts'
import { readProblemOf } from '../scraping/read-problem.ts'
import { stateOf } from './count-verdicts.ts'
import { type JudgeDeps, judgeNight } from './judge-night.ts'
import { reportTurn, takeTurn } from './live-host.ts'
import {
  dropNight,
  findPictures,
  type LiveResult,
  lastRead,
  type Night,
  readNights,
  saveNight,
  savePictures,
} from './live-store.ts'
import { reportNight } from './report-night.ts'

/** `isNow`: somebody waits for it. */
type Payload = Night & { isNow?: boolean }

export const CHECK_LIVE: JobType<Payload> = {
  name: 'check-live',
  retryLimit: 2,
  timeoutS: 600,
  isFair: true,
  waitsForOthers: true,
}

export type CheckDeps = JudgeDeps & {
  analyzeImage: AnalyzeImage
  pdps: Pick<PdpStore, 'findById' | 'images'>
  listingSource: Pick<ListingSource, 'hostOf' | 'mayRead'>
  fetchListingOnce: FetchListing
  fetchListingImages: FetchImages
  files: StoredFiles
}

type Subject = { pdp: Pdp; images: PdpImage[]; storefront: Storefront }

/** Creates the worker that compares a shop's page with the stored listing, which it does not change. */
export function createCheckLiveWorker(deps: CheckDeps, concurrency: number): Worker<Payload> {
  const { db, pdps, listingSource } = deps
  return {
    concurrency,
    async handle(payload, signal) {
      const pdp = await pdps.findById(db, payload.pdpId)
      const storefront = storefrontOf(pdp)
      const images = pdp ? await pdps.images(db, pdp.id) : []
      if (!pdp || !storefront || images.length === 0) {
        await dropNight(db, payload)
        return
      }
      const host = listingSource.hostOf(storefront)
      if (!(await takeTurn(db, host, signal))) {
        if (payload.isNow) await save(db, pdp, payload, notRead('busy'))
        else await dropNight(db, payload)
        return
      }
      const result = await check(deps, { pdp, images, storefront }, signal)
      await reportTurn(db, host, result.state === 'not_read')
      await save(db, pdp, payload, result)
    },
    onDeadLetter: async (payload) => {
      await saveNight(db, payload, notRead('failed'))
    },
  }
}

/** Returns where the page of a listing is, if it has one. */
export const storefrontOf = (pdp: Pick<Pdp, 'id_type' | 'retailer'> | null): Storefront | null =>
  pdp?.id_type === 'asin' ? storefrontOfRetailer(pdp.retailer) : null

const notRead = (problem: ReadProblem, state: LiveState = 'not_read'): LiveResult => ({
  state,
  problem,
  reading: null,
})

async function check(deps: CheckDeps, subject: Subject, signal: AbortSignal): Promise<LiveResult> {
  const { pdp, images, storefront } = subject
  const query = { asin: pdp.external_id, storefront }
  try {
    if (!(await deps.listingSource.mayRead(query, signal))) return notRead('forbidden', 'not_allowed')
    const listing = await deps.fetchListingOnce({ organizationId: pdp.organization_id, ...query }, signal)
    const urls = [...new Set(listing.images)].slice(0, MAX_CAROUSEL_IMAGES + 1)
    const shown = await readShown(deps, subject, urls, signal)
    const sent = images.map(({ imageId, sha256 }) => ({ image_id: imageId, sha256 }))
    const sentScore = pdp.result?.pdp_score ?? null
    const last = lastRead((await readNights(deps.db, pdp.id)).nights)
    const reading = await judgeNight(deps, pdp, { sent, shown, sentScore }, signal, last)
    return { state: stateOf(reading.places), problem: null, reading }
  } catch (error) {
    signal.throwIfAborted()
    // The next night asks again. An alert would claim what nobody knows.
    const problem = readProblemOf(error)
    if (problem === null) throw error
    return notRead(problem)
  }
}

/** Downloads only pictures with a new address, and keeps all. @throws DomainError IMAGE_DOWNLOAD_FAILED */
async function readShown(
  { db, fetchListingImages, files }: CheckDeps,
  { pdp, images }: Subject,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<LiveShown[]> {
  const kept = await findPictures(db, pdp.id, urls)
  const own = new Map(images.map((image) => [image.contentUrl, image]))
  await using downloads = new Downloads(
    pdp.organization_id,
    { fetchImages: fetchListingImages, files },
    signal,
  )
  await downloads.complete(urls.filter((url) => !kept.has(url) && !own.has(url)))
  const added = urls.flatMap((url) => {
    const found = kept.has(url) ? undefined : (own.get(url) ?? downloads.get(url))
    return found ? [{ url, sha256: found.sha256, file: found.file }] : []
  })
  await db
    .transaction()
    .execute((trx) => savePictures(trx, { pdpId: pdp.id, organizationId: pdp.organization_id }, added))
  const contents = new Map([...kept, ...added.map(({ url, sha256 }) => [url, sha256] as const)])
  return urls.map((url) => ({ url, sha256: contents.get(url) ?? '' }))
}

const save = (db: Db, pdp: Pdp, night: Night, result: LiveResult): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const last = lastRead((await readNights(trx, pdp.id)).nights)
    if (await saveNight(trx, night, result)) await reportNight(trx, pdp, night, { result, last })
  })

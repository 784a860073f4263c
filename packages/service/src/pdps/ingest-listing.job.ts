import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredFiles } from '../blobs/stored-files.ts'
import type { Db } from '../db/database.ts'
import type { FailedUrl, FetchImages } from '../images/fetch-images.ts'
import type { JobType, Worker } from '../jobs/job-type.ts'
import type { ListingStore } from '../listings/listing-store.ts'
import type { Logger } from '../log.ts'
import type { ScoringRunStore } from '../scoring/scoring-run-store.ts'
import { listingItems, type StartRun } from '../scoring/start-run.ts'
import { Downloads } from './downloads.ts'
import type { Pdp, PdpStore } from './pdp-store.ts'
import { reconcileImages } from './reconcile-images.ts'
import { filenameOf, MAX_CAROUSEL_IMAGES, type SubmittedImage } from './submission.ts'

type Payload = { pdpId: string; runId: string }

/** Bring in the images of a listing that a storefront told. Sent with the submission by ASIN. */
export const INGEST_LISTING: JobType<Payload> = {
  name: 'ingest-listing',
  retryLimit: 8,
  timeoutS: 600,
  isFair: true,
  waitsForOthers: true,
}

type Deps = {
  db: Db
  runs: ScoringRunStore
  pdps: PdpStore
  listings: ListingStore
  fetchImages: FetchImages
  files: StoredFiles
  startRun: StartRun
  log: Logger
}

/** Error codes that a PDP can end with. */
const IMAGE_DOWNLOAD_FAILED = 'IMAGE_DOWNLOAD_FAILED'
const LISTING_INGEST_FAILED = 'LISTING_INGEST_FAILED'
/** Downloads of what is missing, and the pause before each further one. */
const ROUNDS = 3
const PAUSE_MS = 2_000

/**
 * Downloads the images that the PDP does not have yet, and starts the scoring of the listing. A carousel
 * image that cannot be had is left out, as a shopper would not see it either; without the main image the
 * listing cannot be judged, and the PDP ends in ERROR.
 */
export function createIngestListingWorker(
  { db, runs, pdps, listings, fetchImages, files, startRun, log }: Deps,
  concurrency: number,
): Worker<Payload> {
  /** Runs `change` on the PDP if the submission that sent the job still counts, and its scoring has not begun. */
  async function ifWaiting({ pdpId, runId }: Payload, change: (trx: Db, pdp: Pdp) => Promise<void>) {
    await db.transaction().execute(async (trx) => {
      const pdp = await pdps.lock(trx, pdpId)
      if (pdp?.run_id !== runId || pdp.status !== 'PROCESSING' || (await runs.find(trx, runId))) return
      await change(trx, pdp)
      await runs.removeSuperseded(trx, pdpId)
    })
  }

  return {
    concurrency,
    async handle(payload, signal) {
      const { pdpId, runId } = payload
      const pdp = await pdps.findById(db, pdpId)
      const listing = await listings.find(pdpId)
      if (!listing || pdp?.run_id !== runId || pdp.status !== 'PROCESSING') return
      const existing = new Map((await pdps.images(db, pdpId)).map((image) => [image.filename, image]))
      const wanted = galleryOf(listing.images)
      await using downloads = new Downloads(pdp.organization_id, { fetchImages, files }, signal)
      const failed = await download(
        downloads,
        wanted.filter(({ filename }) => !existing.has(filename)),
        signal,
      )
      if (failed.length > 0)
        log.warn({ pdp_id: pdpId, failed_urls: failed }, 'images of a listing cannot be had')
      const missing = new Set(failed.map(({ url }) => url))
      const [hero] = wanted
      if (!hero || missing.has(hero.url))
        return await ifWaiting(payload, (trx) => pdps.fail(trx, pdpId, IMAGE_DOWNLOAD_FAILED))
      const had = wanted
        .filter(({ url }) => !missing.has(url))
        .map((image, position) => ({ ...image, position }))
      await ifWaiting(payload, async (trx, { organization_id: organizationId, category_id: categoryId }) => {
        const images = reconcileImages(had, { existing, downloads, categoryId })
        await pdps.saveImages(trx, { id: pdpId, organizationId, categoryId }, images)
        const items = listingItems(images.images)
        await startRun(
          trx,
          { id: runId, subject: { kind: 'pdp', pdpId } },
          { organizationId, categoryId, items, urgency: 'submission' },
        )
      })
    },
    onDeadLetter: (payload) => ifWaiting(payload, (trx, { id }) => pdps.fail(trx, id, LISTING_INGEST_FAILED)),
  }
}

/** The images of the page in order; of two with one file name, the first. */
function galleryOf(urls: readonly string[]): SubmittedImage[] {
  const byFilename = new Map(urls.toReversed().map((url) => [filenameOf(url), url]))
  return urls
    .filter((url) => byFilename.get(filenameOf(url)) === url)
    .slice(0, MAX_CAROUSEL_IMAGES + 1)
    .map((url, position) => ({ position, url, filename: filenameOf(url), assetId: null }))
}

/** Tries again what may pass; tells what cannot be had. */
async function download(
  downloads: Downloads,
  wanted: readonly SubmittedImage[],
  signal: AbortSignal,
): Promise<FailedUrl[]> {
  let failed = await downloads.attempt(wanted)
  for (let round = 1; round < ROUNDS && failed.some(({ mayPass }) => mayPass); round++) {
    await sleep(PAUSE_MS * round, undefined, { signal })
    failed = await downloads.attempt(failed)
  }
  return failed
}

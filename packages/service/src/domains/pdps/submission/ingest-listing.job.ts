import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_CAROUSEL_IMAGES } from '@endcap/api'
import type { Logger } from '@endcap/foundation/observability/log'
import type { StoredFiles } from '../../../platform/blobs/stored-files.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { JobType, Urgency, Worker } from '../../../platform/jobs/job-type.ts'
import type { FailedUrl } from '../../images/download-image.ts'
import type { FetchImages } from '../../images/fetch-images.ts'
import type { ScoringRunStore } from '../../scoring/scoring-run-store.ts'
import { listingItems, type StartRun } from '../../scoring/start-run.ts'
import type { ListingStore } from '../../scraping/listing-store.ts'
import type { Pdp } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { Downloads } from './downloads.ts'
import { planImages, reconcileImages, urlsToFetch } from './reconcile-images.ts'
import { namedImages, type SubmittedImage } from './submission.ts'

type Payload = {
  pdpId: string
  runId: string
  /** Scoring urgency. Jobs of earlier releases have none. */
  urgency?: Urgency
  refreshesImages?: boolean
}

/** Enqueued by the submission of an ASIN. */
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

/** Maximum number of downloads of an image. */
const ROUNDS = 3
/** Before the second round. Doubles before the third. */
const PAUSE_MS = 2_000

/**
 * Downloads new images and starts scoring. Omits failed carousel images, which shoppers cannot see either.
 * Without the main image the PDP ends in ERROR.
 */
export function createIngestListingWorker(
  { db, runs, pdps, listings, fetchImages, files, startRun, log }: Deps,
  concurrency: number,
): Worker<Payload> {
  /** Skips submissions that were superseded or are being scored. */
  async function ifCurrent({ pdpId, runId }: Payload, change: (trx: Db, pdp: Pdp) => Promise<void>) {
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
      const { pdpId, runId, urgency = 'submission', refreshesImages = false } = payload
      const pdp = await pdps.findById(db, pdpId)
      const listing = await listings.find(pdpId)
      if (!listing || pdp?.run_id !== runId || pdp.status !== 'PROCESSING') return
      const wanted = planImages(imagesOf(listing.images), await pdps.images(db, pdpId), {
        refreshesImages,
        isImmutable: () => false,
      })
      await using downloads = new Downloads(pdp.organization_id, { fetchImages, files }, signal)
      const failed = await download(downloads, urlsToFetch(wanted), signal)
      if (failed.length > 0)
        log.warn({ pdp_id: pdpId, failed_urls: failed }, 'cannot download images of a listing')
      const missing = new Set(failed.map(({ url }) => url))
      const [hero] = wanted
      if (!hero || missing.has(hero.sourceUrl))
        return await ifCurrent(payload, (trx, current) => pdps.fail(trx, current, 'IMAGE_DOWNLOAD_FAILED'))
      const available = wanted
        .filter(({ sourceUrl }) => !missing.has(sourceUrl))
        .map((image, position) => ({ ...image, position }))
      await ifCurrent(payload, async (trx, { organization_id: organizationId, category_id: categoryId }) => {
        const images = reconcileImages(available, { downloads, categoryId })
        await pdps.saveImages(trx, { id: pdpId, organizationId, categoryId }, images)
        const items = listingItems(images.images)
        await startRun(
          trx,
          { id: runId, subject: { kind: 'pdp', pdpId } },
          { organizationId, categoryId, items, urgency },
        )
      })
    },
    onDeadLetter: (payload) => ifCurrent(payload, (trx, pdp) => pdps.fail(trx, pdp, 'LISTING_INGEST_FAILED')),
  }
}

/** Each address once, in order. */
const imagesOf = (urls: readonly string[]): SubmittedImage[] =>
  namedImages([...new Set(urls)].slice(0, MAX_CAROUSEL_IMAGES + 1))

/** Retries transient failures. Returns the images that failed. */
async function download(
  downloads: Downloads,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<FailedUrl[]> {
  let failed = await downloads.attempt(wanted)
  for (let round = 1; round < ROUNDS && failed.some(({ isTransient }) => isTransient); round++) {
    await sleep(PAUSE_MS * round, undefined, { signal })
    failed = await downloads.attempt(failed.map(({ url }) => url))
  }
  return failed
}

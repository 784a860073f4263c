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
  /** Urgency of the scoring. Jobs of earlier releases have none. */
  urgency?: Urgency
  /** True to download images again that the PDP has already. */
  refreshesImages?: boolean
}

/** Downloads the images of a listing page. Enqueued by the submission of an ASIN. */
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
/** Pause before the second round. The pause before the third is twice as long. */
const PAUSE_MS = 2_000

/**
 * Creates the worker that downloads the images that a PDP does not have yet, and starts its scoring. A carousel
 * image that cannot be downloaded is left out, because shoppers cannot see it either. Without the main image
 * the listing cannot be scored, and the PDP ends in ERROR.
 */
export function createIngestListingWorker(
  { db, runs, pdps, listings, fetchImages, files, startRun, log }: Deps,
  concurrency: number,
): Worker<Payload> {
  /** Runs `change` on the PDP, unless the submission of this job was superseded or its scoring has started. */
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

/** Returns the images of the page in order, each address once. */
const imagesOf = (urls: readonly string[]): SubmittedImage[] =>
  namedImages([...new Set(urls)].slice(0, MAX_CAROUSEL_IMAGES + 1))

/** Downloads images, with further rounds while a failure may be transient. Returns the images that failed. */
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

import { MAX_CAROUSEL_IMAGES, TILE_SIDE_PX } from '@endcap/api'
import { type Storefront, storefrontOfRetailer } from '@endcap/catalog'
import { ImageError } from '@endcap/eye'
import { type ListingSource, SourceError } from '@endcap/listing-sources'
import { renditionKey } from '../../platform/blobs/rendition-keys.ts'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { LiveShown } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobType, Worker } from '../../platform/jobs/job-type.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import type { ReadFile } from '../images/read-rendition.ts'
import { reportTurn, takeTurn } from '../live/live-host.ts'
import { Downloads } from '../pdps/submission/downloads.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { FetchListing } from '../scraping/fetch-listing.ts'
import { findPictures, savePictures } from './rival-pictures.ts'
import {
  findRival,
  type RivalOfSet,
  type RivalReading,
  returnRival,
  saveFailure,
  saveReading,
} from './rival-store.ts'
import { createRivalScorer } from './score-rival.ts'

type Payload = { rivalId: string }

export const READ_RIVAL: JobType<Payload> = {
  name: 'read-rival',
  retryLimit: 2,
  timeoutS: 600,
  isFair: true,
  waitsForOthers: true,
}

export type ReadDeps = {
  db: Db
  factsVersion: string
  listingSource: Pick<ListingSource, 'hostOf' | 'mayRead'>
  fetchListingOnce: FetchListing
  fetchListingImages: FetchImages
  files: StoredFiles
  readFile: ReadFile
  analyzeImage: AnalyzeImage
  rubrics: RubricStore
  readJudging: ReadJudging
}

type Failure = Parameters<typeof saveFailure>[2]

/** Creates the worker that reads the page of a rival, in the turns that live checks of the host take too. */
export function createReadRivalWorker(deps: ReadDeps, concurrency: number): Worker<Payload> {
  const { db, listingSource } = deps
  return {
    concurrency,
    async handle({ rivalId }, signal) {
      const rival = await findRival(db, rivalId)
      const storefront = rival && storefrontOfRetailer(rival.retailer)
      if (!rival || !storefront) return
      const host = listingSource.hostOf(storefront)
      if (!(await takeTurn(db, host, signal))) {
        await returnRival(db, rivalId)
        return
      }
      const result = await read(deps, rival, storefront, signal)
      const failure = 'problem' in result ? result : null
      await reportTurn(db, host, failure?.state === 'not_read')
      if ('problem' in result) await saveFailure(db, rivalId, result)
      else await db.transaction().execute((trx) => saveReading(trx, rivalId, result))
    },
    onDeadLetter: ({ rivalId }) => saveFailure(db, rivalId, notRead('reading failed repeatedly')),
  }
}

const notRead = (problem: string): Failure => ({ state: 'not_read', problem })

async function read(
  deps: ReadDeps,
  rival: RivalOfSet,
  storefront: Storefront,
  signal: AbortSignal,
): Promise<RivalReading | Failure> {
  const organizationId = rival.organization_id
  const query = { asin: rival.asin, storefront }
  try {
    if (!(await deps.listingSource.mayRead(query, signal)))
      return { state: 'not_allowed', problem: 'robots rules of the shop forbid reading' }
    const listing = await deps.fetchListingOnce({ organizationId, ...query }, signal)
    const urls = [...new Set(listing.images)].slice(0, MAX_CAROUSEL_IMAGES + 1)
    const pictures = await readPictures(deps, rival, urls, signal)
    const [main] = pictures
    if (!main) return notRead('the page shows no pictures')
    const facts = []
    for (const { sha256 } of pictures) facts.push(await deps.analyzeImage(organizationId, sha256, signal))
    // So that the first comparison need not draw it.
    await deps.readFile(renditionKey({ organizationId, sha256: main.sha256, size: TILE_SIDE_PX }))
    const scorer = await createRivalScorer(deps, { ...rival, organizationId })
    return { name: listing.title, pictures, score: await scorer.score(facts) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof DomainError || error instanceof SourceError || error instanceof ImageError)
      return notRead(error.message)
    throw error
  }
}

/** Downloads only pictures with a new address. @throws DomainError IMAGE_DOWNLOAD_FAILED */
async function readPictures(
  { db, fetchListingImages, files }: ReadDeps,
  { id: rivalId, organization_id: organizationId }: RivalOfSet,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<LiveShown[]> {
  const known = await findPictures(db, rivalId, urls)
  await using downloads = new Downloads(organizationId, { fetchImages: fetchListingImages, files }, signal)
  const fresh = urls.filter((url) => !known.has(url))
  await downloads.complete(fresh)
  const shown = urls.flatMap((url) => {
    const sha256 = known.get(url) ?? downloads.get(url)?.sha256
    return sha256 === undefined ? [] : [{ url, sha256 }]
  })
  await db.transaction().execute((trx) =>
    savePictures(
      trx,
      { rivalId, organizationId },
      shown.filter(({ url }) => !known.has(url)),
    ),
  )
  return shown
}

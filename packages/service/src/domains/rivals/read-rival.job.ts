import { MAX_CAROUSEL_IMAGES, type ReadProblem, TILE_SIDE_PX } from '@endcap/api'
import { type Storefront, storefrontOfRetailer } from '@endcap/catalog'
import type { ListingSource } from '@endcap/listing-sources'
import { renditionKey } from '../../platform/blobs/rendition-keys.ts'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { LiveShown } from '../../platform/db/schema.ts'
import type { JobType, Worker } from '../../platform/jobs/job-type.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import type { ReadFile } from '../images/read-rendition.ts'
import { reportTurn, takeTurn } from '../live/live-host.ts'
import { Downloads } from '../pdps/submission/downloads.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { FetchListing } from '../scraping/fetch-listing.ts'
import { readProblemOf } from '../scraping/read-problem.ts'
import { findPictures, savePictures } from './rival-pictures.ts'
import {
  findRival,
  findSharedPage,
  type RivalOfSet,
  type RivalPage,
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
      const shared = await findSharedPage(db, rival)
      if (!shared && !(await takeTurn(db, host, signal))) {
        await returnRival(db, rivalId)
        return
      }
      const result = await read(deps, { rival, storefront, shared }, signal)
      const failure = 'problem' in result ? result : null
      if (!shared) await reportTurn(db, host, failure?.state === 'not_read')
      if ('problem' in result) await saveFailure(db, rivalId, result)
      else await db.transaction().execute((trx) => saveReading(trx, rivalId, result))
    },
    onDeadLetter: ({ rivalId }) => saveFailure(db, rivalId, notRead('failed')),
  }
}

const notRead = (problem: ReadProblem): Failure => ({ state: 'not_read', problem })

type Subject = { rival: RivalOfSet; storefront: Storefront; shared: RivalPage | null }

async function read(deps: ReadDeps, subject: Subject, signal: AbortSignal): Promise<RivalReading | Failure> {
  const { organization_id: organizationId } = subject.rival
  try {
    const page = subject.shared
      ? await keepShared(deps, subject.rival, subject.shared)
      : await readPage(deps, subject, signal)
    if ('problem' in page) return page
    const [main] = page.pictures
    if (!main) return notRead('no_pictures')
    const facts = []
    for (const { sha256 } of page.pictures)
      facts.push(await deps.analyzeImage(organizationId, sha256, signal))
    // So that the first comparison need not draw it.
    await deps.readFile(renditionKey({ organizationId, sha256: main.sha256, size: TILE_SIDE_PX }))
    const scorer = await createRivalScorer(deps, { ...subject.rival, organizationId })
    return { ...page, score: await scorer.score(facts) }
  } catch (error) {
    signal.throwIfAborted()
    const problem = readProblemOf(error)
    if (problem === null) throw error
    return notRead(problem)
  }
}

async function readPage(
  deps: ReadDeps,
  { rival, storefront }: Subject,
  signal: AbortSignal,
): Promise<RivalPage | Failure> {
  const query = { asin: rival.asin, storefront }
  if (!(await deps.listingSource.mayRead(query, signal)))
    return { state: 'not_allowed', problem: 'forbidden' }
  const listing = await deps.fetchListingOnce({ organizationId: rival.organization_id, ...query }, signal)
  const urls = [...new Set(listing.images)].slice(0, MAX_CAROUSEL_IMAGES + 1)
  return { name: listing.title, pictures: await readPictures(deps, rival, urls, signal), readAt: null }
}

async function keepShared(
  { db }: ReadDeps,
  { id: rivalId, organization_id: organizationId }: RivalOfSet,
  page: RivalPage,
): Promise<RivalPage> {
  await db.transaction().execute((trx) => savePictures(trx, { rivalId, organizationId }, page.pictures))
  return page
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

import { type LiveState, MAX_CAROUSEL_IMAGES } from '@endcap/api'
import { STOREFRONTS, type Storefront } from '@endcap/catalog'
import { ImageError } from '@endcap/eye'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import { type ListingSource, SourceError } from '@endcap/listing-sources'
import type { LivePlace } from '@endcap/scoring'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { LiveShown } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobType, Worker } from '../../platform/jobs/job-type.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import { scoreAnalyzed } from '../drafts/get-draft.ts'
import { recordEvent } from '../events/record-event.ts'
import type { RenderImage } from '../images/decode-images.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import type { Pdp, PdpImage } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { Downloads } from '../pdps/submission/downloads.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { FetchListing } from '../scraping/fetch-listing.ts'
import { compareContents } from './compare-live.ts'
import { countVerdicts } from './count-verdicts.ts'
import { reportTurn, takeTurn } from './live-host.ts'
import {
  dropNight,
  findPictures,
  type LiveResult,
  listNights,
  saveNight,
  savePictures,
} from './live-store.ts'

type Payload = { pdpId: string; night: string }

export const CHECK_LIVE: JobType<Payload> = {
  name: 'check-live',
  retryLimit: 2,
  timeoutS: 600,
  isFair: true,
  waitsForOthers: true,
}

export type CheckDeps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'images'>
  listingSource: Pick<ListingSource, 'hostOf' | 'mayRead'>
  fetchListingOnce: FetchListing
  fetchListingImages: FetchImages
  files: StoredFiles
  blobs: BlobStore
  renderImage: RenderImage
  analyzeImage: AnalyzeImage
  analyses: AnalysisStore
  rubrics: RubricStore
  readJudging: ReadJudging
}

type Subject = { pdp: Pdp; images: PdpImage[]; storefront: Storefront }

/** Creates the worker that compares a shop's page with the stored listing, which it does not change. */
export function createCheckLiveWorker(deps: CheckDeps, concurrency: number): Worker<Payload> {
  const { db, pdps, listingSource } = deps
  return {
    concurrency,
    async handle(payload, signal) {
      const pdp = await pdps.findById(db, payload.pdpId)
      const storefront = STOREFRONTS.find(({ retailerId }) => retailerId === pdp?.retailer)
      const images = pdp ? await pdps.images(db, pdp.id) : []
      if (!pdp || !storefront || images.length === 0) {
        await dropNight(db, payload)
        return
      }
      const host = listingSource.hostOf(storefront)
      if (!(await takeTurn(db, host, signal))) {
        await dropNight(db, payload)
        return
      }
      const result = await check(deps, { pdp, images, storefront }, signal)
      await reportTurn(db, host, result.state === 'not_read')
      await save(db, pdp, payload, result)
    },
    onDeadLetter: async (payload) => {
      await saveNight(db, payload, notRead('the check failed repeatedly'))
    },
  }
}

const notRead = (problem: string, state: LiveState = 'not_read'): LiveResult => ({
  state,
  problem,
  reading: null,
})

async function check(deps: CheckDeps, subject: Subject, signal: AbortSignal): Promise<LiveResult> {
  const { pdp, images, storefront } = subject
  const query = { asin: pdp.external_id, storefront }
  try {
    if (!(await deps.listingSource.mayRead(query, signal)))
      return notRead('robots rules of the shop forbid reading', 'not_allowed')
    const listing = await deps.fetchListingOnce({ organizationId: pdp.organization_id, ...query }, signal)
    const urls = [...new Set(listing.images)].slice(0, MAX_CAROUSEL_IMAGES + 1)
    const shown = await readShown(deps, subject, urls, signal)
    const places = await compareContents(
      deps,
      {
        organizationId: pdp.organization_id,
        sent: images.map(({ sha256 }) => sha256),
        shown: shown.map(({ sha256 }) => sha256),
      },
      signal,
    )
    const sent = images.map(({ imageId, sha256 }) => ({ image_id: imageId, sha256 }))
    const sentScore = pdp.result?.pdp_score ?? null
    const state = stateOf(places)
    const shownScore = state === 'same' ? sentScore : await scoreShown(deps, pdp, shown, signal)
    return { state, problem: null, reading: { sent, shown, places, sentScore, shownScore } }
  } catch (error) {
    signal.throwIfAborted()
    // The next night asks again. An alert would claim what nobody knows.
    if (error instanceof DomainError || error instanceof SourceError || error instanceof ImageError)
      return notRead(error.message)
    throw error
  }
}

function stateOf(places: readonly LivePlace[]): LiveState {
  const { wrong, moved, added } = countVerdicts(places)
  if (wrong + added > 0) return 'different'
  return moved > 0 ? 'moved' : 'same'
}

/** Downloads only pictures with a new address. @throws DomainError IMAGE_DOWNLOAD_FAILED */
async function readShown(
  { db, fetchListingImages, files }: CheckDeps,
  { pdp, images }: Subject,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<LiveShown[]> {
  const known = new Map([
    ...(await findPictures(db, pdp.id, urls)),
    ...images.flatMap(({ contentUrl, sha256 }) => [[contentUrl, sha256] as const]),
  ])
  const fresh = urls.filter((url) => !known.has(url))
  await using downloads = new Downloads(
    pdp.organization_id,
    { fetchImages: fetchListingImages, files },
    signal,
  )
  await downloads.complete(fresh)
  const downloaded = fresh.flatMap((url) => {
    const sha256 = downloads.get(url)?.sha256
    return sha256 === undefined ? [] : [{ url, sha256 }]
  })
  await db
    .transaction()
    .execute((trx) => savePictures(trx, { pdpId: pdp.id, organizationId: pdp.organization_id }, downloaded))
  for (const { url, sha256 } of downloaded) known.set(url, sha256)
  return urls.map((url) => ({ url, sha256: known.get(url) ?? '' }))
}

/** Scores what the shop shows as a draft, without storing it. */
async function scoreShown(
  deps: CheckDeps,
  pdp: Pdp,
  shown: readonly LiveShown[],
  signal: AbortSignal,
): Promise<number | null> {
  for (const { sha256 } of shown) await deps.analyzeImage(pdp.organization_id, sha256, signal)
  const [hero, ...carousel] = shown.map(({ url, sha256 }) => ({
    reference: { image_url: url },
    sha256,
    assetId: null,
  }))
  if (!hero) return null
  const draft = {
    baseScore: null,
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

/** Records an event if the comparison differs from the last night in which the page was read. */
async function save(db: Db, pdp: Pdp, payload: Payload, result: LiveResult): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const last = (await listNights(trx, pdp.id)).find(({ places }) => places !== null)
    if (!(await saveNight(trx, payload, result)) || !result.reading) return
    const { state, reading } = result
    if (state !== 'same' && state !== 'moved' && state !== 'different') return
    const isNew = last ? !isEqual(last.places, reading.places) : state !== 'same'
    if (!isNew) return
    await recordEvent(trx, {
      organizationId: pdp.organization_id,
      type: 'live.changed',
      data: {
        pdp_id: pdp.id,
        id_type: pdp.id_type,
        id: pdp.external_id,
        retailer: pdp.retailer,
        state,
        previous_state: last ? stateOfRead(last.places ?? []) : null,
        ...countVerdicts(reading.places),
        sent_score: reading.sentScore,
        shown_score: reading.shownScore,
      },
    })
  })
}

const stateOfRead = (places: readonly LivePlace[]) => {
  const state = stateOf(places)
  return state === 'different' || state === 'moved' ? state : 'same'
}

const keyOf = (places: readonly LivePlace[]): string =>
  places.map(({ verdict, sent, shown }) => `${verdict} ${sent} ${shown}`).join()

const isEqual = (one: readonly LivePlace[] | null, other: readonly LivePlace[]): boolean =>
  keyOf(one ?? []) === keyOf(other)

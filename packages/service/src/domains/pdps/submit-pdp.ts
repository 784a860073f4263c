import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidV7 } from 'uuid'
import { existingRetailer } from '../retailers/existing-retailer.ts'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { CategoryStore, KnownProduct } from '../categories/category-store.ts'
import type { CategoryHints, Resolved, ResolveCategory } from '../categories/resolve-category.ts'
import type { Db } from '../../platform/db/database.ts'
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import type { Logger } from '../../platform/observability/log.ts'
import { defaultPortfolioOf, type Organization } from '../organizations/organization-store.ts'
import { listingItems, type StartRun } from '../scoring/start-run.ts'
import { Downloads } from './downloads.ts'
import { withImageUrls } from './listing-result.ts'
import type { Pdp, PdpDetails, PdpImage, PdpImages, PdpKey, PdpStore, PdpWithImages } from './pdp-store.ts'
import { reconcileImages } from './reconcile-images.ts'
import type { PdpSubmission } from './submission.ts'
import { untilApplied } from './until-applied.ts'

type Deps = {
  db: Db
  pdps: PdpStore
  categories: CategoryStore
  resolveCategory: ResolveCategory
  fetchImages: FetchImages
  files: StoredFiles
  startRun: StartRun
  log: Logger
}

export type SubmitOutcome = { pdpId: string; status: Pdp['status']; errorCode: string | null }

export type SubmitRequest = {
  organization: Organization
  idType: PdpKey['idType']
  externalId: string
  submission: PdpSubmission
  signal: AbortSignal
}

/**
 * Creates the submission of PDPs. A submission is compared with the stored PDP, downloads only new images,
 * and in one transaction stores the change and starts its scoring. Concurrent submissions of one PDP are
 * applied one after the other, each to the result of the one before it. Identical concurrent submissions
 * are applied once.
 *
 * @throws DomainError with the codes of `PUT /v1/pdps/id/{id}`
 */
export function createSubmitPdp({
  db,
  pdps,
  categories,
  resolveCategory,
  fetchImages,
  files,
  startRun,
  log,
}: Deps) {
  const flights = createSingleFlight<SubmitOutcome>()

  async function submit({
    organization,
    idType,
    externalId,
    submission,
    signal,
  }: SubmitRequest): Promise<SubmitOutcome> {
    const retailer = existingRetailer(submission.retailer).id
    const portfolioId = defaultPortfolioOf(organization)
    const { id: organizationId, icp } = organization
    const key: PdpKey = { organizationId, idType, externalId, retailer }
    const downloads = new Downloads(organizationId, { fetchImages, files }, signal)
    try {
      return await untilApplied(async () => {
        const current = await pdps.findWithImages(key)
        const resolved = await resolveCategory(submission.category, { organizationId, icp }, current?.pdp)
        const { category } = resolved
        const learned = productsOf(submission.category, resolved)
        const existing = new Map(current?.images.map((image) => [image.filename, image]))
        await downloads.complete(submission.images.filter(({ filename }) => !existing.has(filename)))
        const images = reconcileImages(submission.images, { existing, downloads, categoryId: category.id })
        const details = {
          portfolioId,
          integrationId: submission.integrationId,
          name: submission.name,
          categoryId: category.id,
          categoryHints: submission.category,
        }
        if (current && isUnchanged(current, details, images.images)) {
          await remember(current, submission, images.images, learned)
          const { id, status, error_code } = current.pdp
          return { pdpId: id, status, errorCode: error_code }
        }
        const applied = { ...details, runId: uuidV7() }
        const pdpId = await apply(key, current?.pdp ?? null, applied, images, learned)
        return pdpId === null ? null : { pdpId, status: 'PROCESSING', errorCode: null }
      })
    } finally {
      // The removal is not awaited: identical submissions share this outcome, and must not join after the commit.
      downloads[Symbol.asyncDispose]().catch((error: unknown) =>
        log.warn({ err: error }, 'cannot remove the download folder of a submission'),
      )
    }
  }

  return function submitPdp(request: SubmitRequest): Promise<SubmitOutcome> {
    const { organization, idType, externalId, submission } = request
    const key = JSON.stringify([organization.id, idType, externalId, submission])
    return flights(key, (signal) => submit({ ...request, signal }), request.signal)
  }

  /** Stores the change and starts its run. Returns null if the PDP has changed since `current` was read. */
  async function apply(
    key: PdpKey,
    current: Pdp | null,
    details: PdpDetails,
    images: PdpImages,
    learned: readonly KnownProduct[],
  ): Promise<string | null> {
    const pdpId = current?.id ?? uuidV7()
    return db.transaction().execute(async (trx) => {
      const applied = current
        ? await pdps.update(trx, current, details)
        : await pdps.insert(trx, pdpId, key, details)
      if (!applied) return null
      const { organizationId } = key
      const { categoryId, runId } = details
      await pdps.saveImages(trx, { id: pdpId, organizationId, categoryId }, images)
      await categories.saveKnownProducts(trx, organizationId, learned)
      await startRun(
        trx,
        { id: runId, subject: { kind: 'pdp', pdpId } },
        { organizationId, categoryId, items: listingItems(images.images), urgency: 'submission' },
      )
      return pdpId
    })
  }

  /**
   * Stores what an unchanged submission may still add: product codes, category hints, and new hosts or
   * queries in the URLs of the same images, which are echoed.
   */
  async function remember(
    { pdp, images: before }: PdpWithImages,
    { category }: PdpSubmission,
    after: readonly PdpImage[],
    learned: readonly KnownProduct[],
  ) {
    await categories.saveKnownProducts(db, pdp.organization_id, learned)
    const moved = after.filter((image, index) => image.sourceUrl !== before[index]?.sourceUrl)
    if (moved.length === 0 && isDeepStrictEqual(pdp.category_hints, category)) return
    const urls = new Map(after.map(({ imageId, sourceUrl }) => [imageId, sourceUrl]))
    await db.transaction().execute(async (trx) => {
      const locked = await pdps.lock(trx, pdp.id)
      if (locked?.version !== pdp.version) return
      const result = locked.result && withImageUrls(locked.result, (imageId) => urls.get(imageId))
      await pdps.remember(trx, pdp.id, { moved, categoryHints: category, result })
    })
  }
}

/** Returns the products whose category the submission determines; none if the PDP keeps its category. */
function productsOf({ codes }: CategoryHints, { category, from }: Resolved): KnownProduct[] {
  if (from === 'kept') return []
  return codes.map((product) => ({ product, categoryId: category.id, isGuess: from === 'guessed' }))
}

export type SubmitPdp = ReturnType<typeof createSubmitPdp>

type Details = Pick<PdpDetails, 'integrationId' | 'name' | 'categoryId'>

function isUnchanged(
  { pdp, images: before }: PdpWithImages,
  details: Details,
  after: readonly PdpImage[],
): boolean {
  return (
    pdp.integration_id === details.integrationId &&
    pdp.name === details.name &&
    pdp.category_id === details.categoryId &&
    before.length === after.length &&
    after.every(
      (image, index) => image.imageId === before[index]?.imageId && image.assetId === before[index].assetId,
    )
  )
}

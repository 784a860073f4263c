import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidV7 } from 'uuid'
import type { StoredFiles } from '../blobs/stored-files.ts'
import type { CategoryStore, KnownProduct } from '../categories/category-store.ts'
import type { CategoryHints, Resolved, ResolveCategory } from '../categories/resolve-category.ts'
import type { Db } from '../db/database.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import { defaultPortfolioOf, type Organization } from '../organizations/organization-store.ts'
import { existingRetailer } from '../retailers/retailers.ts'
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
 * Submits a PDP: compares it with what is there, downloads only what is new, and in one transaction
 * stores the change and starts its scoring. Concurrent submissions of one PDP are applied one after
 * the other, each to what the one before it left.
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
}: Deps) {
  return async function submitPdp({
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
    await using downloads = new Downloads(organizationId, { fetchImages, files }, signal)

    return await untilApplied(async () => {
      const current = await pdps.findWithImages(key)
      const resolved = await resolveCategory(submission.category, { organizationId, icp }, current?.pdp)
      const { category } = resolved
      const learnt = productsOf(submission.category, resolved)
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
        await remember(current, submission, images.images, learnt)
        const { id, status, error_code } = current.pdp
        return { pdpId: id, status, errorCode: error_code }
      }
      const pdpId = await apply(key, current?.pdp ?? null, { ...details, runId: uuidV7() }, images, learnt)
      return pdpId === null ? null : { pdpId, status: 'PROCESSING', errorCode: null }
    })
  }

  /** Null where the PDP is no longer what `current` says. */
  async function apply(
    key: PdpKey,
    current: Pdp | null,
    details: PdpDetails,
    images: PdpImages,
    learnt: readonly KnownProduct[],
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
      await categories.saveKnownProducts(trx, organizationId, learnt)
      await startRun(
        trx,
        { id: runId, subject: { kind: 'pdp', pdpId } },
        { organizationId, categoryId, items: listingItems(images.images), urgency: 'submission' },
      )
      return pdpId
    })
  }

  /**
   * What a submission that changes nothing still tells: codes of the product, what its category is told
   * from (the same again means the same), and addresses that the same images have now under other hosts
   * or queries, which are echoed.
   */
  async function remember(
    { pdp, images: before }: PdpWithImages,
    { category }: PdpSubmission,
    after: readonly PdpImage[],
    learnt: readonly KnownProduct[],
  ) {
    await categories.saveKnownProducts(db, pdp.organization_id, learnt)
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

/** What the submission tells of products; where its PDP has kept its category, nothing that was not told before. */
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

import { isGuessed } from '@endcap/api'
import { type Category, type CategoryMatch, isWithinIcp, type Storefront } from '@endcap/catalog'
import { OffThreadError } from '@endcap/foundation/concurrency/off-thread'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import type { Urgency } from '../../../platform/jobs/job-type.ts'
import type { CategoryStore } from '../../categories/category-store.ts'
import type { ClassifyOffThread } from '../../categories/classify-off-thread.ts'
import {
  type CategoryHints,
  type CategoryOrigin,
  rounded,
  usableCategory,
} from '../../categories/resolve-category.ts'
import type { Organization } from '../../organizations/organization-store.ts'
import { listingItems, type StartRun } from '../../scoring/start-run.ts'
import type { FetchListing } from '../../scraping/fetch-listing.ts'
import type { ListingStore } from '../../scraping/listing-store.ts'
import { detailsOfPdp, type Pdp, type PdpDetails, type PdpKey } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { INGEST_LISTING } from './ingest-listing.job.ts'
import type { OnStored } from './store-submission.ts'
import { untilApplied } from './until-applied.ts'

type Deps = {
  db: Db
  pdps: PdpStore
  listings: ListingStore
  categories: CategoryStore
  fetchListing: FetchListing
  classifyBreadcrumbs: ClassifyOffThread['classifyBreadcrumbs']
  jobs: JobQueue
  startRun: StartRun
}
type Request = {
  organization: Organization
  asin: string
  storefront: Storefront
  refreshesImages: boolean
  /** Keeps the images that a person has composed. */
  keepsSet: boolean
  /** Defaults to that of a submission. */
  urgency?: Urgency
  onStored?: OnStored
  signal: AbortSignal
}

/**
 * Fetches a listing and its category, then in one transaction stores both and enqueues the downloads.
 * Refreshes an existing PDP, whose composed images stay if `keepsSet`: then they are scored again.
 *
 * @returns the PDP's id
 * @throws DomainError with the codes of `PUT /v1/pdps/asin/{asin}`
 */
export function createSubmitAsin({
  db,
  pdps,
  listings,
  categories,
  fetchListing,
  classifyBreadcrumbs,
  jobs,
  startRun,
}: Deps) {
  return async function submitAsin(request: Request): Promise<string> {
    const { organization, asin, storefront, refreshesImages, keepsSet, signal } = request
    const { urgency = 'submission', onStored } = request
    const { id: organizationId, defaultPortfolioId: portfolioId, icp } = organization
    if (portfolioId === null)
      throw new DomainError('PDP_NOT_FOUND', 'your organization has no default portfolio for the listing')
    const listing = await fetchListing({ organizationId, asin, storefront }, signal)
    const match = await classifyBreadcrumbs(listing, signal).catch(asUnavailable)
    const product = { type: 'asin', code: asin } as const
    const categoryHints: CategoryHints = {
      productCategoryId: null,
      externalCategoryId: null,
      codes: [product],
      name: listing.title,
    }
    const key: PdpKey = { organizationId, idType: 'asin', externalId: asin, retailer: storefront.retailerId }

    return untilApplied(async () => {
      const found = await pdps.findWithImages(key)
      const current = found?.pdp ?? null
      const kept = keepsSet && found?.pdp.is_composed ? found : null
      const { category, origin } = categoryOf(current, match, icp)
      const pdpId = current?.id ?? uuidV7()
      const details: PdpDetails = {
        portfolioId,
        integrationId: null,
        name: listing.title,
        categoryId: category.id,
        categoryHints,
        categoryOrigin: origin,
        setFrom: kept ? detailsOfPdp(kept.pdp).setFrom : 'storefront',
        isComposed: kept !== null,
        runId: uuidV7(),
      }
      return db.transaction().execute(async (trx) => {
        const isApplied = current
          ? await pdps.update(trx, current, details)
          : await pdps.insert(trx, pdpId, key, details)
        if (!isApplied) return null
        await listings.save(trx, pdpId, listing)
        await categories.saveKnownProducts(trx, organizationId, [
          { product, categoryId: category.id, isGuess: isGuessed(origin.source) },
        ])
        const owner = { organizationId, urgency }
        const { runId, categoryId } = details
        if (kept) {
          const items = listingItems(kept.images)
          await startRun(trx, { id: runId, subject: { kind: 'pdp', pdpId } }, { ...owner, categoryId, items })
        } else await jobs.enqueue(trx, INGEST_LISTING, [{ pdpId, runId, urgency, refreshesImages }], owner)
        await onStored?.(trx, pdpId)
        return pdpId
      })
    })
  }
}

export type SubmitAsin = ReturnType<typeof createSubmitAsin>

/** Prefers a person's category to the storefront's. */
function categoryOf(
  current: Pdp | null,
  match: CategoryMatch | null,
  icp: readonly string[] | null,
): { category: Category; origin: CategoryOrigin } {
  const set = current?.category_source === 'person' ? usableCategory(current.category_id, icp) : null
  if (set) return { category: set, origin: { source: 'person', confidence: null } }
  const category = categoryWithinIcp(match, icp)
  return { category, origin: { source: 'storefront', confidence: rounded(match?.confidence ?? 0) } }
}

/** Matched against all categories first, because a product's category does not depend on the ICP. */
function categoryWithinIcp(match: CategoryMatch | null, icp: readonly string[] | null): Category {
  if (!match)
    throw new DomainError('NO_VALID_CATEGORY', 'no category can be derived from the storefront’s page')
  if (!isWithinIcp(match.category, icp)) {
    throw new DomainError(
      'CATEGORY_NOT_IN_ORG_ICP',
      `your organization may not use the listing’s category "${match.category.path}"`,
    )
  }
  return match.category
}

function asUnavailable(error: unknown): never {
  if (!(error instanceof OffThreadError)) throw error
  throw new DomainError('SERVICE_UNAVAILABLE', 'the category could not be derived in time; try again', {
    cause: error,
    headers: { 'retry-after': '10' },
  })
}

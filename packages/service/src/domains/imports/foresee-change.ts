import { isDeepStrictEqual } from 'node:util'
import type { CatalogSubmission } from '@endcap/catalog-files'
import type { ResolveCategory } from '../categories/resolve-category.ts'
import type { Organization } from '../organizations/organization-store.ts'
import { completeSubmission } from './complete-submission.ts'
import { storefrontOf } from './storefront-of.ts'
import type { ProductKey, StoredPdp } from './stored-pdps.ts'

export type ForeseenRow = ProductKey & { submission: CatalogSubmission; categoryId: string | null }

type Deps = { resolveCategory: ResolveCategory; organization: Organization }

/**
 * Returns what the submission of a row will change. A stored listing by ASIN counts as changed, because its page is
 * read again. Nothing is downloaded, so an image with a known file name counts as unchanged, as in a submission.
 *
 * @throws DomainError for a row that would be refused without regard to its images
 */
export async function foreseeChange(
  { resolveCategory, organization: { id: organizationId, icp } }: Deps,
  row: ForeseenRow,
  stored: StoredPdp | null,
): Promise<'new' | 'changed' | 'unchanged'> {
  if (row.key.type === 'asin') {
    storefrontOf(row.retailer)
    return stored ? 'changed' : 'new'
  }
  const submission = completeSubmission(row, stored)
  const { category } = await resolveCategory(submission.category, { organizationId, icp }, stored?.pdp)
  if (!stored) return 'new'
  const imagesOf = (images: StoredPdp['images']) => images.map(({ filename }) => filename)
  const isSame =
    stored.pdp.name === submission.name &&
    stored.pdp.category_id === category.id &&
    hasTags(row.submission, stored.pdp.tags) &&
    isDeepStrictEqual(
      imagesOf(stored.images),
      submission.images.map(({ filename }) => filename),
    )
  return isSame ? 'unchanged' : 'changed'
}

/** Returns true if a row gives no tags, or those that the PDP has. */
export function hasTags({ tags }: CatalogSubmission, stored: readonly string[]): boolean {
  return tags === undefined || isDeepStrictEqual([...new Set(tags)], [...stored])
}

import { isDeepStrictEqual } from 'node:util'
import type { CatalogSubmission } from '@endcap/catalog-files'
import type { ResolveCategory } from '../categories/resolve-category.ts'
import type { Organization } from '../organizations/organization-store.ts'
import type { PdpImage } from '../pdps/record/pdp.ts'
import { isSameAddress, matchImages } from '../pdps/submission/image-identity.ts'
import { completeSubmission } from './complete-submission.ts'
import type { ProductKey, StoredPdp } from './stored-pdps.ts'
import { storefrontOf } from './storefront-of.ts'

export type ForeseenRow = ProductKey & {
  submission: CatalogSubmission
  categoryId: string | null
  refreshesImages: boolean
  keepsSets: boolean
}

export type ForeseenChange = {
  change: 'new' | 'changed' | 'unchanged'
  /** Image URLs that keep the content of another URL. */
  reused: string[]
  /** The row gives other images than the composed ones. */
  meetsSet: boolean
}

type Deps = { resolveCategory: ResolveCategory; organization: Organization }

/**
 * Predicts the effect of a row. A stored listing counts as changed if its page or images are downloaded
 * again. Otherwise known images count as unchanged, as in a submission.
 *
 * @throws DomainError for a row that would be refused without regard to its images
 */
export async function foreseeChange(
  { resolveCategory, organization: { id: organizationId, icp } }: Deps,
  row: ForeseenRow,
  stored: StoredPdp | null,
): Promise<ForeseenChange> {
  if (row.key.type === 'asin') {
    storefrontOf(row.retailer)
    return { change: stored ? 'changed' : 'new', reused: [], meetsSet: stored?.pdp.is_composed ?? false }
  }
  const submission = completeSubmission(row, stored)
  const { category } = await resolveCategory(submission.category, { organizationId, icp }, stored?.pdp)
  if (!stored) return { change: 'new', reused: [], meetsSet: false }
  const meetsSet = stored.pdp.is_composed && givesOtherImages(row, stored)
  if (row.refreshesImages) return { change: 'changed', reused: [], meetsSet }
  const matches = matchImages(submission.images, stored.images)
  const reused = submission.images.filter(({ sourceUrl }, index) => {
    const known = matches[index]
    return known && !isSameAddress(known.contentUrl, sourceUrl)
  })
  const isSame =
    stored.pdp.name === submission.name &&
    stored.pdp.category_id === category.id &&
    hasTags(row.submission, stored.pdp.tags) &&
    hasFamily(row.submission, stored.pdp) &&
    hasAltTexts(row.submission, stored.images) &&
    matches.length === stored.images.length &&
    matches.every((image, index) => image === stored.images[index]) &&
    submission.images.every(({ rights }, index) => isDeepStrictEqual(rights, stored.images[index]?.rights))
  return {
    change: isSame ? 'unchanged' : 'changed',
    reused: reused.map(({ sourceUrl }) => sourceUrl),
    meetsSet,
  }
}

function givesOtherImages(row: ForeseenRow, stored: StoredPdp): boolean {
  const { images } = completeSubmission({ ...row, keepsSets: false }, stored)
  const matches = matchImages(images, stored.images)
  return (
    matches.length !== stored.images.length || matches.some((image, index) => image !== stored.images[index])
  )
}

/** Returns true if a row gives no other alt texts than its images have. */
export function hasAltTexts(
  { alt_texts: given = {} }: CatalogSubmission,
  stored: readonly Pick<PdpImage, 'sourceUrl' | 'altTexts'>[],
): boolean {
  return stored.every(({ sourceUrl, altTexts }) =>
    Object.entries(given[sourceUrl] ?? {}).every(([language, text]) => altTexts[language] === text),
  )
}

/** Returns true if a row leaves the family, also because a person has chosen it. */
const hasFamily = (
  { family, variant }: CatalogSubmission,
  { is_family_chosen: isChosen, family_key: key, variant: stored }: StoredPdp['pdp'],
): boolean => isChosen || ((family ?? key) === key && (variant ?? stored) === stored)

/** Returns true if a row gives no tags or the PDP's tags. */
export function hasTags({ tags }: CatalogSubmission, stored: readonly string[]): boolean {
  return tags === undefined || isDeepStrictEqual([...new Set(tags)], [...stored])
}

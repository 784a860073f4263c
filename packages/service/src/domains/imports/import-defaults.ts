import { DEFAULT_RETAILER } from '@endcap/catalog'
import { givenCategory } from '../categories/given-category.ts'
import type { Organization } from '../organizations/organization-store.ts'
import { existingRetailer } from '../retailers/existing-retailer.ts'
import type { ImportDefaults } from './import.ts'

type Given = {
  retailer?: string | undefined
  category?: string | null | undefined
  refresh_images?: boolean | null | undefined
  composed_set?: 'keep' | 'replace' | undefined
}

/** Checks the given defaults. @throws DomainError INVALID_RETAILER, CATEGORY_NOT_FOUND */
export function givenDefaults(
  { retailer, category, refresh_images: refreshesImages, composed_set: composedSet }: Given,
  { icp }: Pick<Organization, 'icp'>,
): Partial<ImportDefaults> {
  return {
    ...(retailer === undefined ? {} : { retailer: existingRetailer(retailer).id }),
    ...(category === undefined
      ? {}
      : { categoryId: category === null ? null : givenCategory(category, icp) }),
    ...(refreshesImages === undefined || refreshesImages === null ? {} : { refreshesImages }),
    ...(composedSet === undefined ? {} : { keepsSets: composedSet === 'keep' }),
  }
}

export const NO_DEFAULTS: ImportDefaults = {
  retailer: DEFAULT_RETAILER,
  categoryId: null,
  refreshesImages: false,
  keepsSets: true,
}

import type { ProductCategory } from '@endcap/api'
import * as api from '@endcap/api/operations'
import { CATEGORIES, type Category, isWithinIcp, plain } from '@endcap/catalog'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'

const SORTED = CATEGORIES.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((category) => ({
  category,
  folded: plain(category.name),
}))

/** Serves `GET /v1/product-categories`. */
export const listCategoriesOperation = ({ organizations }: { organizations: OrganizationStore }) =>
  serve(api.listProductCategories, async (request) => {
    const retailer = existingRetailer(request.query.retailer).id
    const { icp } = await organizations.get(callerOf(request).organizationId)
    const wanted = plain(request.query.q ?? '').trim()
    return SORTED.filter(({ category, folded }) => isWithinIcp(category, icp) && folded.includes(wanted)).map(
      ({ category }) => present(category, retailer),
    )
  })

function present({ id, name, path }: Category, retailer: string): ProductCategory {
  return { id, category_name: name, path, retailer }
}

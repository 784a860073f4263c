import { setImmediate } from 'node:timers/promises'
import { productCodes } from '@endcap/catalog'
import type { CategoryStore } from '@endcap/service/domains/categories/category-store'
import {
  byCodesAndName,
  type ProductHints,
  type Resolution,
} from '@endcap/service/domains/categories/resolve-category'
import { existingOrganization } from '@endcap/service/domains/organizations/manage-organizations'
import type { OrganizationStore } from '@endcap/service/domains/organizations/organization-store'
import type { Db } from '@endcap/service/platform/db/database'
import { say } from '@endcap/words/message'
import { AdministrationError } from '../control/administration-error.ts'
import { categoryId } from './category-id.ts'

type Deps = { db: Db; organizations: OrganizationStore; categories: CategoryStore }

/** Products resolved before the event loop may serve requests: some 10 ms. */
const PRODUCTS_PER_TURN = 20

/** Returns the administrative operations on an organization's categories and known products. */
export function createCategoryAdministration({ db, organizations, categories }: Deps) {
  return {
    async mapCategories(input: { organizationId: string; rows: { externalId: string; category: string }[] }) {
      await existingOrganization(organizations, input.organizationId)
      const rows = input.rows.map(({ externalId, category }) => ({
        externalId,
        categoryId: categoryId(category),
      }))
      await categories.saveExternal(input.organizationId, rows)
      return { organization_id: input.organizationId, mapped: rows.length }
    },

    async importProducts(input: { organizationId: string; rows: { code: string; category: string }[] }) {
      await existingOrganization(organizations, input.organizationId)
      const rows = input.rows.map(({ code, category }) => {
        const [product] = productCodes({ gtin: code, asin: code })
        if (!product) throw new AdministrationError(say('cli.category.wrong_code', { code }))
        return { product, categoryId: categoryId(category), isGuess: false }
      })
      await categories.saveKnownProducts(db, input.organizationId, rows)
      return { organization_id: input.organizationId, imported: rows.length }
    },

    /** Resolves categories in the order of a submission: known products first, then names. */
    async resolveCategories(input: {
      organizationId: string
      products: ProductHints[]
    }): Promise<Resolution[]> {
      const { id: organizationId, icp } = await existingOrganization(organizations, input.organizationId)
      const resolutions: Resolution[] = []
      for (const product of input.products) {
        const hints = { codes: productCodes(product), name: product.name ?? null }
        resolutions.push(await byCodesAndName(categories, hints, { organizationId, icp }))
        // A catalog may be long. Requests are served in between.
        if (resolutions.length % PRODUCTS_PER_TURN === 0) await setImmediate()
      }
      return resolutions
    },
  }
}

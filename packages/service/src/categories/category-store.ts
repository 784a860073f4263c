import type { Db } from '../db/database.ts'

export type ProductCode = { type: 'gtin' | 'asin'; code: string }

export type CategoryStore = {
  findExternal: (organizationId: string, externalId: string) => Promise<string | null>
  saveExternal: (organizationId: string, rows: { externalId: string; categoryId: string }[]) => Promise<void>
  /** What this organization last submitted under the code. */
  findKnownProduct: (organizationId: string, product: ProductCode) => Promise<string | null>
  rememberProducts: (
    executor: Db,
    organizationId: string,
    products: readonly ProductCode[],
    categoryId: string,
  ) => Promise<void>
}

export function createCategoryStore(db: Db): CategoryStore {
  return {
    async findExternal(organizationId, externalId) {
      const row = await db
        .selectFrom('external_category')
        .select('category_id')
        .where('organization_id', '=', organizationId)
        .where('external_id', '=', externalId)
        .executeTakeFirst()
      return row?.category_id ?? null
    },
    async saveExternal(organizationId, rows) {
      await db.transaction().execute(async (trx) => {
        for (const { externalId, categoryId } of rows) {
          await trx
            .insertInto('external_category')
            .values({ organization_id: organizationId, external_id: externalId, category_id: categoryId })
            .onConflict((conflict) =>
              conflict.columns(['organization_id', 'external_id']).doUpdateSet({ category_id: categoryId }),
            )
            .execute()
        }
      })
    },
    async findKnownProduct(organizationId, { type, code }) {
      const row = await db
        .selectFrom('known_product')
        .select('category_id')
        .where('organization_id', '=', organizationId)
        .where('code_type', '=', type)
        .where('code', '=', code)
        .executeTakeFirst()
      return row?.category_id ?? null
    },
    async rememberProducts(executor, organizationId, products, categoryId) {
      for (const { type, code } of products) {
        await executor
          .insertInto('known_product')
          .values({ organization_id: organizationId, code_type: type, code, category_id: categoryId })
          .onConflict((conflict) =>
            conflict
              .columns(['organization_id', 'code_type', 'code'])
              .doUpdateSet({ category_id: categoryId }),
          )
          .execute()
      }
    },
  }
}

import type { Db } from '../db/database.ts'
import type { ProductCode } from './product-codes.ts'

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
  /** All or nothing. */
  importProducts: (
    organizationId: string,
    rows: readonly { product: ProductCode; categoryId: string }[],
  ) => Promise<void>
}

async function rememberProducts(
  executor: Db,
  organizationId: string,
  products: readonly ProductCode[],
  categoryId: string,
): Promise<void> {
  for (const { type, code } of products) {
    await executor
      .insertInto('known_product')
      .values({ organization_id: organizationId, code_type: type, code, category_id: categoryId })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'code_type', 'code']).doUpdateSet({ category_id: categoryId }),
      )
      .execute()
  }
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
    rememberProducts,
    async importProducts(organizationId, rows) {
      await db.transaction().execute(async (trx) => {
        for (const { product, categoryId } of rows)
          await rememberProducts(trx, organizationId, [product], categoryId)
      })
    },
  }
}

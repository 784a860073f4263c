import type { ProductCode } from '@endcap/catalog'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** A guess was derived from a name or another code, not submitted or imported. */
export type KnownCategory = { categoryId: string; isGuess: boolean }
export type KnownProduct = KnownCategory & { product: ProductCode }

export type CategoryStore = {
  findExternal: (organizationId: string, externalId: string) => Promise<string | null>
  saveExternal: (organizationId: string, rows: { externalId: string; categoryId: string }[]) => Promise<void>
  /** Returns the last stored category. */
  findKnownProduct: (organizationId: string, product: ProductCode) => Promise<KnownCategory | null>
  /** Stores the last product of each code. A guess replaces only a guess. */
  saveKnownProducts: (
    executor: Db,
    organizationId: string,
    products: readonly KnownProduct[],
  ) => Promise<void>
}

/** Rows per statement (about 50 ms), so other statements run between those of a large import. */
const CHUNK = 1_000

/** Creates the store of external and known categories. */
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
      const byKey = new Map(rows.map((row) => [row.externalId, row]))
      for (const chunk of chunksInOrder(byKey)) {
        await sql`
          INSERT INTO external_category (organization_id, external_id, category_id)
          SELECT ${organizationId}::uuid, * FROM unnest(
            ${chunk.map(({ externalId }) => externalId)}::text[],
            ${chunk.map(({ categoryId }) => categoryId)}::uuid[])
          ON CONFLICT (organization_id, external_id) DO UPDATE SET category_id = excluded.category_id`.execute(
          db,
        )
      }
    },
    async findKnownProduct(organizationId, { type, code }) {
      const row = await db
        .selectFrom('known_product')
        .select(['category_id', 'is_guess'])
        .where('organization_id', '=', organizationId)
        .where('code_type', '=', type)
        .where('code', '=', code)
        .executeTakeFirst()
      return row ? { categoryId: row.category_id, isGuess: row.is_guess } : null
    },
    async saveKnownProducts(executor, organizationId, products) {
      const byKey = new Map(products.map((each) => [`${each.product.type} ${each.product.code}`, each]))
      for (const chunk of chunksInOrder(byKey)) {
        await sql`
          INSERT INTO known_product (organization_id, code_type, code, category_id, is_guess)
          SELECT ${organizationId}::uuid, * FROM unnest(
            ${chunk.map(({ product }) => product.type)}::text[],
            ${chunk.map(({ product }) => product.code)}::text[],
            ${chunk.map(({ categoryId }) => categoryId)}::uuid[],
            ${chunk.map(({ isGuess }) => isGuess)}::boolean[])
          ON CONFLICT (organization_id, code_type, code) DO UPDATE
          SET category_id = excluded.category_id, is_guess = excluded.is_guess
          WHERE (known_product.is_guess OR NOT excluded.is_guess)
            AND (known_product.category_id, known_product.is_guess)
              IS DISTINCT FROM (excluded.category_id, excluded.is_guess)`.execute(executor)
      }
    },
  }
}

/** Splits rows into chunks in key order, so concurrent writers lock rows in the same order. */
function chunksInOrder<Row>(byKey: ReadonlyMap<string, Row>): Row[][] {
  const rows = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, n) =>
    rows.slice(n * CHUNK, (n + 1) * CHUNK),
  )
}

import type { Listing } from '@endcap/listing-sources'
import type { Db } from '../../platform/db/database.ts'

export type ListingStore = {
  /** Replaces the previous listing. */
  save: (trx: Db, pdpId: string, listing: Listing) => Promise<void>
  find: (pdpId: string) => Promise<Listing | null>
}

/** Stores one fetched listing per PDP. */
export function createListingStore(db: Db): ListingStore {
  return {
    async save(trx, pdpId, { source, fetchedAt, ...rest }) {
      const row = { listing: JSON.stringify(rest), source, fetched_at: fetchedAt }
      await trx
        .insertInto('listing')
        .values({ pdp_id: pdpId, ...row })
        .onConflict((conflict) => conflict.column('pdp_id').doUpdateSet(row))
        .execute()
    },
    async find(pdpId) {
      const row = await db.selectFrom('listing').selectAll().where('pdp_id', '=', pdpId).executeTakeFirst()
      if (!row) return null
      return { ...row.listing, source: row.source, fetchedAt: row.fetched_at } as unknown as Listing
    },
  }
}

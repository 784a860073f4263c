import { type Migration, sql } from 'kysely'

/** What storefronts told of PDPs by ASIN, with whom and when it was asked. */
export const listings: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE listing (
        pdp_id uuid PRIMARY KEY REFERENCES pdp ON DELETE CASCADE,
        listing jsonb NOT NULL,
        source text NOT NULL,
        fetched_at timestamptz NOT NULL
      )`.execute(db)
  },
}

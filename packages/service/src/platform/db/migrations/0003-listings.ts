import { type Migration, sql } from 'kysely'

/** Adds the listing pages of PDPs by ASIN, with their source and time. */
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

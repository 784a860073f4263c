import type { SchemaChange } from '../schema-change.ts'

export const listings: SchemaChange = {
  locks: { pdp: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE listing (
    pdp_id uuid PRIMARY KEY REFERENCES pdp ON DELETE CASCADE,
    listing jsonb NOT NULL,
    source text NOT NULL,
    fetched_at timestamptz NOT NULL
  )`,
  ],
}

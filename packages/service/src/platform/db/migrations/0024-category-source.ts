import type { SchemaChange } from '../schema-change.ts'

export const categorySource: SchemaChange = {
  before: [
    // Null for listings of earlier releases (`originOf`).
    'ALTER TABLE pdp ADD COLUMN IF NOT EXISTS category_source text',
    'ALTER TABLE pdp ADD COLUMN IF NOT EXISTS category_confidence real',
    'ALTER TABLE pdp_history ADD COLUMN IF NOT EXISTS category_source text',
    `CREATE UNIQUE INDEX IF NOT EXISTS correction_of_category ON correction (pdp_id)
     WHERE revoked_at IS NULL AND kind = 'category'`,
  ],
  statements: [],
}

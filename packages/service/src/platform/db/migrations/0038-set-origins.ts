import type { SchemaChange } from '../schema-change.ts'

/**
 * Adds who set the images of a listing and from where, to the listing and to each state of its history, and what an
 * import does with sets that a person has composed. Imports of earlier releases replace them, as was announced.
 */
export const setOrigins: SchemaChange = {
  before: [
    `ALTER TABLE pdp ADD COLUMN IF NOT EXISTS set_from text,
      ADD COLUMN IF NOT EXISTS changed_by jsonb`,
    `ALTER TABLE pdp_history ADD COLUMN IF NOT EXISTS set_from text,
      ADD COLUMN IF NOT EXISTS changed_by jsonb`,
    `ALTER TABLE import ADD COLUMN IF NOT EXISTS keeps_sets boolean NOT NULL DEFAULT false,
      ADD COLUMN IF NOT EXISTS created_by jsonb`,
  ],
  statements: [],
}

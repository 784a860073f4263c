import type { SchemaChange } from '../schema-change.ts'

/**
 * Adds the origin and author of a listing's images, and whether an import keeps composed images. Imports of earlier
 * releases replace them, as announced.
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

import type { SchemaChange } from '../schema-change.ts'

/** Adds the origin that files state, and the rights of pictures in their places. */
export const passport: SchemaChange = {
  before: [
    // Null until it is read. A maintenance task reads those of earlier releases.
    'ALTER TABLE stored_file ADD COLUMN IF NOT EXISTS origin jsonb',
    'ALTER TABLE pdp_image ADD COLUMN IF NOT EXISTS rights jsonb',
    'ALTER TABLE image ADD COLUMN IF NOT EXISTS last_rights jsonb',
    `CREATE INDEX IF NOT EXISTS stored_file_without_origin ON stored_file (organization_id, sha256)
      WHERE origin IS NULL`,
    `CREATE INDEX IF NOT EXISTS pdp_image_main_rights ON pdp_image (pdp_id)
      WHERE position = 0 AND rights IS NOT NULL`,
  ],
  statements: [],
}

import type { SchemaChange } from '../schema-change.ts'

/**
 * Adds file sizes for quotas, suspension and deletion of organizations, secret rotation with an overlap, and
 * sliced dry runs. A maintenance task adds earlier files.
 */
export const tenancy: SchemaChange = {
  before: [
    'ALTER TABLE organization ADD COLUMN IF NOT EXISTS quota_bytes bigint',
    'ALTER TABLE organization ADD COLUMN IF NOT EXISTS suspended_at timestamptz',
    'ALTER TABLE organization ADD COLUMN IF NOT EXISTS deleting_since timestamptz',
    'ALTER TABLE credential ADD COLUMN IF NOT EXISTS previous_secret_hash text',
    'ALTER TABLE credential ADD COLUMN IF NOT EXISTS previous_secret_until timestamptz',
    'ALTER TABLE import ADD COLUMN IF NOT EXISTS check_progress json',
  ],
  statements: [
    `CREATE TABLE stored_file (
      organization_id uuid NOT NULL,
      sha256 text NOT NULL,
      byte_length bigint NOT NULL,
      PRIMARY KEY (organization_id, sha256) INCLUDE (byte_length)
    )`,
  ],
}

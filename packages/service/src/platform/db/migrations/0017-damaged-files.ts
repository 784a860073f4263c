import type { SchemaChange } from '../schema-change.ts'

export const damagedFiles: SchemaChange = {
  before: [
    'ALTER TABLE stored_file ADD COLUMN IF NOT EXISTS damaged_at timestamptz',
    // Few rows, listed by `endcap doctor`.
    'CREATE INDEX IF NOT EXISTS stored_file_damaged ON stored_file (damaged_at) WHERE damaged_at IS NOT NULL',
  ],
  statements: [],
}

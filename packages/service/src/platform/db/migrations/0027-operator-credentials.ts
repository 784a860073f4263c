import type { SchemaChange } from '../schema-change.ts'

export const operatorCredentials: SchemaChange = {
  before: ['ALTER TABLE credential ADD COLUMN IF NOT EXISTS is_operator boolean NOT NULL DEFAULT false'],
  statements: [],
}

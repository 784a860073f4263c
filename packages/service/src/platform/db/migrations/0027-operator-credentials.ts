import type { SchemaChange } from '../schema-change.ts'

/** Adds the mark of credentials that may manage the installation. */
export const operatorCredentials: SchemaChange = {
  before: ['ALTER TABLE credential ADD COLUMN IF NOT EXISTS is_operator boolean NOT NULL DEFAULT false'],
  statements: [],
}

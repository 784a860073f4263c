import type { SchemaChange } from '../schema-change.ts'

/** Adds the language of what an organization gets without a request of its own: reports, exports and tools. */
export const languages: SchemaChange = {
  before: [`ALTER TABLE organization ADD COLUMN IF NOT EXISTS language text NOT NULL DEFAULT 'en'`],
  statements: [],
}

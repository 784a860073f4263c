import type { SchemaChange } from '../schema-change.ts'

/** Adds the reason for which no image could be made of a root. */
export const sparkRootFault: SchemaChange = {
  before: ['ALTER TABLE spark_request ADD COLUMN IF NOT EXISTS root_fault text'],
  statements: [],
}

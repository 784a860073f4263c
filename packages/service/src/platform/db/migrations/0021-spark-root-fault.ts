import type { SchemaChange } from '../schema-change.ts'

export const sparkRootFault: SchemaChange = {
  before: ['ALTER TABLE spark_request ADD COLUMN IF NOT EXISTS root_fault text'],
  statements: [],
}

import type { SchemaChange } from '../schema-change.ts'

/** Requests of fixes are Spark requests of two more kinds. The index lists pictures, the newest first. */
export const fixes: SchemaChange = {
  before: [
    'ALTER TABLE spark_request ADD COLUMN IF NOT EXISTS fix jsonb',
    `ALTER TABLE spark_request DROP CONSTRAINT IF EXISTS spark_request_kind_check,
      ADD CONSTRAINT spark_request_kind_check CHECK (kind IN ('images', 'ideas', 'crop', 'whiten')) NOT VALID`,
    'CREATE INDEX IF NOT EXISTS image_newest ON image (organization_id, id)',
  ],
  statements: [],
}

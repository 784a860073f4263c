import type { SchemaChange } from '../schema-change.ts'

export const scopedCredentials: SchemaChange = {
  before: [
    'ALTER TABLE credential ADD COLUMN IF NOT EXISTS access text',
    'ALTER TABLE credential ADD COLUMN IF NOT EXISTS retailer text',
    'ALTER TABLE credential ADD COLUMN IF NOT EXISTS tag text',
    `CREATE TABLE IF NOT EXISTS idempotency_key (
       organization_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
       path text NOT NULL,
       key text NOT NULL,
       fingerprint text NOT NULL,
       created_at timestamptz NOT NULL DEFAULT now(),
       status smallint,
       headers jsonb,
       body text,
       PRIMARY KEY (organization_id, path, key))`,
    'CREATE INDEX IF NOT EXISTS idempotency_key_created_at ON idempotency_key (created_at)',
  ],
  statements: [],
}

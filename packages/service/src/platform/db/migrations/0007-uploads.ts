import type { SchemaChange } from '../schema-change.ts'

export const uploads: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE upload (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    sha256 text NOT NULL,
    format text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    byte_length integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
    'CREATE INDEX upload_content ON upload (organization_id, sha256)',
    'CREATE INDEX upload_expires ON upload (expires_at)',
  ],
}

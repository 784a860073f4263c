import type { SchemaChange } from '../schema-change.ts'

export const manyMachines: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE job_turn (
    queue text NOT NULL,
    organization_id uuid NOT NULL REFERENCES organization,
    urgency text NOT NULL,
    next_turn bigint NOT NULL,
    PRIMARY KEY (queue, organization_id, urgency)
  )`,
    `CREATE TABLE unclaimed_file (
    organization_id uuid NOT NULL REFERENCES organization,
    sha256 text NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now(),
    removing_since timestamptz,
    PRIMARY KEY (organization_id, sha256)
  )`,
    'CREATE INDEX unclaimed_file_stored ON unclaimed_file (stored_at)',
  ],
}

import type { SchemaChange } from '../schema-change.ts'

/** An import keeps its file, and its rows their submissions. */
export const imports: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE import (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    sha256 text NOT NULL,
    byte_length integer NOT NULL,
    filename text,
    detection json NOT NULL,
    mapping json NOT NULL,
    retailer text NOT NULL,
    category_id uuid,
    identity text NOT NULL,
    status text NOT NULL CHECK (status IN ('checking', 'ready', 'invalid', 'running', 'completed', 'cancelled', 'failed')),
    starts_when_ready boolean NOT NULL,
    error_code text,
    error text,
    dry_run json,
    attempt integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    started_at timestamptz,
    ended_at timestamptz
  )`,
    'CREATE INDEX import_organization ON import (organization_id, id)',
    'CREATE INDEX import_content ON import (organization_id, sha256)',
    'CREATE INDEX import_ended ON import (COALESCE(ended_at, created_at))',
    `CREATE TABLE import_row (
    import_id uuid NOT NULL REFERENCES import ON DELETE CASCADE,
    row integer NOT NULL,
    last_row integer NOT NULL,
    key_type text,
    key text,
    retailer text NOT NULL,
    submission json,
    source json,
    change text CHECK (change IN ('new', 'changed', 'unchanged')),
    status text NOT NULL CHECK (status IN ('waiting', 'done', 'unchanged', 'failed', 'skipped')),
    problems json,
    error_code text,
    attempts smallint NOT NULL DEFAULT 0,
    not_before timestamptz,
    pdp_id uuid,
    PRIMARY KEY (import_id, row)
  )`,
    'CREATE INDEX import_row_status ON import_row (import_id, status, row)',
  ],
}

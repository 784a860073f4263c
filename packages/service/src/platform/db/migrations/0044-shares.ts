import type { SchemaChange } from '../schema-change.ts'

/** Adds links for outsiders, and allows guests in the audit log. */
export const shares: SchemaChange = {
  before: ['ALTER TABLE audit_event DROP CONSTRAINT IF EXISTS audit_event_actor_kind_check'],
  statements: [
    `CREATE TABLE share (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      kind text NOT NULL,
      target text,
      retailer text,
      recipient text NOT NULL,
      permission text NOT NULL,
      secret_hash text NOT NULL UNIQUE,
      password_hash text,
      password_tries int NOT NULL DEFAULT 0,
      paused_until timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      actor_kind text NOT NULL,
      actor_id text,
      expires_at timestamptz NOT NULL,
      closed_at timestamptz,
      opened_at timestamptz
    )`,
    'CREATE INDEX share_newest ON share (organization_id, id)',
    `CREATE TABLE share_item (
      share_id uuid NOT NULL REFERENCES share ON DELETE CASCADE,
      item_id uuid NOT NULL,
      position int NOT NULL,
      PRIMARY KEY (share_id, item_id)
    )`,
  ],
}

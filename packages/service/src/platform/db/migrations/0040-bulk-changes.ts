import type { SchemaChange } from '../schema-change.ts'

/** Adds changes of many listings, with what each listing was before. */
export const bulkChanges: SchemaChange = {
  statements: [
    `CREATE TABLE bulk_change (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      change jsonb NOT NULL,
      advice text,
      caller_limit jsonb,
      status text NOT NULL,
      attempt int NOT NULL DEFAULT 0,
      created_by jsonb,
      undone_by jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      phase_at timestamptz NOT NULL DEFAULT now(),
      phase_left int NOT NULL,
      ended_at timestamptz
    )`,
    'CREATE INDEX bulk_change_newest ON bulk_change (organization_id, id)',
    'CREATE INDEX bulk_change_oldest ON bulk_change (created_at)',
    // Without a reference: items of deleted listings stay.
    `CREATE TABLE bulk_change_item (
      bulk_change_id uuid NOT NULL REFERENCES bulk_change ON DELETE CASCADE,
      pdp_id uuid NOT NULL,
      rank int NOT NULL,
      status text NOT NULL DEFAULT 'waiting',
      reason text,
      before jsonb,
      after jsonb,
      score_before double precision,
      score_after double precision,
      signature text,
      PRIMARY KEY (bulk_change_id, pdp_id)
    )`,
    'CREATE INDEX bulk_change_item_rank ON bulk_change_item (bulk_change_id, rank)',
  ],
}

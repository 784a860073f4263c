import type { SchemaChange } from '../schema-change.ts'

/** Adds families of variants. No reference, because a restored listing may belong to a deleted family. */
export const families: SchemaChange = {
  before: [
    `ALTER TABLE pdp ADD COLUMN IF NOT EXISTS family_id uuid,
      ADD COLUMN IF NOT EXISTS variant text,
      ADD COLUMN IF NOT EXISTS is_family_chosen boolean NOT NULL DEFAULT false,
      ADD COLUMN IF NOT EXISTS own_positions int[] NOT NULL DEFAULT '{0}'`,
    'ALTER TABLE pdp_summary ADD COLUMN IF NOT EXISTS family_id uuid',
    `CREATE INDEX IF NOT EXISTS pdp_summary_family ON pdp_summary (organization_id, family_id, pdp_id)
      WHERE family_id IS NOT NULL`,
  ],
  statements: [
    `CREATE TABLE pdp_family (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      retailer text,
      key text,
      name text,
      is_named boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (organization_id, retailer, key)
    )`,
    'CREATE INDEX pdp_family_listed ON pdp_family (organization_id, id)',
  ],
}

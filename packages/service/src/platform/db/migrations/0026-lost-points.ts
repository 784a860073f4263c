import type { SchemaChange } from '../schema-change.ts'

/** This release writes summaries itself (`domains/pdps/record/earlier-release.ts`). */
const OF_EARLIER_RELEASE = "WHEN (current_setting('endcap.summary', true) IS DISTINCT FROM 'written')"

const deriving = (name: string, procedure: string) =>
  `CREATE OR REPLACE TRIGGER ${name} BEFORE INSERT OR UPDATE ON pdp_summary
    FOR EACH ROW ${OF_EARLIER_RELEASE} EXECUTE FUNCTION ${procedure}()`

/**
 * Adds lost points by cause, filled by a maintenance task. The service computes summaries, so triggers
 * contain no scoring rule: those of 0006, 0014 and 0020 serve only the previous release.
 */
export const lostPoints: SchemaChange = {
  before: [
    'ALTER TABLE pdp_summary ADD COLUMN IF NOT EXISTS lost jsonb',
    // Rows that the maintenance task has yet to fill.
    `CREATE INDEX IF NOT EXISTS pdp_summary_without_lost ON pdp_summary (organization_id, pdp_id)
      WHERE pdp_score IS NOT NULL AND lost IS NULL`,
  ],
  locks: { pdp: 'SHARE ROW EXCLUSIVE', pdp_summary: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE FUNCTION summarize_lost() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.lost := (SELECT result->'summary'->'lost' FROM pdp WHERE id = NEW.pdp_id)::jsonb;
      RETURN NEW;
    END $$`,
    deriving('pdp_summary_lost', 'summarize_lost'),
    deriving('pdp_summary_image_gain', 'summarize_image_gain'),
    deriving('pdp_summary_release', 'summarize_release'),
    `CREATE OR REPLACE TRIGGER pdp_summary AFTER INSERT OR UPDATE ON pdp
    FOR EACH ROW ${OF_EARLIER_RELEASE} EXECUTE FUNCTION summarize_pdp()`,
  ],
}

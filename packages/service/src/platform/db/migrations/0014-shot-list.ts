import type { SchemaChange } from '../schema-change.ts'

/**
 * Adds the gain of another image, which orders the shot list. Its own trigger avoids repeating the function
 * of 0009. A maintenance task fills in earlier PDPs.
 */
export const shotList: SchemaChange = {
  before: [
    'ALTER TABLE pdp_summary ADD COLUMN IF NOT EXISTS image_gain double precision',
    `CREATE INDEX IF NOT EXISTS pdp_summary_image_gain ON pdp_summary (organization_id, coalesce(image_gain, -1), pdp_id)
      WHERE missing <> '{}'`,
    // Rows that the maintenance task has yet to fill.
    `CREATE INDEX IF NOT EXISTS pdp_summary_without_gain ON pdp_summary (pdp_id)
      WHERE pdp_score IS NOT NULL AND image_gain IS NULL`,
  ],
  locks: { pdp_summary: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE FUNCTION summarize_image_gain() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.image_gain := (SELECT result->'summary'->>'image_gain' FROM pdp WHERE id = NEW.pdp_id)::double precision;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER pdp_summary_image_gain BEFORE INSERT OR UPDATE ON pdp_summary
    FOR EACH ROW EXECUTE FUNCTION summarize_image_gain()`,
  ],
}

import { type Migration, sql } from 'kysely'

/**
 * Adds the points that another image is worth, by which the shot list is ordered. A trigger of its own derives them, so
 * that the function of migration 0009 is not repeated. A maintenance task fills them in for PDPs of earlier releases.
 */
export const shotList: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const STATEMENTS = [
  'ALTER TABLE pdp_summary ADD COLUMN image_gain double precision',
  `CREATE FUNCTION summarize_image_gain() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.image_gain := (SELECT result->'summary'->>'image_gain' FROM pdp WHERE id = NEW.pdp_id)::double precision;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER pdp_summary_image_gain BEFORE INSERT OR UPDATE ON pdp_summary
    FOR EACH ROW EXECUTE FUNCTION summarize_image_gain()`,
  `CREATE INDEX pdp_summary_image_gain ON pdp_summary (organization_id, coalesce(image_gain, -1), pdp_id)
    WHERE missing <> '{}'`,
  // Few rows: those that the maintenance task has still to fill.
  'CREATE INDEX pdp_summary_without_gain ON pdp_summary (pdp_id) WHERE pdp_score IS NOT NULL AND image_gain IS NULL',
]

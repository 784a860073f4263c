import type { SchemaChange } from '../schema-change.ts'

/** Changes a week's count of scored PDPs. `scored_at` is the row's. */
const ADD = (row: string, listings: number, time: string) =>
  `INSERT INTO pdp_trend (organization_id, week, tenths, listings)
      VALUES (${row}.organization_id, date_trunc('week', ${time} AT TIME ZONE 'UTC'), round(10 * ${row}.pdp_score), ${listings});`

/**
 * Adds weekly totals of scores, maintained by triggers so that changes by the previous release count. A
 * maintenance task adds ids above `filled_to` in slices. Changes are appended, because counters would
 * serialize transactions.
 */
export const trend: SchemaChange = {
  before: [
    // Rows that the maintenance task has yet to fill.
    `CREATE INDEX IF NOT EXISTS pdp_summary_without_plan ON pdp_summary (pdp_id)
      WHERE pdp_score IS NOT NULL AND can_win IS NULL`,
  ],
  locks: { pdp_history: 'SHARE ROW EXCLUSIVE', pdp_summary: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE pdp_trend (
      organization_id uuid NOT NULL,
      week date NOT NULL,
      tenths smallint NOT NULL,
      listings integer NOT NULL
    )`,
    'CREATE INDEX pdp_trend_organization ON pdp_trend (organization_id, week)',
    'CREATE TABLE pdp_trend_progress (filled_to uuid NOT NULL)',
    'CREATE UNIQUE INDEX pdp_trend_progress_one ON pdp_trend_progress ((true))',
    `CREATE FUNCTION record_trend() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      filled uuid := (SELECT filled_to FROM pdp_trend_progress);
      scored timestamptz := now();
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.pdp_id <= filled THEN ${ADD('OLD', -1, 'scored')} END IF;
        RETURN NULL;
      END IF;
      IF NEW.pdp_id <= filled THEN
        scored := coalesce((SELECT scored_at FROM pdp WHERE id = NEW.pdp_id), scored);
        IF TG_OP = 'UPDATE' AND OLD.pdp_score IS NOT NULL THEN ${ADD('OLD', -1, 'scored')} END IF;
        IF NEW.pdp_score IS NOT NULL THEN ${ADD('NEW', 1, 'scored')} END IF;
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER pdp_trend_insert AFTER INSERT ON pdp_summary
    FOR EACH ROW WHEN (NEW.pdp_score IS NOT NULL) EXECUTE FUNCTION record_trend()`,
    `CREATE TRIGGER pdp_trend_update AFTER UPDATE ON pdp_summary
    FOR EACH ROW WHEN (OLD.pdp_score IS DISTINCT FROM NEW.pdp_score) EXECUTE FUNCTION record_trend()`,
    `CREATE TRIGGER pdp_trend_delete AFTER DELETE ON pdp_summary
    FOR EACH ROW WHEN (OLD.pdp_score IS NOT NULL) EXECUTE FUNCTION record_trend()`,
    `CREATE TABLE rubric_change (
      organization_id uuid NOT NULL,
      model_version text NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (organization_id, model_version)
    )`,
    `CREATE FUNCTION record_rubric_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before record;
    BEGIN
      SELECT model_version, category_id INTO before FROM pdp_history
      WHERE pdp_id = NEW.pdp_id AND id < NEW.id ORDER BY id DESC LIMIT 1;
      IF before.category_id = NEW.category_id AND before.model_version <> NEW.model_version THEN
        INSERT INTO rubric_change (organization_id, model_version, changed_at)
        SELECT organization_id, NEW.model_version, NEW.scored_at FROM pdp WHERE id = NEW.pdp_id
        ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER rubric_change AFTER INSERT ON pdp_history FOR EACH ROW EXECUTE FUNCTION record_rubric_change()`,
  ],
}

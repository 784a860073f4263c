import type { SchemaChange } from '../schema-change.ts'

/** Also the keys of the stored `lost`. Columns hold tenths of a point. */
export const CAUSES = [
  'main_image',
  'carousel_image',
  'image_count_penalty',
  'image_mix_penalty',
  'image_order_penalty',
  'score_penalty',
]

/** Adds causes of lost points, verdicts and fidelity. A maintenance task fills the causes of earlier scores. */
export const webConsole: SchemaChange = {
  before: [
    // Rejected child images keep their picture until the upload expires.
    `ALTER TABLE spark_child
      ADD COLUMN IF NOT EXISTS fidelity double precision,
      ADD COLUMN IF NOT EXISTS upload_id uuid REFERENCES upload ON DELETE SET NULL,
      ADD COLUMN IF NOT EXISTS verdict_kept boolean,
      ADD COLUMN IF NOT EXISTS verdict_reason text,
      ADD COLUMN IF NOT EXISTS verdict_comment text,
      ADD COLUMN IF NOT EXISTS verdict_by text`,
    'CREATE INDEX IF NOT EXISTS spark_child_upload ON spark_child (upload_id) WHERE upload_id IS NOT NULL',
    'ALTER TABLE pdp ADD COLUMN IF NOT EXISTS is_composed boolean NOT NULL DEFAULT false',
    // Restores the place of an image that comes back to its PDP.
    `ALTER TABLE image
      ADD COLUMN IF NOT EXISTS last_filename text,
      ADD COLUMN IF NOT EXISTS last_source_url text,
      ADD COLUMN IF NOT EXISTS last_asset_id text`,
    `ALTER TABLE pdp_summary
      ${CAUSES.map((cause) => `ADD COLUMN IF NOT EXISTS lost_${cause} smallint`).join(', ')},
      ADD COLUMN IF NOT EXISTS loses_most_by text`,
    'CREATE INDEX IF NOT EXISTS pdp_summary_loses_most_by ON pdp_summary (organization_id, loses_most_by)',
    // Rows that the maintenance task has yet to fill.
    `CREATE INDEX IF NOT EXISTS pdp_summary_without_causes ON pdp_summary (pdp_id)
      WHERE pdp_score IS NOT NULL AND lost_main_image IS NULL`,
  ],
  statements: [
    // Extends the function of migration 0006. Names columns, because releases add to them.
    `CREATE OR REPLACE FUNCTION summarize_pdp() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      lost json := NEW.result->'summary'->'lost';
    BEGIN
      INSERT INTO pdp_summary (
        pdp_id, organization_id, status, retailer, category_id, updated_at, name, search, pdp_score, hero_score,
        can_win, missing, penalties, rules_failed, tags, carousel_score, recommended_images, first_action,
        ${CAUSES.map((cause) => `lost_${cause}`).join(', ')}, loses_most_by)
      VALUES (
        NEW.id, NEW.organization_id, NEW.status, NEW.retailer, NEW.category_id, NEW.updated_at,
        left(lower(coalesce(NEW.name, '')), 200),
        lower(concat_ws(' ', NEW.name, NEW.external_id)),
        (NEW.result->>'pdp_score')::double precision,
        (NEW.result->'hero'->>'service_score')::double precision,
        (NEW.result->'summary'->>'can_win')::double precision,
        ARRAY(SELECT json_object_keys(NEW.result->'asset_mix'->'missing')),
        ARRAY(SELECT key FROM json_each_text(NEW.result) WHERE key LIKE '%\\_penalty' AND value = 'true'),
        ARRAY(SELECT value->>'rule' FROM json_array_elements(NEW.result->'hero'->'score_metadata'->'rule_checks')
          WHERE value->>'passed' = 'false'),
        NEW.tags,
        (NEW.result->>'carousel_score')::double precision,
        (NEW.result->'asset_mix'->>'recommended_carousel_images')::int + 1,
        CASE json_typeof(NEW.result->'summary'->'first_action')
          WHEN 'object' THEN NEW.result->'summary'->'first_action' END,
        ${CAUSES.map(
          (cause) =>
            `CASE WHEN lost IS NOT NULL THEN round(10 * coalesce((lost->>'${cause}')::numeric, 0))::smallint END`,
        ).join(',\n        ')},
        CASE json_typeof(lost) WHEN 'object' THEN (
          SELECT key FROM json_each_text(lost) WITH ORDINALITY AS each (key, points, place)
          WHERE points::numeric > 0 ORDER BY points::numeric DESC, place LIMIT 1) END)
      ON CONFLICT (pdp_id) DO UPDATE SET
        status = excluded.status, category_id = excluded.category_id, updated_at = excluded.updated_at,
        name = excluded.name, search = excluded.search, pdp_score = excluded.pdp_score,
        hero_score = excluded.hero_score, can_win = excluded.can_win, missing = excluded.missing,
        penalties = excluded.penalties, rules_failed = excluded.rules_failed, tags = excluded.tags,
        carousel_score = excluded.carousel_score, recommended_images = excluded.recommended_images,
        first_action = excluded.first_action,
        ${CAUSES.map((cause) => `lost_${cause} = excluded.lost_${cause}`).join(', ')},
        loses_most_by = excluded.loses_most_by;
      RETURN NULL;
    END $$`,
  ],
}

import type { SchemaChange } from '../schema-change.ts'

/**
 * Adds `pdp_summary` with short rows for fast lists. A trigger derives them, also for changes by the previous
 * release. A maintenance task fills in older PDPs, at about a minute per 50,000.
 */
export const answers: SchemaChange = {
  before: [
    // For deletions of images.
    'CREATE INDEX IF NOT EXISTS image_root ON image (root_image_id) WHERE root_image_id IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS spark_request_image ON spark_request (image_id)',
    'CREATE INDEX IF NOT EXISTS spark_child_image ON spark_child (image_id) WHERE image_id IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS scoring_run_image ON scoring_run (image_id) WHERE image_id IS NOT NULL',
    // Lets the deletion of a PDP find replaced images.
    'ALTER TABLE image ADD COLUMN IF NOT EXISTS origin_pdp_id uuid',
    'CREATE INDEX IF NOT EXISTS image_origin ON image (origin_pdp_id) WHERE origin_pdp_id IS NOT NULL',
    "ALTER TABLE pdp ADD COLUMN IF NOT EXISTS tags text[] NOT NULL DEFAULT '{}'",
  ],
  locks: { pdp: 'SHARE ROW EXCLUSIVE', organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE pdp_summary (
    pdp_id uuid PRIMARY KEY REFERENCES pdp ON DELETE CASCADE,
    organization_id uuid NOT NULL,
    status text NOT NULL,
    retailer text NOT NULL,
    category_id uuid NOT NULL,
    updated_at timestamptz NOT NULL,
    name text COLLATE "C" NOT NULL,
    search text COLLATE "C" NOT NULL,
    pdp_score double precision,
    hero_score double precision,
    can_win double precision,
    missing text[] NOT NULL,
    penalties text[] NOT NULL,
    rules_failed text[] NOT NULL,
    tags text[] NOT NULL,
    carousel_score double precision,
    recommended_images int,
    first_action json
  )`,
    // Cuts names, because an index entry holds at most 2.7 KB.
    `CREATE FUNCTION summarize_pdp() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO pdp_summary VALUES (
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
          WHEN 'object' THEN NEW.result->'summary'->'first_action' END)
      ON CONFLICT (pdp_id) DO UPDATE SET
        status = excluded.status, category_id = excluded.category_id, updated_at = excluded.updated_at,
        name = excluded.name, search = excluded.search, pdp_score = excluded.pdp_score,
        hero_score = excluded.hero_score, can_win = excluded.can_win, missing = excluded.missing,
        penalties = excluded.penalties, rules_failed = excluded.rules_failed, tags = excluded.tags,
        carousel_score = excluded.carousel_score, recommended_images = excluded.recommended_images,
        first_action = excluded.first_action;
      RETURN NULL;
    END $$`,
    'CREATE TRIGGER pdp_summary AFTER INSERT OR UPDATE ON pdp FOR EACH ROW EXECUTE FUNCTION summarize_pdp()',
    // Two indexes each, because PDPs without a score come last in both directions.
    ...['pdp_score', 'hero_score', 'can_win'].flatMap((column) => [
      `CREATE INDEX pdp_summary_${column} ON pdp_summary (organization_id, coalesce(${column}, 101), pdp_id)`,
      `CREATE INDEX pdp_summary_${column}_desc ON pdp_summary (organization_id, coalesce(${column}, -1), pdp_id)`,
    ]),
    // Parts of two and three characters, so that an index finds any substring.
    `CREATE FUNCTION pdp_search_grams(searched text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT substr(searched, start, size) COLLATE "C"), '{}')
    FROM generate_series(2, 3) AS size, generate_series(1, length(searched) - size + 1) AS start $$`,
    `CREATE INDEX pdp_summary_terms ON pdp_summary
    USING gin (pdp_search_grams(search), tags, missing, penalties, rules_failed)`,
    ...['category_id', 'retailer', 'status'].map(
      (column) => `CREATE INDEX pdp_summary_${column} ON pdp_summary (organization_id, ${column})`,
    ),
    'CREATE INDEX pdp_summary_updated ON pdp_summary (organization_id, updated_at, pdp_id)',
    'CREATE INDEX pdp_summary_name ON pdp_summary (organization_id, name, pdp_id)',
    `CREATE TABLE pdp_history (
    id uuid PRIMARY KEY,
    pdp_id uuid NOT NULL REFERENCES pdp ON DELETE CASCADE,
    scored_at timestamptz NOT NULL,
    pdp_score double precision NOT NULL,
    cause text NOT NULL,
    category_id uuid NOT NULL,
    model_version text NOT NULL,
    images json NOT NULL
  )`,
    'CREATE INDEX pdp_history_pdp ON pdp_history (pdp_id, id)',
    `CREATE TABLE draft (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    request json NOT NULL,
    error text,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
    'CREATE INDEX draft_expires ON draft (expires_at)',
    `CREATE TABLE draft_file (
    draft_id uuid NOT NULL REFERENCES draft ON DELETE CASCADE,
    organization_id uuid NOT NULL,
    sha256 text NOT NULL,
    PRIMARY KEY (draft_id, sha256)
  )`,
    'CREATE INDEX draft_file_content ON draft_file (organization_id, sha256)',
  ],
}

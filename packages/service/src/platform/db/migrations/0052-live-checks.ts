import type { SchemaChange } from '../schema-change.ts'

/** Adds nightly checks of what shops show. */
export const liveChecks: SchemaChange = {
  statements: [
    `CREATE TABLE live_watch (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      view_id uuid REFERENCES saved_view ON DELETE CASCADE,
      alert jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      created_by jsonb
    )`,
    'CREATE UNIQUE INDEX live_watch_scope ON live_watch (organization_id, coalesce(view_id, organization_id))',
    `CREATE TABLE live_check (
      pdp_id uuid NOT NULL REFERENCES pdp ON DELETE CASCADE,
      night date NOT NULL,
      organization_id uuid NOT NULL REFERENCES organization,
      state text NOT NULL,
      problem text,
      checked_at timestamptz NOT NULL DEFAULT now(),
      sent jsonb,
      shown jsonb,
      places jsonb,
      sent_score double precision,
      shown_score double precision,
      lost double precision,
      matters text[] NOT NULL DEFAULT '{}',
      said text[] NOT NULL DEFAULT '{}',
      reading_since timestamptz,
      is_last boolean NOT NULL DEFAULT false,
      PRIMARY KEY (pdp_id, night)
    )`,
    'CREATE INDEX live_check_newest ON live_check (organization_id, night, pdp_id)',
    'CREATE INDEX live_check_last ON live_check (organization_id, night, pdp_id) WHERE is_last',
    `CREATE INDEX live_check_matters ON live_check (organization_id, pdp_id)
      WHERE matters <> '{}' OR lost IS NOT NULL`,
    'CREATE INDEX live_check_night ON live_check (night)',
    `CREATE TABLE live_picture (
      organization_id uuid NOT NULL REFERENCES organization,
      pdp_id uuid NOT NULL,
      url_hash text NOT NULL,
      sha256 text NOT NULL,
      format text NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      byte_length integer NOT NULL,
      seen_on date NOT NULL,
      PRIMARY KEY (pdp_id, url_hash)
    )`,
    'CREATE INDEX live_picture_content ON live_picture (organization_id, sha256)',
    'CREATE INDEX live_picture_seen ON live_picture (seen_on)',
    `CREATE TABLE live_answer (
      organization_id uuid NOT NULL REFERENCES organization,
      sent text NOT NULL,
      shown text NOT NULL,
      answer text NOT NULL,
      PRIMARY KEY (organization_id, sent, shown)
    )`,
    `CREATE TABLE live_host (
      host text PRIMARY KEY,
      night date NOT NULL,
      pages integer NOT NULL,
      failures integer NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL
    )`,
  ],
}

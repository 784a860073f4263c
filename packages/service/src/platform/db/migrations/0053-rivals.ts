import type { SchemaChange } from '../schema-change.ts'

/** Adds listings of others as a benchmark. */
export const rivals: SchemaChange = {
  statements: [
    `CREATE TABLE rival_set (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      name text NOT NULL,
      category_id text NOT NULL,
      retailer text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX rival_set_owner ON rival_set (organization_id)',
    `CREATE TABLE rival (
      id uuid PRIMARY KEY,
      rival_set_id uuid NOT NULL REFERENCES rival_set ON DELETE CASCADE,
      organization_id uuid NOT NULL REFERENCES organization,
      asin text NOT NULL,
      position integer NOT NULL,
      state text NOT NULL DEFAULT 'waiting',
      problem text,
      name text,
      wants_now boolean NOT NULL DEFAULT true,
      queued_at timestamptz,
      next_on date NOT NULL DEFAULT '2000-01-01',
      read_at timestamptz,
      pictures jsonb,
      score double precision,
      main_image text,
      asset_types jsonb,
      product_share double precision,
      edge_contrast double precision,
      scored_with text,
      UNIQUE (rival_set_id, asin)
    )`,
    'CREATE INDEX rival_due ON rival (organization_id, next_on)',
    'CREATE INDEX rival_wanted ON rival (organization_id) WHERE wants_now',
    `CREATE TABLE rival_picture (
      organization_id uuid NOT NULL REFERENCES organization,
      rival_id uuid NOT NULL,
      url_hash text NOT NULL,
      sha256 text NOT NULL,
      seen_on date NOT NULL,
      PRIMARY KEY (rival_id, url_hash)
    )`,
    'CREATE INDEX rival_picture_content ON rival_picture (organization_id, sha256)',
    'CREATE INDEX rival_picture_seen ON rival_picture (seen_on)',
  ],
}

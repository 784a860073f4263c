import type { SchemaChange } from '../schema-change.ts'

/**
 * Uses the syntax of PostgreSQL 15, also for the embedded database. Stored values are `json`, which keeps the
 * order of keys. `jsonb` sorts them by length.
 */
export const first: SchemaChange = {
  statements: [
    `CREATE TABLE organization (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    icp jsonb,
    rate_limit integer CHECK (rate_limit > 0),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
    `CREATE TABLE portfolio (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    name text NOT NULL,
    is_default boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
    'CREATE UNIQUE INDEX portfolio_one_default ON portfolio (organization_id) WHERE is_default',
    `CREATE TABLE credential (
    client_id text PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    environment text NOT NULL,
    secret_hash text NOT NULL,
    integration_ids jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    disabled_at timestamptz
  )`,
    'CREATE INDEX credential_organization ON credential (organization_id)',
    `CREATE TABLE signing_key (
    kid text PRIMARY KEY,
    private_jwk jsonb NOT NULL,
    public_jwk jsonb NOT NULL,
    active_from timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
    `CREATE TABLE external_category (
    organization_id uuid NOT NULL REFERENCES organization,
    external_id text NOT NULL,
    category_id uuid NOT NULL,
    PRIMARY KEY (organization_id, external_id)
  )`,
    `CREATE TABLE known_product (
    organization_id uuid NOT NULL REFERENCES organization,
    code_type text NOT NULL CHECK (code_type IN ('gtin', 'asin')),
    code text NOT NULL,
    category_id uuid NOT NULL,
    PRIMARY KEY (organization_id, code_type, code)
  )`,
    `CREATE TABLE image (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    sha256 text NOT NULL,
    format text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    byte_length integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
    'CREATE INDEX image_content ON image (organization_id, sha256)',
    `CREATE TABLE pdp (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    portfolio_id uuid NOT NULL REFERENCES portfolio,
    id_type text NOT NULL,
    external_id text NOT NULL,
    retailer text NOT NULL,
    integration_id text,
    name text,
    category_id uuid NOT NULL,
    category_hints json NOT NULL,
    status text NOT NULL CHECK (status IN ('PROCESSING', 'COMPLETED', 'ERROR')),
    error_code text,
    run_id uuid NOT NULL,
    version integer NOT NULL,
    result json,
    listing_score_at_ingest double precision,
    scored_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (organization_id, id_type, external_id, retailer),
    CHECK ((status = 'ERROR') = (error_code IS NOT NULL))
  )`,
    `CREATE TABLE pdp_image (
    pdp_id uuid NOT NULL REFERENCES pdp,
    position integer NOT NULL,
    image_id uuid NOT NULL REFERENCES image,
    filename text NOT NULL,
    source_url text NOT NULL,
    asset_id text,
    PRIMARY KEY (pdp_id, position)
  )`,
    `CREATE TABLE scoring_run (
    id uuid PRIMARY KEY,
    pdp_id uuid NOT NULL REFERENCES pdp,
    remaining integer NOT NULL CHECK (remaining >= 0),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
    'CREATE INDEX scoring_run_pdp ON scoring_run (pdp_id)',
    `CREATE TABLE scoring_run_item (
    run_id uuid NOT NULL REFERENCES scoring_run ON DELETE CASCADE,
    sha256 text NOT NULL,
    role text NOT NULL,
    status text NOT NULL CHECK (status IN ('pending', 'done', 'failed')),
    error text,
    PRIMARY KEY (run_id, sha256, role)
  )`,
    `CREATE TABLE image_facts (
    organization_id uuid NOT NULL REFERENCES organization,
    sha256 text NOT NULL,
    facts_version text NOT NULL,
    facts json NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (organization_id, sha256, facts_version)
  )`,
    // The key contains everything that a score depends on, so each image is scored once.
    `CREATE TABLE image_score (
    organization_id uuid NOT NULL REFERENCES organization,
    sha256 text NOT NULL,
    category_id uuid NOT NULL,
    role text NOT NULL,
    model_version text NOT NULL,
    score json NOT NULL,
    service_score double precision NOT NULL,
    scored_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (organization_id, sha256, category_id, role, model_version)
  )`,
    'CREATE INDEX image_score_benchmark ON image_score (organization_id, category_id, role, model_version, service_score)',
    // Fixed windows: requests, and the window's end in ms since 1970.
    'CREATE TABLE rate_limit (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
  ],
}

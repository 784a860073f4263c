import type { SchemaChange } from '../schema-change.ts'

/** Also adds the secret that signs addresses of stored files. */
export const spark: SchemaChange = {
  statements: [
    'ALTER TABLE image ADD COLUMN root_image_id uuid REFERENCES image',
    'CREATE INDEX image_derived ON image (organization_id, sha256) WHERE root_image_id IS NOT NULL',
    `CREATE TABLE spark_request (
    id uuid PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('images', 'ideas')),
    organization_id uuid NOT NULL REFERENCES organization,
    image_id uuid NOT NULL REFERENCES image,
    status text NOT NULL CHECK (status IN ('processing', 'completed', 'failed')),
    error text,
    -- As text, so that its fields keep their order.
    ideas json,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
    // At most one request per image and kind is in flight, across processes.
    "CREATE UNIQUE INDEX spark_request_in_flight ON spark_request (image_id, kind) WHERE status = 'processing'",
    `CREATE TABLE spark_child (
    request_id uuid NOT NULL REFERENCES spark_request ON DELETE CASCADE,
    position integer NOT NULL,
    image_id uuid REFERENCES image,
    composition text NOT NULL,
    asset_type text NOT NULL,
    role text NOT NULL CHECK (role IN ('hero', 'carousel')),
    service_score double precision NOT NULL,
    rejection text,
    rejection_detail text,
    PRIMARY KEY (request_id, position),
    CHECK ((image_id IS NULL) = (rejection IS NOT NULL))
  )`,
    `CREATE TABLE spark_spending (
    organization_id uuid NOT NULL REFERENCES organization,
    day date NOT NULL,
    micros bigint NOT NULL,
    PRIMARY KEY (organization_id, day)
  )`,
    'CREATE TABLE shared_secret (name text PRIMARY KEY, secret bytea NOT NULL)',
  ],
}

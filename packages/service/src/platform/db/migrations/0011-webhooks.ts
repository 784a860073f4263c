import type { SchemaChange } from '../schema-change.ts'

export const webhooks: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE webhook_endpoint (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    url text NOT NULL,
    types text[],
    description text,
    disabled_reason text CHECK (disabled_reason IN ('request', 'gone', 'failing')),
    failing_since timestamptz,
    secret bytea NOT NULL,
    previous_secret bytea,
    previous_secret_expires_at timestamptz,
    last_position bigint NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
    'CREATE INDEX webhook_endpoint_organization ON webhook_endpoint (organization_id)',
    `CREATE TABLE webhook_delivery (
    endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
    event_id uuid NOT NULL,
    event_type text NOT NULL,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    leased_until timestamptz,
    response_status integer,
    error text,
    last_attempt_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (endpoint_id, event_id)
  )`,
    `CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, next_attempt_at) WHERE status = 'pending'`,
  ],
}

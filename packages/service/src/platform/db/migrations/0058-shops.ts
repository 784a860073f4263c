import type { SchemaChange } from '../schema-change.ts'

/** Adds connections to shops, and pushes with what each listing was before. */
export const shops: SchemaChange = {
  statements: [
    `CREATE TABLE shop_connection (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      system text NOT NULL,
      address text NOT NULL,
      name text NOT NULL,
      sealed_secret bytea NOT NULL,
      created_by jsonb,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE UNIQUE INDEX shop_connection_address ON shop_connection (organization_id, system, address)',
    // Without a reference to the listing: a push of a deleted one can still be rolled back.
    `CREATE TABLE shop_push (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      connection_id uuid NOT NULL REFERENCES shop_connection ON DELETE CASCADE,
      pdp_id uuid NOT NULL,
      product_id text NOT NULL,
      title text NOT NULL,
      status text NOT NULL,
      step text NOT NULL DEFAULT 'checking',
      attempt int NOT NULL DEFAULT 0,
      is_forced boolean NOT NULL DEFAULT false,
      before jsonb NOT NULL,
      after jsonb NOT NULL,
      warnings text[] NOT NULL,
      problem text,
      message text,
      created_by jsonb,
      confirmed_by jsonb,
      rolled_back_by jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz,
      ended_at timestamptz
    )`,
    'CREATE INDEX shop_push_newest ON shop_push (organization_id, id)',
    'CREATE INDEX shop_push_connection ON shop_push (connection_id)',
    `CREATE INDEX shop_push_plans ON shop_push (created_at) WHERE status = 'planned'`,
    `CREATE UNIQUE INDEX shop_push_busy ON shop_push (connection_id, product_id)
      WHERE status IN ('running', 'rolling_back')`,
  ],
}

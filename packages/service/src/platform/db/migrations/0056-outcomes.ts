import type { SchemaChange } from '../schema-change.ts'

/** Adds results of tests: tests have arms, arms have pictures and rows. */
export const outcomes: SchemaChange = {
  statements: [
    `CREATE TABLE outcome_test (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      source text NOT NULL,
      name text NOT NULL,
      kind text NOT NULL,
      listing text NOT NULL,
      retailer text,
      pdp_id uuid,
      category_id text,
      role text NOT NULL DEFAULT 'hero',
      reading jsonb,
      told jsonb NOT NULL DEFAULT '{}',
      ends_on date,
      created_by jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (organization_id, source, name)
    )`,
    'CREATE INDEX outcome_test_listing ON outcome_test (pdp_id)',
    'CREATE INDEX outcome_test_planned ON outcome_test (ends_on) WHERE ends_on IS NOT NULL',
    `CREATE TABLE outcome_arm (
      id uuid PRIMARY KEY,
      test_id uuid NOT NULL REFERENCES outcome_test ON DELETE CASCADE,
      organization_id uuid NOT NULL REFERENCES organization,
      name text NOT NULL,
      is_control boolean NOT NULL DEFAULT false,
      share double precision,
      scored jsonb,
      scored_with text,
      UNIQUE (test_id, name)
    )`,
    'CREATE INDEX outcome_arm_owner ON outcome_arm (organization_id)',
    `CREATE TABLE outcome_picture (
      arm_id uuid NOT NULL,
      organization_id uuid NOT NULL REFERENCES organization,
      position integer NOT NULL,
      sha256 text NOT NULL,
      PRIMARY KEY (arm_id, position)
    )`,
    'CREATE INDEX outcome_picture_content ON outcome_picture (organization_id, sha256)',
    `CREATE TABLE outcome (
      id uuid PRIMARY KEY,
      arm_id uuid NOT NULL REFERENCES outcome_arm ON DELETE CASCADE,
      test_id uuid NOT NULL,
      organization_id uuid NOT NULL REFERENCES organization,
      from_day date NOT NULL,
      to_day date NOT NULL,
      impressions bigint NOT NULL,
      clicks bigint,
      orders bigint,
      revenue double precision,
      currency text,
      problem text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (arm_id, from_day, to_day)
    )`,
    'CREATE INDEX outcome_test_rows ON outcome (test_id)',
    'CREATE INDEX outcome_owner ON outcome (organization_id, id)',
    "ALTER TABLE organization ADD COLUMN money_roles text[] NOT NULL DEFAULT '{}'",
  ],
}

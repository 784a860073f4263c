import type { SchemaChange } from '../schema-change.ts'

/** Adds brands of listings, who changed their images last for lists, and goals with a point a day. */
export const brandsAndGoals: SchemaChange = {
  before: [
    'ALTER TABLE pdp ADD COLUMN IF NOT EXISTS brand text',
    `ALTER TABLE pdp_summary ADD COLUMN IF NOT EXISTS brand text,
      ADD COLUMN IF NOT EXISTS read_brand text, ADD COLUMN IF NOT EXISTS changed_by text`,
    `CREATE INDEX IF NOT EXISTS pdp_summary_brand ON pdp_summary (organization_id, brand)
      WHERE brand IS NOT NULL`,
  ],
  statements: [
    `CREATE TABLE goal (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      measure text NOT NULL,
      target text,
      score_min double precision,
      query text NOT NULL,
      value double precision NOT NULL,
      due date NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX goal_organization ON goal (organization_id)',
    `CREATE TABLE goal_point (
      goal_id uuid NOT NULL REFERENCES goal ON DELETE CASCADE,
      day date NOT NULL,
      listings integer NOT NULL,
      reached integer NOT NULL,
      PRIMARY KEY (goal_id, day)
    )`,
  ],
}

import type { SchemaChange } from '../schema-change.ts'

/** Adds what the finished tests of an organization say of a point of score. Null for too few tests. */
export const scoreEffects: SchemaChange = {
  statements: [
    `CREATE TABLE score_effect (
      organization_id uuid PRIMARY KEY REFERENCES organization,
      effect jsonb
    )`,
  ],
}

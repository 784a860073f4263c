import type { SchemaChange } from '../schema-change.ts'

/** Adds saved views. */
export const savedViews: SchemaChange = {
  statements: [
    `CREATE TABLE saved_view (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      owner text,
      name text NOT NULL,
      query text NOT NULL,
      layout text NOT NULL,
      columns text[] NOT NULL,
      is_default boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX saved_view_organization ON saved_view (organization_id)',
    `CREATE UNIQUE INDEX saved_view_default ON saved_view (organization_id, coalesce(owner, ''))
      WHERE is_default`,
  ],
}

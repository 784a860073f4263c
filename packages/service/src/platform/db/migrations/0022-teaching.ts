import type { SchemaChange } from '../schema-change.ts'

/** The newest version that is not forgotten is in force. */
export const teaching: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE taught_version (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      number integer NOT NULL CHECK (number > 0),
      space text NOT NULL,
      weights bytea,
      figures json NOT NULL,
      created_by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      forgotten_by text,
      forgotten_at timestamptz,
      UNIQUE (organization_id, number),
      CHECK ((forgotten_at IS NULL) = (forgotten_by IS NULL)),
      CHECK ((forgotten_at IS NULL) = (weights IS NOT NULL))
    )`,
    `CREATE INDEX taught_version_in_force ON taught_version (organization_id, number)
    WHERE forgotten_at IS NULL`,
  ],
}

import type { SchemaChange } from '../schema-change.ts'

export const customFacts: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    // Belongs to content, so it has no foreign key to the image.
    `CREATE TABLE custom_facts (
      organization_id uuid NOT NULL REFERENCES organization,
      sha256 text NOT NULL,
      namespace text NOT NULL,
      version integer NOT NULL CHECK (version > 0),
      facts jsonb NOT NULL,
      byte_length integer NOT NULL,
      changed_by text NOT NULL,
      changed_at timestamptz NOT NULL,
      PRIMARY KEY (organization_id, sha256, namespace)
    )`,
  ],
}

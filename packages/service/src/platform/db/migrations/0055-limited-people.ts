import type { SchemaChange } from '../schema-change.ts'

/** Limits people to a part of the PDPs. `from_groups` marks roles that the OIDC provider's groups give. */
export const limitedPeople: SchemaChange = {
  before: [
    'ALTER TABLE membership ADD COLUMN IF NOT EXISTS retailer text',
    'ALTER TABLE membership ADD COLUMN IF NOT EXISTS tag text',
    'ALTER TABLE membership ADD COLUMN IF NOT EXISTS from_groups boolean NOT NULL DEFAULT false',
  ],
  statements: [],
}

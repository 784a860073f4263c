import type { SchemaChange } from '../schema-change.ts'

export const whichPicture: SchemaChange = {
  before: [
    'ALTER TABLE pdp_image ADD COLUMN IF NOT EXISTS content_url text',
    'ALTER TABLE import ADD COLUMN IF NOT EXISTS refresh_images boolean NOT NULL DEFAULT false',
  ],
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE original_file (
      organization_id uuid NOT NULL REFERENCES organization,
      image_sha256 text NOT NULL,
      sha256 text NOT NULL,
      format text NOT NULL,
      byte_length integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (organization_id, image_sha256)
    )`,
    'CREATE INDEX original_file_content ON original_file (organization_id, sha256)',
  ],
}

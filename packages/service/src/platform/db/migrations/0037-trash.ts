import type { SchemaChange } from '../schema-change.ts'

/**
 * Adds deleted listings, whose rows move into a document: no query of listings can find them. Their images stay, so
 * that their files and facts do.
 */
export const trash: SchemaChange = {
  locks: { image: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE trash (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      pdp_id uuid NOT NULL UNIQUE,
      id_type text NOT NULL,
      external_id text NOT NULL,
      retailer text NOT NULL,
      name text,
      tags text[] NOT NULL,
      pdp_score double precision,
      hero_sha256 text,
      deleted_at timestamptz NOT NULL DEFAULT now(),
      actor_kind text NOT NULL,
      actor_id text,
      rows json NOT NULL
    )`,
    'CREATE INDEX trash_newest ON trash (organization_id, id)',
    'CREATE INDEX trash_oldest ON trash (deleted_at)',
    // The reference keeps processes of the previous release from removing the images.
    `CREATE TABLE trash_image (
      trash_id uuid NOT NULL REFERENCES trash ON DELETE CASCADE,
      image_id uuid NOT NULL REFERENCES image,
      category_id uuid,
      PRIMARY KEY (trash_id, image_id)
    )`,
    'CREATE INDEX trash_image_image ON trash_image (image_id)',
  ],
}

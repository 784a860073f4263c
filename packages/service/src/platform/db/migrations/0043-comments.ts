import type { SchemaChange } from '../schema-change.ts'

/** Adds comments, which the trash keeps with their listing, and the inboxes of people. */
export const comments: SchemaChange = {
  before: ['ALTER TABLE spark_request ADD COLUMN IF NOT EXISTS created_by jsonb'],
  locks: { pdp: 'SHARE ROW EXCLUSIVE', image: 'SHARE ROW EXCLUSIVE', shot: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE comment (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      pdp_id uuid REFERENCES pdp ON DELETE CASCADE,
      image_id uuid REFERENCES image ON DELETE CASCADE,
      shot_id uuid REFERENCES shot ON DELETE CASCADE,
      parent_id uuid REFERENCES comment ON DELETE SET NULL,
      text text NOT NULL,
      mentions uuid[] NOT NULL DEFAULT '{}',
      region jsonb,
      author jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      edited_at timestamptz,
      solved_at timestamptz,
      solved_by jsonb
    )`,
    'CREATE INDEX comment_newest ON comment (organization_id, id)',
    'CREATE INDEX comment_pdp ON comment (pdp_id)',
    'CREATE INDEX comment_image ON comment (image_id)',
    'CREATE INDEX comment_shot ON comment (shot_id)',
    'CREATE INDEX comment_parent ON comment (parent_id)',
    `CREATE TABLE inbox_item (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      user_id uuid NOT NULL,
      kind text NOT NULL,
      pdp_id uuid,
      image_id uuid,
      shot_id uuid,
      comment_id uuid,
      details jsonb,
      caused_by jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz
    )`,
    'CREATE INDEX inbox_item_newest ON inbox_item (user_id, organization_id, id)',
    'CREATE INDEX inbox_item_unread ON inbox_item (user_id, organization_id) WHERE read_at IS NULL',
    'CREATE INDEX inbox_item_oldest ON inbox_item (created_at)',
  ],
}

import type { SchemaChange } from '../schema-change.ts'

/** Adds shots: pictures to make for listings. The trash keeps them with their listing. */
export const shots: SchemaChange = {
  locks: { pdp: 'SHARE ROW EXCLUSIVE', image: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE shot (
      id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES organization,
      pdp_id uuid NOT NULL REFERENCES pdp ON DELETE CASCADE,
      status text NOT NULL,
      position smallint,
      asset_type text,
      action text,
      factor text,
      note text,
      assignee_id uuid,
      agency text,
      due_on date,
      file_name text,
      width integer,
      height integer,
      crop text,
      example_image_ids uuid[] NOT NULL DEFAULT '{}',
      gain_low double precision,
      gain_high double precision,
      sent_image_id uuid REFERENCES image ON DELETE SET NULL,
      sent_at timestamptz,
      sent_by jsonb,
      sent_back_reason text,
      sent_back_at timestamptz,
      sent_back_by jsonb,
      created_by jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      done_at timestamptz
    )`,
    'CREATE INDEX shot_status ON shot (organization_id, status)',
    'CREATE INDEX shot_pdp ON shot (pdp_id)',
    'CREATE INDEX shot_sent_image ON shot (sent_image_id)',
  ],
}

import type { SchemaChange } from '../schema-change.ts'

export const corrections: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    // Belongs to content, so it has no foreign key to the image.
    `CREATE TABLE correction (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    kind text NOT NULL,
    value json,
    comment text,
    image_id uuid,
    pdp_id uuid,
    sha256 text,
    other_sha256 text,
    subject text NOT NULL DEFAULT '',
    created_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    revoked_by text,
    revoked_at timestamptz,
    CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
  )`,
    `CREATE UNIQUE INDEX correction_in_force ON correction (organization_id, sha256, kind, subject)
    WHERE revoked_at IS NULL AND kind <> 'disagree'`,
    `CREATE INDEX correction_of_other ON correction (organization_id, other_sha256)
    WHERE revoked_at IS NULL AND other_sha256 IS NOT NULL`,
    'CREATE INDEX correction_list ON correction (organization_id, id)',
    `CREATE TABLE rubric_version (
    organization_id uuid NOT NULL REFERENCES organization,
    family text NOT NULL,
    version integer NOT NULL CHECK (version > 0),
    patch json NOT NULL,
    comment text,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (organization_id, family, version)
  )`,
    // Version 0 is the release's rubric.
    `CREATE TABLE organization_rubric (
    organization_id uuid NOT NULL REFERENCES organization,
    family text NOT NULL,
    version integer NOT NULL CHECK (version >= 0),
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (organization_id, family)
  )`,
  ],
}

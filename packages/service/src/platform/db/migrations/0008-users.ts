import type { SchemaChange } from '../schema-change.ts'

export const users: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE', credential: 'ACCESS EXCLUSIVE' },
  statements: [
    `CREATE TABLE user_account (
    id uuid PRIMARY KEY,
    name text,
    email text,
    is_operator boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    activated_at timestamptz,
    last_seen_at timestamptz,
    disabled_at timestamptz
  )`,
    'CREATE UNIQUE INDEX user_account_email ON user_account (lower(email))',
    `CREATE TABLE membership (
    user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
    organization_id uuid NOT NULL REFERENCES organization,
    role text NOT NULL CHECK (role IN ('viewer', 'editor', 'admin')),
    created_at timestamptz NOT NULL DEFAULT now(),
    disabled_at timestamptz,
    PRIMARY KEY (user_id, organization_id)
  )`,
    'CREATE INDEX membership_organization ON membership (organization_id)',
    `CREATE TABLE oidc_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (issuer, subject),
    UNIQUE (user_id, issuer)
  )`,
    `CREATE TABLE console_session (
    token_hash text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
    organization_id uuid NOT NULL REFERENCES organization,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now()
  )`,
    'CREATE INDEX console_session_user ON console_session (user_id)',
    `CREATE TABLE sign_in_link (
    secret_hash text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('setup', 'invitation', 'sign_in')),
    user_id uuid REFERENCES user_account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    CHECK ((kind = 'setup') = (user_id IS NULL))
  )`,
    'CREATE INDEX sign_in_link_user ON sign_in_link (user_id)',
    'ALTER TABLE credential ADD COLUMN name text',
    'ALTER TABLE credential ADD COLUMN created_by uuid REFERENCES user_account ON DELETE SET NULL',
    'ALTER TABLE credential ADD COLUMN last_used_at timestamptz',
  ],
}

import type { SchemaChange } from '../schema-change.ts'

/** Adds passkeys, recovery codes and links to a person's other device. */
export const waysIn: SchemaChange = {
  locks: { user_account: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE passkey (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
      credential_id text NOT NULL UNIQUE,
      public_key text NOT NULL,
      counter bigint NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    )`,
    'CREATE INDEX passkey_user ON passkey (user_id)',
    `CREATE TABLE passkey_challenge (
      challenge_hash text PRIMARY KEY,
      user_id uuid REFERENCES user_account ON DELETE CASCADE,
      expires_at timestamptz NOT NULL
    )`,
    'CREATE INDEX passkey_challenge_user ON passkey_challenge (user_id)',
    `CREATE TABLE recovery_code (
      code_hash text PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX recovery_code_user ON recovery_code (user_id)',
    // One at a time for each person.
    `CREATE TABLE device_link (
      user_id uuid PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
      secret_hash text NOT NULL UNIQUE,
      claim_hash text UNIQUE,
      is_confirmed boolean NOT NULL DEFAULT false,
      expires_at timestamptz NOT NULL
    )`,
  ],
}

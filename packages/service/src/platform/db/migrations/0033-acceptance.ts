import type { SchemaChange } from '../schema-change.ts'

/** Adds organizations' rules of targets and their choice of targets, and installed rule packs. */
export const acceptance: SchemaChange = {
  statements: [
    `CREATE TABLE acceptance_rule_version (
    organization_id uuid NOT NULL REFERENCES organization,
    target text NOT NULL,
    version integer NOT NULL CHECK (version > 0),
    patch json NOT NULL,
    comment text,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (organization_id, target, version)
  )`,
    // Version 0 has none of the organization's changes.
    `CREATE TABLE organization_acceptance_rules (
    organization_id uuid NOT NULL REFERENCES organization,
    target text NOT NULL,
    version integer NOT NULL CHECK (version >= 0),
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (organization_id, target)
  )`,
    `CREATE TABLE organization_targets (
    organization_id uuid PRIMARY KEY REFERENCES organization,
    targets text[] NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
    // Without an active pack, the rules of the release are in force.
    `CREATE TABLE rule_pack (
    version integer PRIMARY KEY CHECK (version > 0),
    pack json NOT NULL,
    installed_at timestamptz NOT NULL DEFAULT now(),
    is_active boolean NOT NULL
  )`,
    'CREATE UNIQUE INDEX active_rule_pack ON rule_pack (is_active) WHERE is_active',
  ],
}

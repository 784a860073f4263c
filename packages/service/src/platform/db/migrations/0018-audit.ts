import type { SchemaChange } from '../schema-change.ts'

/**
 * Adds the audit log, append-only by trigger, and invitation emails that reveal nothing about other
 * organizations.
 */
export const audit: SchemaChange = {
  before: ['ALTER TABLE user_account ADD COLUMN IF NOT EXISTS invited_email text'],
  statements: [
    `CREATE TABLE audit_event (
      id uuid PRIMARY KEY,
      organization_id uuid,
      occurred_at timestamptz NOT NULL DEFAULT now(),
      action text NOT NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('person', 'credential', 'operator')),
      actor_id text,
      subject text,
      details json
    )`,
    'CREATE INDEX audit_event_organization ON audit_event (organization_id, id)',
    'CREATE INDEX audit_event_occurred ON audit_event (occurred_at)',
    `CREATE FUNCTION keep_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND (OLD.occurred_at < now() - interval '1 year' OR EXISTS (
        SELECT FROM organization WHERE id = OLD.organization_id AND deleting_since IS NOT NULL)) THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'the audit log is append-only';
    END $$`,
    `CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE ON audit_event
    FOR EACH ROW EXECUTE FUNCTION keep_audit_event()`,
  ],
}

import type { SchemaChange } from '../schema-change.ts'

/**
 * A deferred trigger numbers events at commit, so the counter is locked only then. Positions follow commits
 * without gaps: a reader that sees one sees all lower ones.
 */
export const events: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    `CREATE TABLE event_counter (
    organization_id uuid PRIMARY KEY REFERENCES organization,
    last_position bigint NOT NULL
  ) WITH (fillfactor = 10)`,
    `CREATE TABLE event (
    id uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    position bigint,
    type text NOT NULL,
    occurred_at timestamptz NOT NULL DEFAULT now(),
    data json NOT NULL
  )`,
    'CREATE UNIQUE INDEX event_position ON event (organization_id, position) WHERE position IS NOT NULL',
    `CREATE FUNCTION number_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      next bigint;
    BEGIN
      INSERT INTO event_counter (organization_id, last_position) VALUES (NEW.organization_id, 1)
      ON CONFLICT (organization_id) DO UPDATE SET last_position = event_counter.last_position + 1
      RETURNING last_position INTO next;
      UPDATE event SET position = next WHERE id = NEW.id;
      RETURN NULL;
    END $$`,
    // Rows of imported archives already have a position.
    `CREATE CONSTRAINT TRIGGER event_position AFTER INSERT ON event DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.position IS NULL) EXECUTE FUNCTION number_event()`,
  ],
}

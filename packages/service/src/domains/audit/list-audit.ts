import type { AuditEvent, AuditPage, AuditQuery } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'

export type AuditListing = Omit<AuditQuery, 'cursor'> & {
  /** Null for entries of the installation. */
  organizationId: string | null
  cursor: string | null
}

type Row = {
  id: string
  occurred_at: Date
  action: AuditEvent['action']
  actor_kind: AuditEvent['actor']['kind']
  actor_id: string | null
  actor_name: string | null
  subject: string | null
  details: Record<string, unknown> | null
}

/** Returns a page of the audit log, newest first. @throws DomainError INVALID_CURSOR */
export async function listAudit(db: Db, { cursor, limit, ...scope }: AuditListing): Promise<AuditPage> {
  const { organizationId, action } = scope
  const conditions: RawBuilder<unknown>[] = [
    organizationId === null
      ? sql`event.organization_id IS NULL`
      : sql`event.organization_id = ${organizationId}`,
    ...(cursor === null ? [] : [sql`event.id < ${decodeCursor(scope, cursor).id}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
  ]
  const { rows } = await sql<Row>`
    SELECT event.id, occurred_at, action, event.actor_kind, event.actor_id, subject, details,
      coalesce(person.name, person.email, credential.name, share.recipient) AS actor_name
    FROM audit_event AS event
    LEFT JOIN user_account AS person ON event.actor_kind = 'person' AND person.id::text = event.actor_id
    LEFT JOIN credential ON event.actor_kind = 'credential' AND credential.client_id = event.actor_id
    LEFT JOIN share ON event.actor_kind = 'guest' AND share.id::text = event.actor_id
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY event.id DESC LIMIT ${limit + 1}`.execute(db)
  const { rows: page, nextCursor } = cutPage(rows, limit, scope, ({ id }) => ({ value: '', id }))
  return { data: page.map(present), has_more: nextCursor !== null, next_cursor: nextCursor }
}

const present = (row: Row): AuditEvent => ({
  event_id: row.id,
  occurred_at: row.occurred_at.toISOString(),
  action: row.action,
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  subject: row.subject,
  details: row.details,
})

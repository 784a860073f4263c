import type { AuditAction } from '@endcap/api'
import { type Actor, actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../db/database.ts'

/** Somebody with a shared link, whose id it is. */
export type Guest = { kind: 'guest'; id: string }

/** `organizationId` is null for the installation. */
export type Audited = {
  organizationId: string | null
  subject: string | null
  details?: Record<string, unknown>
  /** Defaults to the caller of the current request. Operator commands have none. */
  actor?: Actor | Guest
}

/** Records an action in its transaction. */
export async function recordAudit(
  trx: Db,
  action: AuditAction,
  { organizationId, subject, details, actor = actorOfWork() ?? undefined }: Audited,
): Promise<void> {
  await trx
    .insertInto('audit_event')
    .values({
      id: uuidV7(),
      organization_id: organizationId,
      action,
      actor_kind: actor?.kind ?? 'operator',
      actor_id: actor?.id ?? null,
      subject,
      details: details ? JSON.stringify(details) : null,
    })
    .execute()
}

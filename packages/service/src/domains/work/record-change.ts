import type { ShotChangeName } from '@endcap/api'
import type { Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ShotTable, StoredAuthor } from '../../platform/db/schema.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Shot } from './shot-store.ts'

/** Writes fields of a locked shot, and records the event. */
export async function updateShot(
  trx: Db,
  before: Shot,
  change: Exclude<ShotChangeName, 'created' | 'deleted'>,
  fields: Updateable<ShotTable>,
): Promise<void> {
  await trx
    .updateTable('shot')
    .set({ ...fields, ...doneAt(before, fields.status), updated_at: new Date() })
    .where('id', '=', before.id)
    .execute()
  const { status = before.status, assignee_id: assignee = before.assignee_id } = fields
  const due = fields.due_on === undefined ? before.due_day : fields.due_on
  await recordShot(trx, { ...before, status, assignee_id: assignee, due_day: due }, change, before)
}

const doneAt = ({ status: before }: Shot, status = before): Updateable<ShotTable> =>
  before === status ? {} : { done_at: status === 'done' ? new Date() : null }

/** Records the event of a shot. `before` is null for a new one. */
export async function recordShot(
  trx: Db,
  shot: Pick<Shot, 'id' | 'organization_id' | 'pdp_id' | 'status' | 'assignee_id' | 'due_day'>,
  change: ShotChangeName,
  before: Shot | null,
): Promise<void> {
  const pdp = await trx
    .selectFrom('pdp')
    .select(['id as pdp_id', 'id_type', 'external_id as id', 'retailer'])
    .where('id', '=', shot.pdp_id)
    .executeTakeFirstOrThrow()
  await recordEvent(trx, {
    organizationId: shot.organization_id,
    type: 'shot.changed',
    data: {
      shot_id: shot.id,
      ...pdp,
      change,
      status: shot.status,
      previous_status: before?.status ?? null,
      assignee_id: shot.assignee_id,
      previous_assignee_id: before?.assignee_id ?? null,
      due_on: shot.due_day,
    },
  })
}

/** Serializes an author for a column. */
export const authorColumn = (author: StoredAuthor | null): string | null => author && JSON.stringify(author)

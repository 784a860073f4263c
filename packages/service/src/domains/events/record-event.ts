import type { EventData, EventType } from '@endcap/api'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { notify } from '../inbox/notify.ts'

/** `type` determines the type of `data`. */
export type NewEvent = { [Type in EventType]: { type: Type; data: EventData[Type] } }[EventType]

/** Records one event like `recordEvents`. */
export async function recordEvent(
  trx: Db,
  { organizationId, ...event }: NewEvent & { organizationId: string },
): Promise<string> {
  const [id = ''] = await recordEvents(trx, organizationId, [event])
  return id
}

/**
 * Records events in the transaction of the change. Positions are assigned at commit (migration 0010). All
 * events must be of one organization: locking several counters in different orders would deadlock.
 */
export async function recordEvents(
  trx: Db,
  organizationId: string,
  events: readonly NewEvent[],
): Promise<string[]> {
  const rows = events.map(({ type, data }) => ({
    id: uuidV7(),
    organization_id: organizationId,
    type,
    data: JSON.stringify(data),
  }))
  await trx.insertInto('event').values(rows).execute()
  for (const event of events) await notify(trx, organizationId, event)
  return rows.map(({ id }) => id)
}

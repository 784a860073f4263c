import type { EventData, EventType } from '@endcap/api'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'

/**
 * Records an event in the transaction of the change, so that it exists if and only if the change commits. Returns its
 * id. The event gets its position at commit (migration 0010). A transaction records events of one organization only:
 * counters of several, locked in different orders, would be a deadlock.
 */
export async function recordEvent<Type extends EventType>(
  trx: Db,
  organizationId: string,
  type: Type,
  data: EventData[Type],
): Promise<string> {
  const id = uuidV7()
  await trx
    .insertInto('event')
    .values({ id, organization_id: organizationId, type, data: JSON.stringify(data) })
    .execute()
  return id
}

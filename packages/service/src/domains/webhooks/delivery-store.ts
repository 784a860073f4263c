import { type Selectable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { WebhookDeliveryTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { firstKeptId } from '../events/event-store.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Endpoint } from './endpoint-store.ts'

export type Delivery = Selectable<WebhookDeliveryTable>

const DELIVERIES_AT_A_TIME = 1_000

/** Returns deliveries before the event `before`, newest first. */
export function listDeliveries(
  db: Db,
  endpointId: string,
  { limit, before }: { limit: number; before: string | null },
): Promise<Delivery[]> {
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .$if(before !== null, (query) => query.where('event_id', '<', before ?? ''))
    .orderBy('event_id', 'desc')
    .limit(limit)
    .execute()
}

/** Records a test event that only this endpoint receives. */
export function insertTest(
  db: Db,
  { id: endpointId, organization_id: organizationId }: Endpoint,
): Promise<Delivery> {
  return db.transaction().execute(async (trx) => {
    const type = 'webhook.test'
    const eventId = await recordEvent(trx, {
      organizationId,
      type,
      data: { webhook_endpoint_id: endpointId },
    })
    return trx
      .insertInto('webhook_delivery')
      .values({ endpoint_id: endpointId, event_id: eventId, event_type: type })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/**
 * Sends an event again, with the same id and all attempts.
 *
 * @throws DomainError WEBHOOK_DELIVERY_NOT_FOUND
 */
export async function replayDelivery(db: Db, endpointId: string, eventId: string): Promise<Delivery> {
  const delivery = isUuid(eventId)
    ? await db
        .updateTable('webhook_delivery')
        .set({ status: 'pending', attempts: 0, next_attempt_at: sql`now()`, leased_until: null })
        .where('endpoint_id', '=', endpointId)
        .where('event_id', '=', eventId)
        .returningAll()
        .executeTakeFirst()
    : undefined
  if (!delivery)
    throw new DomainError('WEBHOOK_DELIVERY_NOT_FOUND', 'the webhook endpoint has no such delivery')
  return delivery
}

/** Removes deliveries of expired events. Safe to run concurrently. */
export async function removeExpiredDeliveries(db: Db, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, DELIVERIES_AT_A_TIME, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM webhook_delivery WHERE (endpoint_id, event_id) IN (
        SELECT endpoint_id, event_id
        FROM webhook_endpoint JOIN webhook_delivery ON endpoint_id = webhook_endpoint.id
        WHERE event_id < ${firstKeptId()}::uuid
        LIMIT ${DELIVERIES_AT_A_TIME} FOR UPDATE OF webhook_delivery SKIP LOCKED)`.execute(trx)
    return Number(numAffectedRows)
  })
}

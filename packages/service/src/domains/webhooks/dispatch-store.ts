import type { EventType } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export type Clock = () => RawBuilder<Date>
/** Database time, shared by all processes. */
export const DATABASE_CLOCK: Clock = () => sql<Date>`now()`

export type DueEndpoint = { id: string; organizationId: string; isFailing: boolean }

/** With everything that an attempt needs. */
export type LeasedDelivery = {
  endpointId: string
  eventId: string
  /** Finished attempts. Identifies the lease, because each attempt changes it. */
  attempts: number
  url: string
  /** The current secret first. */
  secrets: Buffer[]
  type: EventType
  occurredAt: Date
  data: object
  /** Database time. */
  now: Date
}

export type Outcome = {
  isDelivered: boolean
  responseStatus: number | null
  error: string | null
  /** Null if there is no further attempt. */
  retryDelayMs: number | null
  /** The receiver reports that it is gone for good. */
  isGone: boolean
}

const ENDPOINTS_AT_A_TIME = 100
/** Events per endpoint and transaction. */
const EVENTS_AT_A_TIME = 500
/** Far longer than an attempt, so the process is dead by then. */
const LEASE_S = 60
const MAX_FAILING_DAYS = 5
const MAX_ERROR_LENGTH = 500

const isDue = (clock: Clock) => sql<boolean>`(
  status = 'pending' AND next_attempt_at <= ${clock()} AND (leased_until IS NULL OR leased_until < ${clock()}))`

/** Checks for new events and due deliveries. All that idle processes query. */
export async function findWork(db: Db, clock: Clock): Promise<{ hasNews: boolean; hasDue: boolean }> {
  const { rows } = await sql<{ hasNews: boolean; hasDue: boolean }>`
    SELECT
      EXISTS (SELECT FROM webhook_endpoint AS endpoint JOIN event_counter AS counter USING (organization_id)
        WHERE disabled_reason IS NULL AND endpoint.last_position < counter.last_position) AS "hasNews",
      EXISTS (SELECT FROM webhook_endpoint JOIN webhook_delivery ON endpoint_id = webhook_endpoint.id
        WHERE disabled_reason IS NULL AND ${isDue(clock)}) AS "hasDue"`.execute(db)
  return rows[0] ?? { hasNews: false, hasDue: false }
}

/**
 * Creates deliveries for up to 100 endpoints and advances their positions. Returns the number of endpoints,
 * of which some may have more. Concurrent processes skip each other's.
 */
export function fanOut(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; from: string; until: string }>`
      SELECT endpoint.id, endpoint.last_position AS from,
        LEAST(counter.last_position, endpoint.last_position + ${EVENTS_AT_A_TIME}) AS until
      FROM webhook_endpoint AS endpoint JOIN event_counter AS counter USING (organization_id)
      WHERE disabled_reason IS NULL AND endpoint.last_position < counter.last_position
      ORDER BY endpoint.id LIMIT ${ENDPOINTS_AT_A_TIME}
      FOR NO KEY UPDATE OF endpoint SKIP LOCKED`.execute(trx)
    for (const { id, from, until } of rows) {
      // Tests go to their own endpoint only.
      await sql`
        INSERT INTO webhook_delivery (endpoint_id, event_id, event_type)
        SELECT endpoint.id, event.id, event.type
        FROM webhook_endpoint AS endpoint JOIN event USING (organization_id)
        WHERE endpoint.id = ${id} AND position > ${from} AND position <= ${until}
          AND event.type <> 'webhook.test' AND (types IS NULL OR event.type = ANY(types))
          AND NOT (leaves_out_releases AND coalesce(event.data->>'cause', '') = 'release')
        ON CONFLICT DO NOTHING`.execute(trx)
      await trx.updateTable('webhook_endpoint').set({ last_position: until }).where('id', '=', id).execute()
    }
    return rows.length
  })
}

/** Returns endpoints with due deliveries, working ones first. */
export async function listDueEndpoints(db: Db, clock: Clock): Promise<DueEndpoint[]> {
  const { rows } = await sql<DueEndpoint>`
    SELECT id, organization_id AS "organizationId", failing_since IS NOT NULL AS "isFailing" FROM webhook_endpoint
    WHERE disabled_reason IS NULL
      AND EXISTS (SELECT FROM webhook_delivery WHERE endpoint_id = webhook_endpoint.id AND ${isDue(clock)})
    ORDER BY failing_since IS NOT NULL, random() LIMIT ${ENDPOINTS_AT_A_TIME}`.execute(db)
  return rows
}

/** Leases due deliveries. Another process takes over if this one dies. */
export async function leaseDeliveries(
  db: Db,
  endpointId: string,
  limit: number,
  clock: Clock,
): Promise<LeasedDelivery[]> {
  const { rows } = await sql<LeasedDelivery>`
    WITH due AS (
      SELECT endpoint_id, event_id FROM webhook_delivery WHERE endpoint_id = ${endpointId} AND ${isDue(clock)}
      ORDER BY next_attempt_at, event_id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    UPDATE webhook_delivery AS delivery SET leased_until = ${clock()} + make_interval(secs => ${LEASE_S})
    FROM due, webhook_endpoint AS endpoint, event
    WHERE delivery.endpoint_id = due.endpoint_id AND delivery.event_id = due.event_id
      AND endpoint.id = due.endpoint_id AND event.id = due.event_id
    RETURNING delivery.endpoint_id AS "endpointId", delivery.event_id AS "eventId", attempts, url,
      CASE WHEN previous_secret_expires_at > ${clock()} THEN ARRAY[secret, previous_secret] ELSE ARRAY[secret] END
        AS secrets,
      type, occurred_at AS "occurredAt", data, ${clock()} AS now`.execute(db)
  return rows
}

type Lease = Pick<LeasedDelivery, 'endpointId' | 'eventId' | 'attempts'>

/** Returns a lease without counting the attempt. */
export async function releaseDelivery(db: Db, lease: Lease): Promise<void> {
  await ofLease(db, lease).set({ leased_until: null }).execute()
}

/**
 * Stores a result unless another process has the lease. Delivery and endpoint are two transactions, because
 * deletions lock them in the opposite order. The next attempt recovers from a crash in between.
 */
export async function settleDelivery(db: Db, lease: Lease, outcome: Outcome, clock: Clock): Promise<void> {
  const { isDelivered, responseStatus, error, retryDelayMs } = outcome
  const mayRetry = !isDelivered && retryDelayMs !== null
  const { numUpdatedRows } = await ofLease(db, lease)
    .set({
      status: isDelivered ? 'delivered' : mayRetry ? 'pending' : 'failed',
      attempts: lease.attempts + 1,
      next_attempt_at: sql<Date>`${clock()} + make_interval(secs => ${(retryDelayMs ?? 0) / 1000})`,
      leased_until: null,
      response_status: responseStatus,
      error: error?.slice(0, MAX_ERROR_LENGTH) ?? null,
      last_attempt_at: clock(),
    })
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await settleEndpoint(db, lease.endpointId, outcome, clock)
}

/** Disables endpoints that are gone or failed for five days. */
async function settleEndpoint(
  db: Db,
  endpointId: string,
  { isDelivered, isGone }: Outcome,
  clock: Clock,
): Promise<void> {
  const endpoint = db.updateTable('webhook_endpoint').where('id', '=', endpointId)
  // Most deliveries skip this, so that they do not wait for each other.
  if (isDelivered)
    await endpoint.set({ failing_since: null }).where('failing_since', 'is not', null).execute()
  else
    await endpoint
      .set({
        failing_since: sql<Date>`COALESCE(failing_since, ${clock()})`,
        disabled_reason: isGone
          ? 'gone'
          : sql<'failing'>`CASE WHEN failing_since < ${clock()} - make_interval(days => ${MAX_FAILING_DAYS})
              THEN 'failing' END`,
      })
      .where('disabled_reason', 'is', null)
      .execute()
}

const ofLease = (db: Db, { endpointId, eventId, attempts }: Lease) =>
  db
    .updateTable('webhook_delivery')
    .where('endpoint_id', '=', endpointId)
    .where('event_id', '=', eventId)
    .where('attempts', '=', attempts)
    .where('status', '=', 'pending')

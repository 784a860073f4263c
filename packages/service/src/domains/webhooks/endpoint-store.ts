import type { EventType, WebhookEndpointChange } from '@endcap/api'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { WebhookEndpointTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { readHead } from '../events/event-store.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'

export type Endpoint = Omit<Selectable<WebhookEndpointTable>, 'secret' | 'previous_secret' | 'last_position'>

export type EndpointDetails = {
  url: string
  types: EventType[] | null
  description: string | null
  leaves_out_releases: boolean
}

/** Time for which the previous secret also signs. */
const OVERLAP_HOURS = 24

const COLUMNS = [
  'id',
  'organization_id',
  'url',
  'types',
  'description',
  'leaves_out_releases',
  'disabled_reason',
  'failing_since',
  'previous_secret_expires_at',
  'created_at',
  'updated_at',
] as const

/** Returns endpoints, oldest first. */
export function listEndpoints(db: Db, organizationId: string): Promise<Endpoint[]> {
  return db
    .selectFrom('webhook_endpoint')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
}

/** @throws DomainError WEBHOOK_ENDPOINT_NOT_FOUND */
export async function findEndpoint(db: Db, organizationId: string, id: string): Promise<Endpoint> {
  const endpoint = isUuid(id)
    ? await db
        .selectFrom('webhook_endpoint')
        .select(COLUMNS)
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
    : undefined
  return endpoint ?? refuseUnknown()
}

/** Adds an endpoint for later events. Null if there are `most` already. */
export async function insertEndpoint(
  trx: Db,
  organizationId: string,
  details: EndpointDetails,
  { secret, most }: { secret: Buffer; most: number },
): Promise<Endpoint | null> {
  await lockOrganization(trx, organizationId)
  if ((await listEndpoints(trx, organizationId)).length >= most) return null
  return trx
    .insertInto('webhook_endpoint')
    .values({
      id: uuidV7(),
      organization_id: organizationId,
      ...details,
      secret,
      last_position: await readHead(trx, organizationId),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** @throws DomainError WEBHOOK_ENDPOINT_NOT_FOUND */
export async function updateEndpoint(
  db: Db,
  organizationId: string,
  id: string,
  { enabled, ...details }: WebhookEndpointChange,
): Promise<Endpoint> {
  const state =
    enabled === undefined
      ? {}
      : enabled
        ? { disabled_reason: null, failing_since: null }
        : { disabled_reason: 'request' as const }
  const endpoint = await changeOwn(db, organizationId, id)
    .set({ ...details, ...state })
    .executeTakeFirst()
  return endpoint ?? refuseUnknown()
}

/** Keeps the previous secret for a day. @throws DomainError WEBHOOK_ENDPOINT_NOT_FOUND */
export async function rotateSecret(
  db: Db,
  organizationId: string,
  id: string,
  secret: Buffer,
): Promise<Endpoint> {
  const endpoint = await changeOwn(db, organizationId, id)
    .set({
      secret,
      previous_secret: sql<Buffer>`secret`,
      previous_secret_expires_at: sql<Date>`now() + make_interval(hours => ${OVERLAP_HOURS})`,
    })
    .executeTakeFirst()
  return endpoint ?? refuseUnknown()
}

/** Also deletes deliveries. @throws DomainError WEBHOOK_ENDPOINT_NOT_FOUND */
export async function deleteEndpoint(db: Db, organizationId: string, id: string): Promise<void> {
  await findEndpoint(db, organizationId, id)
  await db
    .deleteFrom('webhook_endpoint')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute()
}

const changeOwn = (db: Db, organizationId: string, id: string) =>
  db
    .updateTable('webhook_endpoint')
    .set({ updated_at: sql`now()` })
    // PostgreSQL rejects texts that are no UUID.
    .where('id', '=', isUuid(id) ? id : null)
    .where('organization_id', '=', organizationId)
    .returning(COLUMNS)

function refuseUnknown(): never {
  throw new DomainError(
    'WEBHOOK_ENDPOINT_NOT_FOUND',
    'there is no such webhook endpoint in your organization',
  )
}

import { MAX_WEBHOOK_ENDPOINTS, type NewWebhookEndpoint, type WebhookEndpointChange } from '@endcap/api'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import type { GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { type Delivery, insertTest, replayDelivery } from './delivery-store.ts'
import {
  type Endpoint,
  findEndpoint,
  insertEndpoint,
  rotateSecret,
  updateEndpoint,
} from './endpoint-store.ts'
import { formatSecret, newSecret } from './sign-webhook.ts'

type Deps = { db: Db; checkUrl: GuardedFetch['check'] }

/** The new secret is returned this once. */
export type EndpointWithSecret = { endpoint: Endpoint; secret: string }

/** Each delivery checks the address again. */
const TRANSIENT: ReadonlySet<FetchError['reason']> = new Set(['dns_failure', 'timeout'])

/** Creates, changes and tests webhook endpoints. */
export function createManageEndpoints({ db, checkUrl }: Deps) {
  async function refuseUrl(url: string, signal: AbortSignal): Promise<void> {
    try {
      await checkUrl(url, signal)
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      if (!TRANSIENT.has(error.reason)) throw new DomainError('WEBHOOK_URL_REFUSED', `url: ${error.message}`)
    }
  }

  async function findEnabled(organizationId: string, id: string): Promise<Endpoint> {
    const endpoint = await findEndpoint(db, organizationId, id)
    if (endpoint.disabled_reason !== null)
      throw new DomainError('WEBHOOK_ENDPOINT_DISABLED', 'the webhook endpoint is disabled; enable it first')
    return endpoint
  }

  return {
    /** @throws DomainError WEBHOOK_URL_REFUSED, TOO_MANY_WEBHOOK_ENDPOINTS */
    async create(
      organizationId: string,
      { url, types = null, description = null, leaves_out_releases = false }: NewWebhookEndpoint,
      signal: AbortSignal,
    ): Promise<EndpointWithSecret> {
      await refuseUrl(url, signal)
      const secret = newSecret()
      const endpoint = await db.transaction().execute(async (trx) => {
        const inserted = await insertEndpoint(
          trx,
          organizationId,
          { url, types, description, leaves_out_releases },
          { secret, most: MAX_WEBHOOK_ENDPOINTS },
        )
        if (inserted)
          await recordAudit(trx, 'webhook_endpoint.created', {
            organizationId,
            subject: inserted.id,
            details: { url },
          })
        return inserted
      })
      if (!endpoint)
        throw new DomainError(
          'TOO_MANY_WEBHOOK_ENDPOINTS',
          `your organization has ${MAX_WEBHOOK_ENDPOINTS} webhook endpoints already`,
        )
      return { endpoint, secret: formatSecret(secret) }
    },

    /** @throws DomainError WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_URL_REFUSED */
    async change(
      organizationId: string,
      id: string,
      change: WebhookEndpointChange,
      signal: AbortSignal,
    ): Promise<Endpoint> {
      await findEndpoint(db, organizationId, id)
      if (change.url !== undefined) await refuseUrl(change.url, signal)
      return db.transaction().execute(async (trx) => {
        await recordAudit(trx, 'webhook_endpoint.changed', {
          organizationId,
          subject: id,
          details: { ...change },
        })
        return updateEndpoint(trx, organizationId, id, change)
      })
    },

    /** @throws DomainError WEBHOOK_ENDPOINT_NOT_FOUND */
    async rotate(organizationId: string, id: string): Promise<EndpointWithSecret> {
      const secret = newSecret()
      const endpoint = await db.transaction().execute(async (trx) => {
        const rotated = await rotateSecret(trx, organizationId, id, secret)
        await recordAudit(trx, 'webhook_endpoint.rotated', { organizationId, subject: id })
        return rotated
      })
      return { endpoint, secret: formatSecret(secret) }
    },

    /** @throws DomainError WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED */
    async test(organizationId: string, id: string): Promise<Delivery> {
      return insertTest(db, await findEnabled(organizationId, id))
    },

    /** @throws DomainError WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED, WEBHOOK_DELIVERY_NOT_FOUND */
    async replay(organizationId: string, id: string, eventId: string): Promise<Delivery> {
      return replayDelivery(db, (await findEnabled(organizationId, id)).id, eventId)
    },
  }
}

export type ManageEndpoints = ReturnType<typeof createManageEndpoints>

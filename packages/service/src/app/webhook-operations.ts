import { createGuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import type { FastifyPluginAsync } from 'fastify'
import { createManageEndpoints } from '../domains/webhooks/manage-endpoints.ts'
import { changeWebhookEndpointOperation } from '../domains/webhooks/operations/change-webhook-endpoint.ts'
import { createWebhookEndpointOperation } from '../domains/webhooks/operations/create-webhook-endpoint.ts'
import { deleteWebhookEndpointOperation } from '../domains/webhooks/operations/delete-webhook-endpoint.ts'
import { getWebhookEndpointOperation } from '../domains/webhooks/operations/get-webhook-endpoint.ts'
import { listWebhookDeliveriesOperation } from '../domains/webhooks/operations/list-webhook-deliveries.ts'
import { listWebhookEndpointsOperation } from '../domains/webhooks/operations/list-webhook-endpoints.ts'
import { replayWebhookDeliveryOperation } from '../domains/webhooks/operations/replay-webhook-delivery.ts'
import { rotateWebhookSecretOperation } from '../domains/webhooks/operations/rotate-webhook-secret.ts'
import { testWebhookEndpointOperation } from '../domains/webhooks/operations/test-webhook-endpoint.ts'
import type { Db } from '../platform/db/database.ts'
import type { Parts } from './parts.ts'

/** Returns the operations on webhook endpoints. Adds the resources that they need to `opened`. */
export function webhookOperations(
  { db, config, quota }: Pick<Parts, 'config' | 'quota'> & { db: Db },
  opened: AsyncDisposableStack,
): FastifyPluginAsync[] {
  const { check: checkUrl } = opened.adopt(createGuardedFetch(config.webhooks), ({ close }) => close())
  const endpoints = createManageEndpoints({ db, checkUrl })
  return [
    createWebhookEndpointOperation({ endpoints }),
    listWebhookEndpointsOperation({ db }),
    getWebhookEndpointOperation({ db }),
    changeWebhookEndpointOperation({ endpoints }),
    deleteWebhookEndpointOperation({ db }),
    testWebhookEndpointOperation({ endpoints, quota }),
    rotateWebhookSecretOperation({ endpoints }),
    listWebhookDeliveriesOperation({ db }),
    replayWebhookDeliveryOperation({ endpoints, quota }),
  ]
}

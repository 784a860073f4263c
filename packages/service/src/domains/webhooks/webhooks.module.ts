import { createGuardedFetch, type GuardedFetchConfig } from '@endcap/foundation/net/guarded-fetch'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import { createCachedCensus, inTime } from '../../platform/jobs/job-census.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import { removeExpiredEvents } from '../events/event-store.ts'
import { defineModule } from '../module.ts'
import type { Quota } from '../organizations/quota.ts'
import { removeExpiredDeliveries } from './delivery-store.ts'
import { createDispatcher } from './dispatcher.ts'
import { createManageEndpoints } from './manage-endpoints.ts'
import { changeWebhookEndpointOperation } from './operations/change-webhook-endpoint.ts'
import { createWebhookEndpointOperation } from './operations/create-webhook-endpoint.ts'
import { deleteWebhookEndpointOperation } from './operations/delete-webhook-endpoint.ts'
import { getWebhookEndpointOperation } from './operations/get-webhook-endpoint.ts'
import { listWebhookDeliveriesOperation } from './operations/list-webhook-deliveries.ts'
import { listWebhookEndpointsOperation } from './operations/list-webhook-endpoints.ts'
import { replayWebhookDeliveryOperation } from './operations/replay-webhook-delivery.ts'
import { rotateWebhookSecretOperation } from './operations/rotate-webhook-secret.ts'
import { testWebhookEndpointOperation } from './operations/test-webhook-endpoint.ts'
import { takeWebhookCensus } from './webhook-census.ts'

type RequestDeps = { config: { webhooks: GuardedFetchConfig }; db: Db; quota: Quota }
type WorkDeps = { config: { webhooks: GuardedFetchConfig; graceMs: number }; db: Db; log: Logger }

export const webhooksModule = defineModule({
  name: 'webhooks',
  operations({ config, db, quota }: RequestDeps, opened) {
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
  },
  /** Sends deliveries until disposed of, which lets running attempts finish. */
  background({ config, db, log }: WorkDeps, opened) {
    const { post } = opened.adopt(createGuardedFetch(config.webhooks), ({ close }) => close())
    const dispatcher = createDispatcher({ db, post, log })
    const ended = new AbortController()
    const run = dispatcher.run(ended.signal)
    return {
      async [Symbol.asyncDispose]() {
        ended.abort()
        await run
        await dispatcher.finish(config.graceMs)
      },
    }
  },
  maintenance: ({ db }: WorkDeps) => [
    {
      name: 'remove expired events and webhook deliveries',
      everyMs: EVERY.hour,
      async run(signal) {
        await removeExpiredDeliveries(db, signal)
        await removeExpiredEvents(db, signal)
      },
    },
  ],
  metrics: ({ metrics, db }: { metrics: Metrics; db: Db }) =>
    metrics.watchWebhooks(inTime(createCachedCensus(() => takeWebhookCensus(db)))),
})

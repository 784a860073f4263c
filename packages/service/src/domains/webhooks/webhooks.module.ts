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
import {
  listWebhookDeliveriesOperation,
  replayWebhookDeliveryOperation,
  testWebhookEndpointOperation,
} from './operations/deliveries.ts'
import {
  changeWebhookEndpointOperation,
  createWebhookEndpointOperation,
  deleteWebhookEndpointOperation,
  getWebhookEndpointOperation,
  listWebhookEndpointsOperation,
  rotateWebhookSecretOperation,
} from './operations/endpoints.ts'
import { takeWebhookCensus } from './webhook-census.ts'

type RequestDeps = { config: { webhooks: GuardedFetchConfig }; db: Db; quota: Quota }
type WorkDeps = { config: { webhooks: GuardedFetchConfig; graceMs: number }; db: Db; log: Logger }

export const webhooksModule = defineModule({
  name: 'webhooks',
  operations({ config, db, quota }: RequestDeps, opened) {
    const { check: checkUrl } = opened.adopt(createGuardedFetch(config.webhooks), ({ close }) => close())
    const deps = { db, quota, endpoints: createManageEndpoints({ db, checkUrl }) }
    return [
      createWebhookEndpointOperation(deps),
      listWebhookEndpointsOperation(deps),
      getWebhookEndpointOperation(deps),
      changeWebhookEndpointOperation(deps),
      deleteWebhookEndpointOperation(deps),
      testWebhookEndpointOperation(deps),
      rotateWebhookSecretOperation(deps),
      listWebhookDeliveriesOperation(deps),
      replayWebhookDeliveryOperation(deps),
    ]
  },
  /** Lets running attempts finish when disposed of. */
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

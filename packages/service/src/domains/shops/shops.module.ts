import { createGuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { assign, defineModule } from '../module.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { createConnectShop } from './connect-shop.ts'
import { createConfirmPush, createRollBackPush } from './decide-push.ts'
import { PUSH_TO_SHOP } from './jobs.ts'
import { createOpenConnection } from './open-connection.ts'
import {
  createShopConnectionOperation,
  deleteShopConnectionOperation,
  listShopConnectionsOperation,
} from './operations/connections.ts'
import {
  confirmShopPushOperation,
  createShopPushOperation,
  getShopPushOperation,
  listShopPushesOperation,
  rollBackShopPushOperation,
} from './operations/pushes.ts'
import { createPlanPush } from './plan-push.ts'
import { removeOldPlans } from './push-store.ts'
import { createPushWorker, type PushDeps } from './push-to-shop.job.ts'
import type { ShopConfig } from './shop-config.ts'

type RequestDeps = {
  db: Db
  config: { shops: ShopConfig }
  jobs: JobQueue
  pdps: PdpStore
  organizations: OrganizationStore
  signRenditions: SignRenditions
}
type WorkDeps = Omit<PushDeps, 'config' | 'openConnection'> & { config: { shops: ShopConfig } }

export const shopsModule = defineModule({
  name: 'shops',
  operations({ config: { shops: config }, ...parts }: RequestDeps, opened) {
    const http = opened.adopt(createGuardedFetch(config.fetch), ({ close }) => close())
    const shared = { ...parts, config, http, openConnection: createOpenConnection({ config, http }) }
    const deps = {
      ...shared,
      connectShop: createConnectShop(shared),
      planPush: createPlanPush(shared),
      confirmPush: createConfirmPush(shared),
      rollBackPush: createRollBackPush(shared),
    }
    return [
      createShopConnectionOperation(deps),
      listShopConnectionsOperation(deps),
      deleteShopConnectionOperation(deps),
      createShopPushOperation(deps),
      listShopPushesOperation(deps),
      getShopPushOperation(deps),
      confirmShopPushOperation(deps),
      rollBackShopPushOperation(deps),
    ]
  },
  jobTypes: [PUSH_TO_SHOP],
  workers({ config: { shops: config }, ...deps }: WorkDeps, opened) {
    const http = opened.adopt(createGuardedFetch(config.fetch), ({ close }) => close())
    const working = { ...deps, config, openConnection: createOpenConnection({ config, http }) }
    return [assign(PUSH_TO_SHOP, createPushWorker(working))]
  },
  maintenance: ({ db }: WorkDeps) => [
    { name: 'remove old plans of pushes to shops', everyMs: EVERY.hour, run: () => removeOldPlans(db) },
  ],
})

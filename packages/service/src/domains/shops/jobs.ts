import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { JobType } from '../../platform/jobs/job-type.ts'
import type { ShopPushRow } from './push.ts'

/** About ten minutes of attempts for a shop that is down. */
const RETRY_LIMIT = 12

/** Makes or rolls back the set of a product. */
export const PUSH_TO_SHOP: JobType<{ pushId: string }> = {
  name: 'push-to-shop',
  retryLimit: RETRY_LIMIT,
  timeoutS: 900,
  isFair: true,
  waitsForOthers: true,
}

/** Enqueues the next work of a push, in the transaction of its status. */
export const enqueuePush = (
  trx: Db,
  jobs: Pick<JobQueue, 'enqueue'>,
  { id, organization_id: organizationId }: ShopPushRow,
): Promise<void> =>
  jobs.enqueue(trx, PUSH_TO_SHOP, [{ pushId: id }], { organizationId, urgency: 'interactive' })

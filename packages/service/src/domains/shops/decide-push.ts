import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Caller } from '../auth/access-tokens.ts'
import { enqueuePush } from './jobs.ts'
import type { ShopPushRow } from './push.ts'
import { ownPush } from './push-store.ts'

type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'> }

/**
 * Creates the confirmation of a push, by a person. Does nothing for one that is confirmed.
 * @throws DomainError FORBIDDEN, SHOP_PUSH_CONFLICT, SHOP_PUSH_NOT_FOUND
 */
export function createConfirmPush({ db, jobs }: Deps) {
  return ({ organizationId, kind }: Caller, id: string): Promise<void> =>
    refusingBusy(() =>
      db.transaction().execute(async (trx) => {
        const push = await ownPush(trx, organizationId, id, { locks: true })
        if (kind !== 'person')
          throw new DomainError('FORBIDDEN', 'only a person of the console can confirm a push to a shop')
        if (push.status === 'running' || push.status === 'completed') return
        if (push.status !== 'planned') throw conflict(`the push is ${push.status}; plan another one`)
        const by = actorOfWork()
        await trx
          .updateTable('shop_push')
          .set({
            status: 'running',
            step: 'checking',
            confirmed_at: sql<Date>`now()`,
            confirmed_by: by && JSON.stringify(by),
          })
          .where('id', '=', id)
          .execute()
        await audit(trx, 'shop_push.confirmed', push)
        await enqueuePush(trx, jobs, push)
      }),
    )
}

export type ConfirmPush = ReturnType<typeof createConfirmPush>

/**
 * Creates the request to roll back. Does nothing for a push that is rolled back.
 * @throws DomainError SHOP_PUSH_CONFLICT, SHOP_PUSH_NOT_FOUND
 */
export function createRollBackPush({ db, jobs }: Deps) {
  return (
    { organizationId }: Pick<Caller, 'organizationId'>,
    id: string,
    { isForced }: { isForced: boolean },
  ): Promise<void> =>
    refusingBusy(() =>
      db.transaction().execute(async (trx) => {
        const push = await ownPush(trx, organizationId, id, { locks: true })
        if (push.status === 'rolling_back' || push.status === 'rolled_back') return
        if (push.status === 'running') throw conflict('the push has not ended; wait for it')
        if (push.status !== 'completed' && push.status !== 'failed')
          throw conflict(`the push is ${push.status}, and has changed nothing`)
        const by = actorOfWork()
        await trx
          .updateTable('shop_push')
          .set({
            status: 'rolling_back',
            // The set of a failed push is a mixture of both.
            step: push.status === 'completed' ? 'checking' : 'changing',
            is_forced: isForced,
            problem: null,
            message: null,
            ended_at: null,
            rolled_back_by: by && JSON.stringify(by),
          })
          .where('id', '=', id)
          .execute()
        await audit(trx, 'shop_push.rolled_back', push)
        await enqueuePush(trx, jobs, push)
      }),
    )
}

export type RollBackPush = ReturnType<typeof createRollBackPush>

async function refusingBusy(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('another push changes the same product; wait for it')
    throw error
  }
}

const conflict = (reason: string) => new DomainError('SHOP_PUSH_CONFLICT', reason)

const audit = (
  trx: Db,
  action: 'shop_push.confirmed' | 'shop_push.rolled_back',
  { id, organization_id: organizationId, pdp_id, product_id }: ShopPushRow,
): Promise<void> => recordAudit(trx, action, { organizationId, subject: id, details: { pdp_id, product_id } })

import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'
import { RESCORE_FAMILY } from '../rubrics/rescore-family.job.ts'
import { insertTaught } from '../scoring/taught-store.ts'
import type { Studied } from './study.ts'

type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'> }
/** `by`: id of the credential or the person. */
type Order = { organizationId: string; by: string }

/**
 * Puts a new version in force for all later scores. A job rescores stored listings.
 *
 * @returns the id of the version
 * @throws DomainError TEACHING_NOT_BETTER
 */
export function createUseTeaching({ db, jobs }: Deps) {
  return async function useTeaching(
    { organizationId, by }: Order,
    { head, trial }: NonNullable<Studied['learned']>,
  ): Promise<string> {
    if (!trial.isBetter)
      throw new DomainError(
        'TEACHING_NOT_BETTER',
        `what was learned is right on ${trial.rightWith} of ${trial.answers} answers, and without it ${trial.rightWithout}`,
        { extra: { answers: trial.answers, right_with: trial.rightWith, right_without: trial.rightWithout } },
      )
    const id = uuidV7()
    await db.transaction().execute(async (trx) => {
      await lockOrganization(trx, organizationId)
      const { answers, rightWith, rightWithout, sources } = trial
      const figures = { answers, rightWith, rightWithout, sources }
      await insertTaught(trx, { id, organizationId, head, figures, by })
      await recordAudit(trx, 'teaching.used', {
        organizationId,
        subject: id,
        details: { answers },
      })
      await rescore(jobs, trx, organizationId)
    })
    return id
  }
}

export type UseTeaching = ReturnType<typeof createUseTeaching>

/**
 * Forgets a version, so the newest other one, if any, is in force. It stays listed with its figures. Repeated
 * calls change nothing.
 *
 * @throws DomainError TEACHING_VERSION_NOT_FOUND
 */
export function createForgetTeaching({ db, jobs }: Deps) {
  return async function forgetTeaching({
    organizationId,
    by,
    versionId,
  }: Order & { versionId: string }): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await lockOrganization(trx, organizationId)
      const found = isUuid(versionId)
        ? await trx
            .selectFrom('taught_version')
            .select(['forgotten_at'])
            .where('organization_id', '=', organizationId)
            .where('id', '=', versionId)
            .executeTakeFirst()
        : undefined
      if (!found) throw new DomainError('TEACHING_VERSION_NOT_FOUND', 'your organization has no such version')
      if (found.forgotten_at !== null) return
      await trx
        .updateTable('taught_version')
        .set({ weights: null, forgotten_by: by, forgotten_at: new Date() })
        .where('id', '=', versionId)
        .execute()
      await recordAudit(trx, 'teaching.forgotten', { organizationId, subject: versionId })
      await rescore(jobs, trx, organizationId)
    })
  }
}

export type ForgetTeaching = ReturnType<typeof createForgetTeaching>

async function rescore(jobs: Deps['jobs'], trx: Db, organizationId: string): Promise<void> {
  const payload = { organizationId, family: null, after: null }
  await jobs.enqueue(trx, RESCORE_FAMILY, [payload], { organizationId, urgency: 'rescoring' })
}

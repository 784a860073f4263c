import type { Family } from '@endcap/scoring'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { RELEASE } from '../../platform/db/patch-versions.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { RubricPatch } from '../scoring/rubric-patch.ts'
import { rubricVersions } from '../scoring/rubric-store.ts'
import { parseRubric } from './parse-rubric.ts'
import { RESCORE_FAMILY } from './rescore-family.job.ts'

type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'> }

/** `by`: id of the credential or the person. */
type Order = { organizationId: string; family: Family; by: string }

/** A null `expectedVersion` replaces any version. */
export type Publication = Order & {
  patch: RubricPatch
  comment: string | null
  expectedVersion: number | null
}

/**
 * Publishes a rubric for all later scores. A job rescores stored listings.
 *
 * @returns the number of the version
 * @throws DomainError VALIDATION_ERROR, RUBRIC_CHANGED
 */
export function createPublishRubric({ db, jobs }: Deps) {
  return async function publishRubric(publication: Publication): Promise<number> {
    const { organizationId, family, patch, comment, by, expectedVersion } = publication
    const owner = { organizationId, subject: family }
    parseRubric(family, patch)
    return db.transaction().execute(async (trx) => {
      const current = await rubricVersions.lock(trx, owner)
      if (expectedVersion !== null && expectedVersion !== current)
        throw new DomainError('RUBRIC_CHANGED', `version ${current} is in force, not ${expectedVersion}`)
      const version = await rubricVersions.add(trx, owner, { patch, comment, createdBy: by })
      await recordAudit(trx, 'rubric.published', { ...owner, details: { version } })
      await activate(jobs, trx, { organizationId, family, by }, version)
      return version
    })
  }
}

export type PublishRubric = ReturnType<typeof createPublishRubric>

/**
 * Returns to an earlier version, or to the release's rubric (0).
 *
 * @throws DomainError RUBRIC_NOT_FOUND
 */
export function createActivateRubric({ db, jobs }: Deps) {
  return async function activateRubric(order: Order & { version: number }): Promise<void> {
    const { version, ...rest } = order
    const owner = { organizationId: order.organizationId, subject: order.family }
    await db.transaction().execute(async (trx) => {
      const current = await rubricVersions.lock(trx, owner)
      if (current === version) return
      const versions = await rubricVersions.list(trx, owner)
      if (version !== RELEASE && !versions.some((each) => each.version === version))
        throw new DomainError('RUBRIC_NOT_FOUND', `the rubric has no version ${version}`)
      await recordAudit(trx, 'rubric.activated', { ...owner, details: { version } })
      await activate(jobs, trx, rest, version)
    })
  }
}

export type ActivateRubric = ReturnType<typeof createActivateRubric>

async function activate(
  jobs: Deps['jobs'],
  trx: Db,
  { organizationId, family, by }: Order,
  version: number,
): Promise<void> {
  await rubricVersions.activate(trx, { organizationId, subject: family }, version, by)
  const payload = { organizationId, family, after: null }
  await jobs.enqueue(trx, RESCORE_FAMILY, [payload], { organizationId, urgency: 'rescoring' })
}

import type { RulePatch } from '@endcap/catalog/retailer-rules'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { RELEASE } from '../../platform/db/patch-versions.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { enqueueJudging } from './judge-again.ts'
import { parsePatch, targetAt } from './parse-patch.ts'
import { type Owner, ruleVersions, saveChosenTargets } from './rule-store.ts'
import { baseRules } from './rules-of.ts'

type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'> }

/** `by`: id of the credential or the person. A null `expectedVersion` replaces any version. */
export type Publication = Owner & {
  by: string
  patch: RulePatch
  comment: string | null
  expectedVersion: number | null
}

/**
 * Publishes rules of an organization. A job judges its listings again.
 *
 * @throws DomainError VALIDATION_ERROR, ACCEPTANCE_RULES_CHANGED, ACCEPTANCE_TARGET_NOT_FOUND
 */
export async function publishRules({ db, jobs }: Deps, publication: Publication): Promise<void> {
  const { organizationId, target, patch, comment, by, expectedVersion } = publication
  targetAt(target)
  const owner = { organizationId, subject: target }
  const base = await baseRules(db, target)
  if (base) parsePatch(base, patch)
  await db.transaction().execute(async (trx) => {
    const current = await ruleVersions.lock(trx, owner)
    if (expectedVersion !== null && expectedVersion !== current)
      throw new DomainError(
        'ACCEPTANCE_RULES_CHANGED',
        `version ${current} is in force, not ${expectedVersion}`,
      )
    const version = await ruleVersions.add(trx, owner, { patch, comment, createdBy: by })
    await recordAudit(trx, 'acceptance_rules.published', { ...owner, details: { version } })
    await ruleVersions.activate(trx, owner, version, by)
    await enqueueJudging(trx, jobs, organizationId)
  })
}

/**
 * Returns to an earlier version, or to no changes (0).
 *
 * @throws DomainError ACCEPTANCE_TARGET_NOT_FOUND
 */
export async function rollBackRules(
  { db, jobs }: Deps,
  order: Owner & { by: string; version: number },
): Promise<void> {
  const { organizationId, target, version, by } = order
  const owner = { organizationId, subject: targetAt(target).id }
  await db.transaction().execute(async (trx) => {
    const current = await ruleVersions.lock(trx, owner)
    if (current === version) return
    const versions = await ruleVersions.list(trx, owner)
    if (version !== RELEASE && !versions.some((each) => each.version === version))
      throw new DomainError('ACCEPTANCE_TARGET_NOT_FOUND', `the rules have no version ${version}`)
    await recordAudit(trx, 'acceptance_rules.activated', { ...owner, details: { version } })
    await ruleVersions.activate(trx, owner, version, by)
    await enqueueJudging(trx, jobs, organizationId)
  })
}

/** Chooses targets, or null for the retailer of each listing. @throws DomainError ACCEPTANCE_TARGET_NOT_FOUND */
export async function chooseTargets(
  { db, jobs }: Deps,
  { organizationId, by, targets }: { organizationId: string; by: string; targets: readonly string[] | null },
): Promise<void> {
  const chosen = targets && [...new Set(targets)].map((id) => targetAt(id).id)
  await db.transaction().execute(async (trx) => {
    await saveChosenTargets(trx, organizationId, chosen, by)
    const details = { targets: chosen?.join(', ') ?? '' }
    await recordAudit(trx, 'acceptance_targets.chosen', { organizationId, subject: null, details })
    await enqueueJudging(trx, jobs, organizationId)
  })
}

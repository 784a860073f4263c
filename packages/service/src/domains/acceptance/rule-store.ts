import type { RulePatch } from '@endcap/catalog/retailer-rules'
import type { Db } from '../../platform/db/database.ts'
import { createPatchVersions } from '../../platform/db/patch-versions.ts'

/** Rules of organizations. Version 0 has the rules of the release, or of the installed rule pack. */
export const ruleVersions = createPatchVersions<string, RulePatch>({
  versions: 'acceptance_rule_version',
  inForce: 'organization_acceptance_rules',
  key: 'target',
})

/** An organization's rules of a target. */
export type Owner = { organizationId: string; target: string }

/** Returns the chosen targets, or null for the retailer of each listing. */
export async function findChosenTargets(db: Db, organizationId: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('organization_targets')
    .select('targets')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return row?.targets ?? null
}

/** Replaces the choice. */
export async function saveChosenTargets(
  trx: Db,
  organizationId: string,
  targets: readonly string[] | null,
  by: string,
): Promise<void> {
  await trx.deleteFrom('organization_targets').where('organization_id', '=', organizationId).execute()
  if (targets === null) return
  await trx
    .insertInto('organization_targets')
    .values({ organization_id: organizationId, targets: [...targets], changed_by: by })
    .execute()
}

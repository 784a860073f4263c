import { loadRules, patchRules, type RuleSet } from '@endcap/catalog/retailer-rules'
import type { Db } from '../../platform/db/database.ts'
import { findPackRules } from './pack-store.ts'
import { findActiveRules, type Owner } from './rule-store.ts'

/** Returns the rules of the installed rule pack, or of the release. Null for unknown targets. */
export async function baseRules(db: Db, target: string): Promise<RuleSet | null> {
  const released = await loadRules(target)
  return released && ((await findPackRules(db, target)) ?? released)
}

/** Returns the rules in force for an organization. Null for unknown targets. */
export async function rulesOf(db: Db, { organizationId, target }: Owner): Promise<RuleSet | null> {
  const base = await baseRules(db, target)
  const active = (await findActiveRules(db, organizationId)).get(target)
  return base && active ? patchRules(base, active.patch) : base
}

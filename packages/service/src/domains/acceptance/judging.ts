import { createHash } from 'node:crypto'
import { findRetailer, findTarget, type Target, targetOfRetailer } from '@endcap/catalog'
import { loadRules } from '@endcap/catalog/load-rules'
import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { JUDGE_VERSION, nextChange, rulesInForce } from '@endcap/scoring'
import { sql } from 'kysely'
import { Lru } from 'toad-cache'
import type { Db } from '../../platform/db/database.ts'
import { rulesOf } from './rules-of.ts'

export type JudgingRules = {
  target: Target
  set: RuleSet
  /** Day of the next dated change of the rules, null without one. */
  nextDay: string | null
  /** Equal digests judge equal facts alike, also after the next change. */
  digest: string
}

/** The choice and the rules of an organization on a day (`2027-01-31`, UTC). */
export type Judging = {
  day: string
  /** Null for the retailer of each listing. */
  chosen: readonly string[] | null
  /** Returns null for unknown targets. */
  rulesOf: (target: string) => Promise<JudgingRules | null>
}

/** About 50 KB each. */
const MAX_KEPT = 300

type Versions = { chosen: string[] | null; pack: number | null; own: Record<string, number> | null }

/** Creates the reading of what an organization's listings are judged by. Caches rules, whose versions never change. */
export function createReadJudging() {
  const kept = new Lru<JudgingRules>(MAX_KEPT)

  return async function readJudging(
    executor: Db,
    organizationId: string,
    now = new Date(),
  ): Promise<Judging> {
    const day = now.toISOString().slice(0, 10)
    const { chosen, pack, own } = await readVersions(executor, organizationId)
    return {
      day,
      chosen,
      async rulesOf(targetId) {
        const version = own?.[targetId] ?? 0
        const key = [targetId, day, pack ?? 0, ...(version > 0 ? [version, organizationId] : [])].join(' ')
        const known = kept.get(key)
        if (known) return known
        const target = findTarget(targetId)
        const set = await rulesOf(executor, { organizationId, target: targetId })
        if (!target || !set) return null
        const rules = judgingRules(target, set, day)
        kept.set(key, rules)
        return rules
      },
    }
  }
}

export type ReadJudging = ReturnType<typeof createReadJudging>

/** Judges by the rules of the release, without an organization. */
export const releaseJudging = (day: string, chosen: readonly string[] | null = null): Judging => ({
  day,
  chosen,
  async rulesOf(targetId) {
    const target = findTarget(targetId)
    const set = await loadRules(targetId)
    return target && set && judgingRules(target, set, day)
  },
})

/** Returns the ids of the targets that judge a listing of a retailer. */
export function targetsOf({ chosen }: Pick<Judging, 'chosen'>, retailerId: string): readonly string[] {
  if (chosen) return chosen
  const retailer = findRetailer(retailerId)
  const target = retailer && targetOfRetailer(retailer)
  return target ? [target.id] : []
}

async function readVersions(executor: Db, organizationId: string): Promise<Versions> {
  const { rows } = await sql<Versions>`
    SELECT (SELECT targets FROM organization_targets WHERE organization_id = ${organizationId}) AS chosen,
      (SELECT version FROM rule_pack WHERE is_active) AS pack,
      (SELECT json_object_agg(target, version) FROM organization_acceptance_rules
        WHERE organization_id = ${organizationId}) AS own`.execute(executor)
  const [row] = rows
  if (!row) throw new Error('a query without a table returns one row')
  return row
}

function judgingRules(target: Target, set: RuleSet, day: string): JudgingRules {
  const nextDay = nextChange(set, day)
  return { target, set, nextDay, digest: digestOf(set, nextDay === null ? [day] : [day, nextDay]) }
}

/** Leaves out sources and their age, which judge nothing. */
function digestOf(set: RuleSet, days: readonly string[]): string {
  const judged = days
    .flatMap((day) => rulesInForce(set, day))
    .map(({ rule }) => {
      const {
        sources: _sources,
        checked: _checked,
        confirmed: _confirmed,
        disagreesWith: _other,
        ...own
      } = rule
      return own
    })
  const text = JSON.stringify([JUDGE_VERSION, judged])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

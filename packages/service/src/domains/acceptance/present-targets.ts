import type { AcceptanceTarget, AcceptanceTargetDetails, StatedAcceptanceRule } from '@endcap/api'
import { RETAILERS, TARGETS, type Target } from '@endcap/catalog'
import { loadRules } from '@endcap/catalog/load-rules'
import { patchRules, type RulePatch, type RuleSet } from '@endcap/catalog/retailer-rules'
import { type ApplicableRule, findMeasure, fixMessage, ruleMessage, rulesInForce } from '@endcap/scoring'
import { worded } from '@endcap/words'
import type { Db } from '../../platform/db/database.ts'
import { RELEASE } from '../../platform/db/patch-versions.ts'
import { presentPatchVersion } from '../scoring/present-patch-version.ts'
import { listPackRules } from './pack-store.ts'
import { targetAt } from './parse-patch.ts'
import { findChosenTargets, type Owner, ruleVersions } from './rule-store.ts'
import { baseRules } from './rules-of.ts'

type ActiveRules = { version: number; patch: RulePatch }
type Own = { chosen: readonly string[] | null; active: ActiveRules | undefined; ruleCount: number }

/** Returns all targets with an organization's choice, and the number of their rules on a day. */
export async function listTargets(
  db: Db,
  organizationId: string,
  day: string,
): Promise<{ data: AcceptanceTarget[]; chosen: string[] | null }> {
  const [chosen, versions, pack] = await Promise.all([
    findChosenTargets(db, organizationId),
    ruleVersions.findActive(db, organizationId),
    listPackRules(db),
  ])
  const data = TARGETS.map(async (target) => {
    const active = versions.get(target.id)
    const base = pack.get(target.id) ?? (await loadRules(target.id))
    const rules = base && active ? patchRules(base, active.patch) : base
    return present(target, { chosen, active, ruleCount: rules ? rulesInForce(rules, day).length : 0 })
  })
  return { data: await Promise.all(data), chosen }
}

/** Returns a target with its rules on a day. @throws DomainError ACCEPTANCE_TARGET_NOT_FOUND */
export async function getTarget(db: Db, owner: Owner, day: string): Promise<AcceptanceTargetDetails> {
  const target = targetAt(owner.target)
  const [chosen, active, versions, base] = await Promise.all([
    findChosenTargets(db, owner.organizationId),
    ruleVersions.findActive(db, owner.organizationId),
    ruleVersions.list(db, { ...owner, subject: target.id }),
    baseRules(db, target.id),
  ])
  const own = active.get(target.id)
  const { rules: replaced = [], removed = [] } = own?.patch ?? {}
  const changed = new Set([...replaced.map(({ id }) => id), ...removed])
  const rules = base ? presentRules(own ? patchRules(base, own.patch) : base, day) : []
  const presented = present(target, { chosen, active: own, ruleCount: rules.length })
  return {
    ...presented,
    rules,
    replaced: base ? presentRules(base, day).filter(({ rule }) => changed.has(rule.id)) : [],
    versions: versions.map((each) => presentPatchVersion(each, presented.active_version)),
  }
}

function present({ id, name, kind, retailer }: Target, { chosen, active, ruleCount }: Own): AcceptanceTarget {
  return {
    id,
    name,
    kind,
    retailers: RETAILERS.filter((each) => each.retailer === retailer).map((each) => each.id),
    is_chosen: chosen?.includes(id) ?? false,
    active_version: active?.version ?? RELEASE,
    rule_count: ruleCount,
  }
}

const presentRules = (rules: RuleSet, day: string): StatedAcceptanceRule[] =>
  rulesInForce(rules, day).map((each) => presentRule(rules, each))

/** Presents a rule with its texts and sources. */
export function presentRule({ sources }: RuleSet, { rule, isOld }: ApplicableRule): StatedAcceptanceRule {
  const measure = findMeasure(rule.measure)
  const [text, fix] = [ruleMessage(rule), fixMessage(rule)]
  return {
    rule,
    sources: rule.sources.flatMap((name) => sources[name] ?? []),
    ...(fix ? worded({ text, fix }) : { ...worded({ text }), fix: null }),
    is_judged: measure !== null,
    can_refuse: rule.severity === 'hard' && (measure?.isProven ?? false),
    is_old: isOld,
  }
}

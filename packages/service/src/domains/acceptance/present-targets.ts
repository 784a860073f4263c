import type { AcceptanceTarget, AcceptanceTargetDetails, StatedAcceptanceRule } from '@endcap/api'
import { RETAILERS, TARGETS, type Target } from '@endcap/catalog'
import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { type ApplicableRule, findMeasure, fixMessage, ruleMessage, rulesInForce } from '@endcap/scoring'
import { worded } from '@endcap/words'
import type { Db } from '../../platform/db/database.ts'
import { RELEASE } from '../../platform/db/patch-versions.ts'
import { presentPatchVersion } from '../scoring/present-patch-version.ts'
import { targetAt } from './parse-patch.ts'
import { findChosenTargets, type Owner, ruleVersions } from './rule-store.ts'
import { rulesOf } from './rules-of.ts'

type Own = { chosen: readonly string[] | null; active: ReadonlyMap<string, { version: number }> }

/** Returns all targets with an organization's choice. */
export async function listTargets(
  db: Db,
  organizationId: string,
): Promise<{ data: AcceptanceTarget[]; chosen: string[] | null }> {
  const [chosen, active] = await Promise.all([
    findChosenTargets(db, organizationId),
    ruleVersions.findActive(db, organizationId),
  ])
  return { data: TARGETS.map((target) => present(target, { chosen, active })), chosen }
}

/** Returns a target with its rules on a day. @throws DomainError ACCEPTANCE_TARGET_NOT_FOUND */
export async function getTarget(db: Db, owner: Owner, day: string): Promise<AcceptanceTargetDetails> {
  const target = targetAt(owner.target)
  const [chosen, active, versions, rules] = await Promise.all([
    findChosenTargets(db, owner.organizationId),
    ruleVersions.findActive(db, owner.organizationId),
    ruleVersions.list(db, { ...owner, subject: target.id }),
    rulesOf(db, owner),
  ])
  const { active_version: activeVersion, ...rest } = present(target, { chosen, active })
  return {
    ...rest,
    active_version: activeVersion,
    rules: rules ? rulesInForce(rules, day).map((each) => presentRule(rules, each)) : [],
    versions: versions.map((each) => presentPatchVersion(each, activeVersion)),
  }
}

function present({ id, name, kind, retailer }: Target, { chosen, active }: Own): AcceptanceTarget {
  return {
    id,
    name,
    kind,
    retailers: RETAILERS.filter((each) => each.retailer === retailer).map((each) => each.id),
    is_chosen: chosen?.includes(id) ?? false,
    active_version: active.get(id)?.version ?? RELEASE,
  }
}

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

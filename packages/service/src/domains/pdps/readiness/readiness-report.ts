import type { AcceptanceReport, RefusalReason, RefusedListing } from '@endcap/api'
import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { type ApplicableRule, CHEAPEST_FIXES, FIXES_AT_HAND, rulesInForce } from '@endcap/scoring'
import type { Db } from '../../../platform/db/database.ts'
import type { ReadJudging } from '../../acceptance/judging.ts'
import { targetName } from '../../acceptance/present-acceptance.ts'
import { presentRule } from '../../acceptance/present-targets.ts'
import { countVerdicts, type Verdict, type VerdictGroup, verdictOn } from './count-verdicts.ts'
import { type ReadinessQuery, type ReadinessScope, readinessScope } from './readiness-scope.ts'
import { type Choice, findExamples, type Links } from './refused-listings.ts'

type Deps = { db: Db; readJudging: ReadJudging; links: Links }

const EXAMPLES = 4

type Judged = { group: VerdictGroup; verdict: Verdict }

/**
 * Reports what a target refuses, from stored verdicts. A listing counts under the first rule that refuses it.
 *
 * @throws DomainError as `readinessScope`
 */
export async function reportReadiness(
  { db, readJudging, links }: Deps,
  query: ReadinessQuery,
): Promise<AcceptanceReport> {
  const scope = await readinessScope({ db, readJudging }, query)
  const groups = await countVerdicts(db, scope)
  const judged = groups.map((group) => ({ group, verdict: verdictOn(scope, group) }))
  const refused = judged.filter(({ verdict }) => verdict.state === 'not_accepted')
  const { set } = scope.rules
  const rules = rulesInForce(set, scope.day)
  const byReason = Map.groupBy(refused, ({ verdict }) => verdict.reason)
  const known = rules.flatMap((rule) => {
    const own = byReason.get(rule.rule.id)
    // Sentences of all rules would take longer than counting.
    return own ? [{ rule: presentRule(set, rule), groups: own }] : []
  })
  const certified = known.flatMap((each) => each.groups).filter(({ group }) => group.is_certified)
  const choices = [...known.flatMap((each) => choose(each.groups)), ...choose(certified)]
  const examples = await findExamples(db, scope, choices, links)
  const reasons = known.map((each) => presentReason(each, examples)).toSorted((a, b) => b.count - a.count)
  return {
    target: scope.target,
    target_name: targetName(scope.rules.target, scope.retailer ?? ''),
    retailer: scope.retailer,
    day: scope.day,
    listings: sum(judged),
    ...statesOf(judged),
    fixable: sum(known.flatMap((each) => each.groups).filter(isAtHand)),
    pending: sum(refused) - sum(known.flatMap((each) => each.groups)),
    checked: lastRead(set, rules),
    reasons,
    certified: {
      count: sum(certified),
      examples: unique(examples)
        .filter((each) => each.service_certified)
        .slice(0, EXAMPLES),
    },
    next_change: nextChangeOf(scope, groups),
    last_day: scope.lastDay,
  }
}

const sum = (judged: readonly Judged[]): number => judged.reduce((total, { group }) => total + group.count, 0)

const isAtHand = ({ verdict: { fix } }: Judged): boolean => fix !== null && FIXES_AT_HAND.has(fix)

function statesOf(judged: readonly Judged[]) {
  const counted = (state: Verdict['state']) => sum(judged.filter(({ verdict }) => verdict.state === state))
  return {
    accepted: counted('accepted'),
    not_accepted: counted('not_accepted'),
    not_sure: counted('not_sure'),
  }
}

/** Returns the groups that a few examples come from, the largest first. */
function choose(judged: readonly Judged[]): Choice[] {
  let left = EXAMPLES
  return judged
    .toSorted((a, b) => b.group.count - a.group.count)
    .flatMap(({ group }) => {
      const take = Math.min(left, group.count)
      left -= take
      return take > 0 ? [{ group, take }] : []
    })
}

function presentReason(
  { rule, groups }: { rule: RefusalReason['rule']; groups: readonly Judged[] },
  examples: readonly RefusedListing[],
): RefusalReason {
  const fixes = CHEAPEST_FIXES.map((fix) => ({
    fix,
    count: sum(groups.filter(({ verdict }) => verdict.fix === fix)),
  }))
  return {
    rule,
    count: sum(groups),
    fixes: fixes.filter(({ count }) => count > 0),
    examples: unique(examples)
      .filter((each) => each.rule === rule.rule.id)
      .slice(0, EXAMPLES),
  }
}

const unique = (listings: readonly RefusedListing[]): RefusedListing[] => [
  ...new Map(listings.map((each) => [each.pdp_id, each])).values(),
]

/** Months and days compare as texts. */
const lastRead = ({ sources }: RuleSet, rules: readonly ApplicableRule[]): string | null =>
  rules
    .flatMap(({ rule }) => [...rule.sources.map((name) => sources[name]?.read), rule.checked])
    .filter((read) => read !== undefined)
    .toSorted()
    .at(-1) ?? null

function nextChangeOf(
  { rules: { set, nextDay } }: ReadinessScope,
  groups: readonly VerdictGroup[],
): AcceptanceReport['next_change'] {
  if (nextDay === null) return null
  const next = groups.map((group) => ({ group, verdict: verdictOn({ isNext: true }, group) }))
  const newly = next.filter(
    ({ group, verdict }) => verdict.state === 'not_accepted' && group.state !== 'not_accepted',
  )
  return {
    day: nextDay,
    rules: rulesInForce(set, nextDay)
      .filter(({ rule }) => rule.from === nextDay)
      .map((each) => presentRule(set, each)),
    accepted_before: sum(next.filter(({ group }) => group.state === 'accepted')),
    accepted: statesOf(next).accepted,
    newly_refused: sum(newly),
    newly_fixable: sum(newly.filter(isAtHand)),
  }
}

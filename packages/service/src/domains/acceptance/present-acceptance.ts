import type { AcceptanceFinding, TargetAcceptance } from '@endcap/api'
import { findTarget, type Target } from '@endcap/catalog'
import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { type ApplicableRule, findingMessage, fixMessage, rulesInForce } from '@endcap/scoring'
import { worded } from '@endcap/words'
import { type Judgement, marketOf, type StoredFinding } from './judge-listing.ts'
import type { StoredJudgement } from './judgement-store.ts'
import type { Judging } from './judging.ts'

/** Adds texts and sources. Leaves out findings of rules that are gone. */
export async function presentAcceptance(
  judging: Judging,
  retailerId: string,
  judgements: readonly StoredJudgement[],
): Promise<TargetAcceptance[]> {
  const presented = await Promise.all(
    judgements.map(async ({ target: id, state, main_image, findings, judged_at: judgedAt }) => {
      const rules = await judging.rulesOf(id)
      if (!rules) return null
      const inForce = new Map(rulesInForce(rules.set, judging.day).map((each) => [each.rule.id, each]))
      return {
        target: id,
        target_name: targetName(rules.target, retailerId),
        state,
        main_image,
        judged_at: judgedAt.toISOString(),
        findings: findings
          .flatMap((finding) => presentFinding(rules.set, inForce.get(finding.rule), finding))
          .toSorted((a, b) => weightOf(a) - weightOf(b)),
      }
    }),
  )
  return presented.filter((each) => each !== null)
}

/** Presents verdicts of this moment. */
export const presentJudgements = (
  judging: Judging,
  retailerId: string,
  judgements: readonly Judgement[],
): Promise<TargetAcceptance[]> => {
  const judgedAt = new Date(`${judging.day}T00:00:00Z`)
  return presentAcceptance(
    judging,
    retailerId,
    judgements.map((each) => ({ ...each, judged_at: judgedAt })),
  )
}

/** Adds the names of targets. */
export const nameTargets = <State extends { target: string }>(
  states: readonly State[],
  retailerId: string,
): (State & { target_name: string })[] =>
  states.map((state) => {
    const target = findTarget(state.target)
    return { ...state, target_name: target ? targetName(target, retailerId) : state.target }
  })

/** Includes the region of the shop that has the listing. */
export function targetName(target: Target, retailerId: string): string {
  const market = marketOf(target, retailerId)
  return market === null ? target.name : `${target.name} ${market.toUpperCase()}`
}

function presentFinding(
  { sources }: RuleSet,
  applicable: ApplicableRule | undefined,
  finding: StoredFinding,
): AcceptanceFinding[] {
  if (!applicable) return []
  const { rule, isOld } = applicable
  const fix = fixMessage(rule)
  if (!fix) return []
  const source = rule.sources.map((name) => sources[name]).find((each) => each !== undefined)
  return [
    {
      ...finding,
      measure: rule.measure,
      is_old: isOld,
      ...worded({ message: findingMessage(rule, finding), fix }),
      source: source ? { title: source.title, url: source.url, date: source.date, read: source.read } : null,
    },
  ]
}

/** Refusals come first, then what is not sure, then advice. */
const weightOf = ({ severity, outcome }: AcceptanceFinding): number =>
  (severity === 'hard' ? 0 : 2) + (outcome === 'fail' ? 0 : 1)

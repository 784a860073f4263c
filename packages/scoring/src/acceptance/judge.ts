import type { AcceptanceRule, RuleSet } from '@endcap/catalog/retailer-rules'
import type { AcceptanceState } from '../acceptance-state.ts'
import { type ApplicableRule, applicableRules, type Place } from './applicable-rules.ts'
import type { AcceptanceImage, Measure, Outcome, Subject, Verdict } from './measure.ts'
import { findMeasure } from './measures.ts'

/** Increases when equal rules and facts are judged in another way, so that listings are judged again. */
export const JUDGE_VERSION = 2

export type AcceptanceListing = {
  /** The main image first. Null for images without facts. */
  images: readonly (AcceptanceImage | null)[]
  categoryPath: string | null
  /** True if the files are a shop's copies, whose size and type differ from what it was given. */
  areCopies?: boolean
}

/** A place where a listing breaks a rule, or may break it. */
export type AcceptanceFinding = {
  rule: string
  measure: AcceptanceRule['measure']
  /** Position in the listing, 0 for the main image. Null for the listing as a whole. */
  image: number | null
  outcome: Exclude<Outcome, 'pass'>
  measured: Verdict['measured']
  required: AcceptanceRule['value'] | null
  severity: AcceptanceRule['severity']
  isOld: boolean
  /** True if it is about the main image. */
  isOfMain: boolean
}

export type Acceptance = {
  state: AcceptanceState
  /** The state of the main image alone. */
  mainImage: AcceptanceState
  findings: AcceptanceFinding[]
  /** Counts rules that were judged, and rules that nothing measures. */
  judged: number
  notJudged: number
}

/**
 * Judges a listing by the rules of a target that hold on a day (`2027-01-31`). Only hard rules refuse, and only by
 * measures whose failures are true.
 */
export function judge(
  rules: RuleSet,
  { images, categoryPath, areCopies = false }: AcceptanceListing,
  { market, day }: Pick<Place, 'market' | 'day'>,
): Acceptance {
  const subjects = images.map(
    (image, index): Subject | null => image && { ...image, role: index === 0 ? 'hero' : 'carousel' },
  )
  const applicable = applicableRules(rules, { market, categoryPath, day })
  const judged = applicable.flatMap((each) => {
    const measure = findMeasure(each.rule.measure)
    return measure ? [{ ...each, measure }] : []
  })
  const findings = judged.flatMap((each) => findingsOf(each, subjects, areCopies))
  return {
    state: stateOf(findings, subjects.includes(null)),
    mainImage: stateOf(
      findings.filter(({ isOfMain }) => isOfMain),
      !subjects[0],
    ),
    findings,
    judged: judged.length,
    notJudged: applicable.length - judged.length,
  }
}

/** Returns whether a finding alone refuses a listing. */
export const refuses = ({ severity, outcome }: Pick<AcceptanceFinding, 'severity' | 'outcome'>): boolean =>
  severity === 'hard' && outcome === 'fail'

function stateOf(findings: readonly AcceptanceFinding[], isIncomplete: boolean): AcceptanceState {
  if (findings.some(refuses)) return 'not_accepted'
  return isIncomplete || findings.some(({ severity }) => severity === 'hard') ? 'not_sure' : 'accepted'
}

function findingsOf(
  each: ApplicableRule & { measure: Measure },
  subjects: readonly (Subject | null)[],
  areCopies: boolean,
): AcceptanceFinding[] {
  const { rule, measure } = each
  const isSure = measure.isProven && !(measure.isOfFile && areCopies)
  const meant = subjects.flatMap((subject, image) =>
    subject && isMeant(rule, image) ? [{ subject, image }] : [],
  )
  const verdicts =
    measure.of === 'listing'
      ? [
          {
            image: null,
            verdict: measure.check(
              meant.map(({ subject }) => subject),
              rule,
            ),
          },
        ]
      : meant.map(({ subject, image }) => ({ image, verdict: measure.check(subject, rule) }))
  return verdicts.flatMap(({ image, verdict }) => findingOf(each, image, verdict, isSure))
}

const isMeant = ({ images }: AcceptanceRule, image: number): boolean =>
  images === 'all' || (images === 'main') === (image === 0)

function findingOf(
  { rule, isHard, isOld }: ApplicableRule,
  image: number | null,
  verdict: Verdict | null,
  isSure: boolean,
): AcceptanceFinding[] {
  if (!verdict || verdict.outcome === 'pass') return []
  return [
    {
      rule: rule.id,
      measure: rule.measure,
      image,
      outcome: isSure ? verdict.outcome : 'not_sure',
      measured: verdict.measured,
      required: rule.value ?? null,
      severity: isHard ? 'hard' : 'advice',
      isOld,
      isOfMain: image === 0 || rule.images === 'main',
    },
  ]
}

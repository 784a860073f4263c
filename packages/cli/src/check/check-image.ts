import type { Retailer } from '@endcap/catalog'
import type { AcceptanceRule } from '@endcap/catalog/retailer-rules'
import {
  type AcceptanceFinding,
  checkMainImageRules,
  findingMessage,
  fixMessage,
  type ImageFacts,
  type JudgedMeasure,
  MEASURES,
  type Recommendation,
  RULE_NAMES,
  type RuleName,
} from '@endcap/scoring'
import { inLanguage } from '@endcap/words'
import type { ImageResult } from '../images/score-images.ts'
import { say, writer } from '../terminal/say.ts'
import { describeBrokenRule } from './rule-texts.ts'

/** Ids of reasons for which `endcap check` fails an image. */
export type CheckId =
  | 'unreadable-image'
  | 'min-score'
  | `retailer/${RuleName}`
  | `acceptance/${JudgedMeasure}`

/** A reason why an image fails, as a sentence. */
export type Failure = { check: CheckId; message: string }

export type CheckedImage = {
  file: string
  /** Null if the image could not be read. */
  score: number | null
  failures: Failure[]
  /** Rules of a target that may be broken. A person should look. */
  unsure: Failure[]
  /** Recommendations of an image below the minimum score, by gain. */
  advice: Recommendation[]
}

export type Requirements = {
  min: number
  retailer: Retailer | null
  /** Rules of a target, and how they judge the image. */
  judgeFacts: ((facts: ImageFacts) => { rule: AcceptanceRule; finding: AcceptanceFinding }[]) | null
}

/** Returns all checks with their texts, in the order of the reports. */
export const allChecks = (): { id: CheckId; title: string; description: string }[] => [
  {
    id: 'unreadable-image',
    title: say('cli.check.unreadable_title'),
    description: say('cli.check.unreadable_description'),
  },
  {
    id: 'min-score',
    title: say('cli.check.min_score_title'),
    description: say('cli.check.min_score_description'),
  },
  ...RULE_NAMES.map((rule) => ({
    id: `retailer/${rule}` as const,
    title: say(`rule.${rule}.title`),
    description: say(`rule.${rule}.description`),
  })),
  ...measureNames.map((measure) => ({
    id: `acceptance/${measure}` as const,
    title: say(`acceptance.${measure}.label`),
    description: say('cli.check.acceptance_description'),
  })),
]

/** Checks a scored image. A rule whose value could not be measured does not fail. */
export function checkImage(result: ImageResult, { min, retailer, judgeFacts }: Requirements): CheckedImage {
  const { file } = result
  if ('error' in result) {
    const message = say('cli.check.unreadable', { reason: result.error })
    return { file, score: null, failures: [{ check: 'unreadable-image', message }], unsure: [], advice: [] }
  }
  const { service_score: score } = result.score
  const recommendations = inLanguage(result.score.recommendations, writer())
  const isLow = score < min
  const judged = (judgeFacts?.(result.facts) ?? []).filter(({ finding }) => finding.severity === 'hard')
  const of = (outcome: AcceptanceFinding['outcome']) =>
    judged.filter(({ finding }) => finding.outcome === outcome).map(failureOf)
  return {
    file,
    score,
    failures: [
      ...(isLow ? [{ check: 'min-score' as const, message: lowScore(score, min, recommendations) }] : []),
      ...(retailer ? brokenRules(result.facts, retailer) : []),
      ...of('fail'),
    ],
    unsure: of('not_sure'),
    advice: isLow ? recommendations : [],
  }
}

const measureNames = Object.keys(MEASURES) as JudgedMeasure[]

function failureOf({ rule, finding }: { rule: AcceptanceRule; finding: AcceptanceFinding }): Failure {
  const fix = fixMessage(rule)
  const message = [findingMessage(rule, finding), ...(fix ? [fix] : [])].map(writer().write).join('. ')
  // The judge knows no other measures.
  return { check: `acceptance/${rule.measure as JudgedMeasure}`, message }
}

function brokenRules(facts: ImageFacts, retailer: Retailer): Failure[] {
  return checkMainImageRules(facts, retailer.mainImage)
    .filter(({ passed }) => passed === false)
    .map((check) => ({
      check: `retailer/${check.rule}` as const,
      message: describeBrokenRule(check, retailer, writer().write),
    }))
}

function lowScore(score: number, min: number, [first]: readonly Recommendation[]): string {
  return first
    ? say('cli.check.low_score_advice', { score, min, advice: first.title, gain: first.expected_gain })
    : say('cli.check.low_score', { score, min })
}

import type { AcceptanceTargetDetails, PdpComposer } from '@endcap/client'
import {
  type AcceptanceFinding,
  type AcceptanceState,
  applicableRules,
  findingMessage,
  findMeasure,
  type ImageFacts,
  type ImageRole,
  judge,
  judgeAlone,
  ruleMessage,
} from '@endcap/scoring'
import { writer } from '../words/say.ts'

type Target = PdpComposer['judging']['targets'][number]
type RuleSet = Parameters<typeof judge>[0]

/** A picture that may be judged. */
type Judged = { isGenerated: boolean; candidate: { facts?: ImageFacts | null | undefined } }

/** A target that judges compositions. */
export type Judge = Omit<Target, 'rules'> & { rules: RuleSet }

type Bench = { data: PdpComposer; pieces: ReadonlyMap<string, Judged>; judges: readonly Judge[] }

/** A hard rule. The position is null for the listing as a whole. */
export type JudgedRule = {
  rule: string
  position: number | null
  outcome: 'pass' | AcceptanceFinding['outcome']
  text: string
}

export type JudgedComposition = Pick<Target, 'target' | 'target_name'> & {
  state: AcceptanceState
  main_image: AcceptanceState
  rules: JudgedRule[]
}

/** Returns the targets that judge the listing. Rules are passed as the service stores them. */
export const judgesOf = ({ judging }: PdpComposer): Judge[] =>
  judging.targets.map((target) => ({ ...target, rules: target.rules as unknown as RuleSet }))

/** Makes a judge of any target's rules. */
export function judgeOf(details: AcceptanceTargetDetails, retailerId: string): Judge {
  const { id, name, rules, retailers } = details
  const sources = rules.flatMap((each) =>
    each.rule.sources.flatMap((key, index) => {
      const source = each.sources[index]
      return source ? [[key, source] as const] : []
    }),
  )
  return {
    target: id,
    target_name: name,
    market: retailers.includes(retailerId) ? (retailerId.split('_').at(-1) ?? null) : null,
    rules: {
      target: id,
      sources: Object.fromEntries(sources),
      rules: rules.map(({ rule }) => rule as RuleSet['rules'][number]),
    },
  }
}

/** Judges a composition by the hard rules of a target. */
export function judgeComposition(
  { data, pieces }: Bench,
  keys: readonly string[],
  { target, target_name, market, rules }: Judge,
): JudgedComposition {
  const place = { market, day: data.judging.day, categoryPath: data.category }
  const images = keys.map((key) => subjectOf(pieces.get(key)))
  const listing = { images, categoryPath: data.category, areCopies: data.judging.are_copies }
  const { state, mainImage, findings } = judge(rules, listing, place)
  const hard = applicableRules(rules, place).filter(
    ({ rule, isHard }) => isHard && findMeasure(rule.measure) !== null,
  )
  return {
    target,
    target_name,
    state,
    main_image: mainImage,
    rules: hard.flatMap(({ rule }): JudgedRule[] => {
      const broken = findings.filter((finding) => finding.rule === rule.id)
      if (broken.length === 0)
        return [{ rule: rule.id, position: null, outcome: 'pass', text: writer().write(ruleMessage(rule)) }]
      return broken.map((finding) => ({
        rule: rule.id,
        position: finding.image,
        outcome: finding.outcome,
        text: writer().write(findingMessage(rule, finding)),
      }))
    }),
  }
}

/** Returns whether the targets of the listing accept a piece alone. */
export const acceptsPiece = (
  { data, judges }: Pick<Bench, 'data' | 'judges'>,
  piece: Judged | undefined,
  role: ImageRole,
): AcceptanceState =>
  judgeAlone(subjectOf(piece), role, {
    targets: judges.map(({ rules, market }) => ({ set: rules, market })),
    day: data.judging.day,
    categoryPath: data.category,
    areCopies: data.judging.are_copies,
  })

function subjectOf(piece: Judged | undefined): { facts: ImageFacts; isGenerated: boolean } | null {
  const facts = piece?.candidate.facts
  return facts ? { facts, isGenerated: piece.isGenerated } : null
}

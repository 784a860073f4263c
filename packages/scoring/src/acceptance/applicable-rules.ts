import type { AcceptanceRule, RuleSet } from '@endcap/catalog/retailer-rules'

/** Days after which what was read counts as old. */
const OLD_DAYS = 180
const DAY_MS = 86_400_000

export type Place = {
  /** Region of the target, null for channels and standards. */
  market: string | null
  /** `Clothing > Socks`, null if unknown. */
  categoryPath: string | null
  /** `2027-01-31` */
  day: string
}

export type ApplicableRule = { rule: AcceptanceRule; isHard: boolean; isOld: boolean }

/** Returns the rules of all markets and categories that hold on a day (`2027-01-31`). */
export const rulesInForce = ({ rules, sources }: RuleSet, day: string): ApplicableRule[] =>
  rules
    .filter((rule) => holdsOn(rule, day))
    .map((rule) => ({
      rule,
      isHard: rule.severity === 'hard',
      isOld: isOld([...rule.sources.flatMap((key) => sources[key]?.read ?? []), ...checkedOn(rule)], day),
    }))

/** Returns the next day on which a rule starts or ends, or null. */
export function nextChange({ rules }: Pick<RuleSet, 'rules'>, day: string): string | null {
  const days = rules.flatMap(({ from, until }) => [
    ...(from === undefined ? [] : [from]),
    ...(until === undefined ? [] : [dayAfter(until)]),
  ])
  return days.filter((each) => each > day).toSorted()[0] ?? null
}

/**
 * Returns the rules that hold on a day for a category. A rule for the category replaces the general one, and one that
 * was read for another market is advice.
 */
export function applicableRules(set: RuleSet, { market, categoryPath, day }: Place): ApplicableRule[] {
  const held = rulesInForce(set, day).filter(({ rule }) => suits(rule, categoryPath))
  const replaced = new Set(held.filter(({ rule }) => rule.categories).map(({ rule }) => kindOf(rule)))
  return held
    .filter(({ rule }) => rule.categories || !replaced.has(kindOf(rule)))
    .map((each) => ({ ...each, isHard: each.isHard && isForMarket(each.rule, market) }))
}

const holdsOn = ({ from = '', until }: AcceptanceRule, day: string): boolean =>
  day >= from && (until === undefined || day <= until)

function suits({ categories, exceptCategories = [] }: AcceptanceRule, path: string | null): boolean {
  const isBelow = (category: string) => path === category || (path?.startsWith(`${category} > `) ?? false)
  return (categories?.some(isBelow) ?? true) && !exceptCategories.some(isBelow)
}

const isForMarket = ({ markets }: AcceptanceRule, market: string | null): boolean =>
  !markets || market === null || markets.includes(market)

const kindOf = ({ measure, operator, images, severity }: AcceptanceRule): string =>
  [measure, operator, images, severity].join(' ')

const checkedOn = ({ checked }: AcceptanceRule): string[] => (checked === undefined ? [] : [checked])

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** A month counts from its last day. Rules without a source have no age. */
function isOld(read: readonly string[], day: string): boolean {
  if (read.length === 0) return false
  const latest = Math.max(...read.map(lastDayOf))
  return Date.parse(day) - latest > OLD_DAYS * DAY_MS
}

function lastDayOf(read: string): number {
  const [year = 0, month = 0, date] = read.split('-').map(Number)
  return date === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, date)
}

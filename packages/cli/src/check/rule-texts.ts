import type { Retailer } from '@endcap/catalog'
import { RETAILER_RULES, type RuleCheck } from '@endcap/scoring'

/** Returns a sentence with the measured value, and one with what the retailer asks for. */
export function describeBrokenRule(
  check: RuleCheck,
  { display_name }: Pick<Retailer, 'display_name'>,
): string {
  const { finding, demand } = RETAILER_RULES[check.rule]
  return `${finding(check)} ${display_name} ${demand(check)}`
}

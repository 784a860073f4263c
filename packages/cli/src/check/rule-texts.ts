import type { Retailer } from '@endcap/catalog'
import { RETAILER_RULES, type RuleCheck } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'

/** Returns a sentence with the measured value, and one with what the retailer asks for. */
export function describeBrokenRule(
  check: RuleCheck,
  { display_name }: Pick<Retailer, 'display_name'>,
): string {
  const { finding, demand } = RETAILER_RULES[check.rule]
  return [finding(check), demand(check, display_name)].map((message) => ENGLISH.write(message)).join(' ')
}

import type { Retailer } from '@endcap/catalog'
import { RETAILER_RULES, type RuleCheck } from '@endcap/scoring'
import type { Message } from '@endcap/words'

/** Returns a sentence with the measured value and one with what the retailer asks for, as `write` writes them. */
export function describeBrokenRule(
  check: RuleCheck,
  { display_name }: Pick<Retailer, 'display_name'>,
  write: (message: Message) => string,
): string {
  const { finding, demand } = RETAILER_RULES[check.rule]
  return [finding(check), demand(check, display_name)].map(write).join(' ')
}

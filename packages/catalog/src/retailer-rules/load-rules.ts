import { findTarget } from '../retailers/targets.ts'
import type { RuleSet } from './rule.ts'

/** Loads the rules of a target. Returns null for unknown ones. */
export async function loadRules(targetId: string): Promise<RuleSet | null> {
  if (!findTarget(targetId)) return null
  const { default: rules } = (await import(`../../retailer-rules/${targetId}.json`, {
    with: { type: 'json' },
  })) as { default: RuleSet }
  return rules
}

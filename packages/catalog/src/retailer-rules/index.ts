export { TARGETS } from '../retailers/targets.ts'
export { imageRulesOf, ratioOf } from './image-rules-of.ts'
export { loadRules } from './load-rules.ts'
export { patchRules } from './patch-rules.ts'
export {
  type AcceptanceRule,
  RULE_IMAGES,
  RULE_MEASURES,
  RULE_OPERATORS,
  RULE_SEVERITIES,
  RULE_UNITS,
  type RuleMeasure,
  type RulePatch,
  type RuleSet,
  type RuleSource,
} from './rule.ts'

import type { RulePatch, RuleSet } from './rule.ts'

/** Applies a patch. Parts that name rules that are gone have no effect. */
export function patchRules(set: RuleSet, patch: RulePatch): RuleSet {
  const { sources = {}, rules = [], removed = [], checked = {} } = patch
  const own = new Map(rules.map((rule) => [rule.id, rule]))
  const kept = set.rules.filter(({ id }) => !removed.includes(id))
  const known = new Set(kept.map(({ id }) => id))
  const all = [...kept.map((rule) => own.get(rule.id) ?? rule), ...rules.filter(({ id }) => !known.has(id))]
  return {
    target: set.target,
    sources: { ...set.sources, ...sources },
    rules: all.map((rule) => {
      const day = Object.hasOwn(checked, rule.id) ? checked[rule.id] : undefined
      return day === undefined ? rule : { ...rule, checked: day }
    }),
  }
}

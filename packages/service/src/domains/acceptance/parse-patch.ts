import { findCategoryByPath, findTarget, type Target } from '@endcap/catalog'
import { patchRules, type RulePatch, type RuleSet } from '@endcap/catalog/retailer-rules'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'

type Problem = { field: string; issue: string }

/** @throws DomainError ACCEPTANCE_TARGET_NOT_FOUND */
export function targetAt(id: string): Target {
  const target = findTarget(id)
  if (target) return target
  throw new DomainError('ACCEPTANCE_TARGET_NOT_FOUND', `there is no target ${JSON.stringify(id)}`)
}

/** Applies a patch to rules. @throws DomainError VALIDATION_ERROR */
export function parsePatch(base: RuleSet, patch: RulePatch): RuleSet {
  const patched = patchRules(base, patch)
  const problems = [...problemsOfNames(base, patch), ...problemsOfRules(patched, patch)]
  if (problems.length > 0) throw validationError(problems)
  return patched
}

function problemsOfNames(base: RuleSet, { removed = [], checked = {}, rules = [] }: RulePatch): Problem[] {
  const known = new Set([...base.rules, ...rules].map(({ id }) => id))
  const unknown = (field: string, ids: readonly string[]) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => ({ field, issue: `there is no rule ${JSON.stringify(id)}` }))
  return [...unknown('patch.removed', removed), ...unknown('patch.checked', Object.keys(checked))]
}

function problemsOfRules({ sources }: RuleSet, { rules = [] }: RulePatch): Problem[] {
  return rules.flatMap((rule, index) => {
    const field = `patch.rules[${index}]`
    const isRepeated = rules.findIndex(({ id }) => id === rule.id) < index
    const paths = [...(rule.categories ?? []), ...(rule.exceptCategories ?? [])]
    return [
      ...(isRepeated ? [{ field: `${field}.id`, issue: 'must be unique' }] : []),
      ...rule.sources
        .filter((name) => !Object.hasOwn(sources, name))
        .map((name) => ({ field: `${field}.sources`, issue: `there is no source ${JSON.stringify(name)}` })),
      ...paths
        .filter((path) => findCategoryByPath(path) === null)
        .map((path) => ({
          field: `${field}.categories`,
          issue: `there is no category ${JSON.stringify(path)}`,
        })),
      ...(rule.operator !== 'none' && rule.value === undefined
        ? [{ field: `${field}.value`, issue: 'is needed by this operator' }]
        : []),
      ...(rule.operator.endsWith('=') && rule.operator !== '=' && typeof rule.value === 'object'
        ? [{ field: `${field}.value`, issue: 'must be one figure' }]
        : []),
    ]
  })
}

import type { AcceptanceRule, AcceptanceRulePatch } from '@endcap/client'
import { isSame } from '../json.ts'
import { withOwn } from './rule-patch.ts'

/** Fields of the form. The figure is as typed, null for rules without one. */
export type Override = {
  holds: 'published' | 'ours' | 'no'
  figure: string | null
  severity: AcceptanceRule['severity']
}

type Overridden = {
  patch: AcceptanceRulePatch
  /** The rule as published, or the organization's own if no page states it. */
  rule: AcceptanceRule
  isOnlyOurs: boolean
}

/** Largest figure that the service takes. */
export const MAX_FIGURE = 1e12

/** Returns a patch with the override, or null if it changes nothing or the figure is none. */
export function overridden(
  { patch, rule, isOnlyOurs }: Overridden,
  override: Override,
): AcceptanceRulePatch | null {
  const own = ownRule(rule, override)
  if (own === null) return null
  const isPublished = override.holds === 'published' || (!isOnlyOurs && isSame(own, rule))
  const changed =
    override.holds === 'no'
      ? withOwn(patch, rule.id, isOnlyOurs ? null : 'removed')
      : withOwn(patch, rule.id, isPublished ? null : own)
  return isSame(changed, patch) ? null : changed
}

/** Another figure is not stated by the pages of the rule, so it has no sources. */
function ownRule(rule: AcceptanceRule, { figure, severity }: Override): AcceptanceRule | null {
  const { checked: _, ...rest } = rule
  if (figure === null) return { ...rest, severity }
  const value = Number(figure)
  if (figure.trim() === '' || !(value >= 0 && value <= MAX_FIGURE)) return null
  return value === rule.value ? { ...rest, severity } : { ...rest, value, severity, sources: [] }
}

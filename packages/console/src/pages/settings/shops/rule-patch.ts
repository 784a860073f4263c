import type { AcceptanceRule, AcceptanceRulePatch, AcceptanceTargetDetails } from '@endcap/client'
import { isSame } from '../json.ts'

type Version = AcceptanceTargetDetails['versions'][number]

/** An organization's own rule, or none, and the day of its last check. */
export type OwnWord = { rule: AcceptanceRule | null; isRemoved: boolean; checked: string | null }

/** A version that changes what is said about a rule. */
export type RuleEvent = OwnWord & Pick<Version, 'version' | 'comment' | 'created_at' | 'created_by'>

/** Returns the changes of the active version. The release has none. */
export const patchInForce = ({ versions }: Pick<AcceptanceTargetDetails, 'versions'>): AcceptanceRulePatch =>
  versions.find(({ is_active: isActive }) => isActive)?.patch ?? {}

/** Returns what a patch says about a rule. */
export const ownWord = (
  { rules = [], removed = [], checked = {} }: AcceptanceRulePatch,
  id: string,
): OwnWord => ({
  rule: rules.find((each) => each.id === id) ?? null,
  isRemoved: removed.includes(id),
  checked: (Object.hasOwn(checked, id) ? checked[id] : undefined) ?? null,
})

/** Replaces a rule, removes it, or follows the public pages again (null). */
export function withOwn(
  patch: AcceptanceRulePatch,
  id: string,
  own: AcceptanceRule | 'removed' | null,
): AcceptanceRulePatch {
  const { rules = [], removed = [], checked = {}, ...others } = patch
  const kept = rules.filter((each) => each.id !== id)
  const dropped = removed.filter((each) => each !== id)
  return {
    ...others,
    ...filled('rules', own === null || own === 'removed' ? kept : [...kept, own]),
    ...filled('removed', own === 'removed' ? [...dropped, id] : dropped),
    ...(Object.keys(checked).length > 0 && { checked }),
  }
}

const filled = <Name extends string, Item>(name: Name, items: Item[]) =>
  (items.length === 0 ? {} : { [name]: items }) as { [Key in Name]?: Item[] }

/** Notes that a rule was checked on a day. */
export const withChecked = (patch: AcceptanceRulePatch, id: string, day: string): AcceptanceRulePatch => ({
  ...patch,
  checked: { ...patch.checked, [id]: day },
})

/** Returns the versions that change what is said about a rule, the newest first. */
export function ruleEvents(versions: readonly Version[], id: string): RuleEvent[] {
  return versions.flatMap(({ patch, ...version }, index) => {
    const [now, before] = [ownWord(patch, id), ownWord(versions[index + 1]?.patch ?? {}, id)]
    return isSame(now, before) ? [] : [{ ...version, ...now }]
  })
}

/** Returns the version that overrides a rule today, or null. */
export function overrideOf(details: AcceptanceTargetDetails, id: string): RuleEvent | null {
  const { rule, isRemoved } = ownWord(patchInForce(details), id)
  if (rule === null && !isRemoved) return null
  const overrides = details.versions
    .filter(({ version }) => version <= details.active_version)
    .map((version) => ({ ...version, patch: { ...version.patch, checked: {} } }))
  return ruleEvents(overrides, id)[0] ?? null
}

/** Returns the rules that disagree with a rule, by its own statement or by theirs. */
export const disagreeing = <Stated extends { rule: AcceptanceRule }>(
  rules: readonly Stated[],
  { id, disagreesWith = [] }: AcceptanceRule,
): Stated[] =>
  rules.filter(
    ({ rule }) => rule.id !== id && (disagreesWith.includes(rule.id) || rule.disagreesWith?.includes(id)),
  )

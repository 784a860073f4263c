import type { RubricDraft } from '@endcap/client'
import { say } from '../../../words/say.ts'

/** Differences of an organization's rules from those of the release: a JSON merge patch (RFC 7396). */
export type Patch = RubricDraft['patch']
export type Path = readonly string[]

/** Returns the value at a path of a document, or undefined. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return value
}

/** Returns a value after a JSON merge patch (RFC 7396, section 2). */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged = new Map(Object.entries(isObject(target) ? target : {}))
  for (const [name, value] of Object.entries(patch))
    if (value === null) merged.delete(name)
    else merged.set(name, mergePatch(merged.get(name), value))
  return Object.fromEntries(merged)
}

/**
 * Returns the patch with a value at a path. Contains only what differs from the release. An undefined value removes what
 * the release has.
 */
export function withValue(release: unknown, patch: Patch, path: Path, value: unknown): Patch {
  const [name, ...rest] = path
  if (name === undefined) return patch
  const { [name]: inner, ...others } = patch
  const given = valueAt(release, [name])
  const changed =
    rest.length === 0
      ? difference(given, value)
      : emptyToUndefined(withValue(given, isObject(inner) ? inner : {}, rest, value))
  return changed === undefined ? others : { ...others, [name]: changed }
}

/** Returns the patch without its change at a path, so that the release's value counts there. */
export const withoutChange = (release: unknown, patch: Patch, path: Path): Patch =>
  withValue(release, patch, path, valueAt(release, path))

function difference(given: unknown, value: unknown): unknown {
  if (value === undefined) return given === undefined ? undefined : null
  return isSame(given, value) ? undefined : value
}

const emptyToUndefined = (patch: Patch): Patch | undefined =>
  Object.keys(patch).length === 0 ? undefined : patch

/** Returns whether two JSON values are the same, whatever the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (!isObject(one) || !isObject(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

/** Returns the patch of a text, or what is wrong with it. */
export function parsePatch(text: string): { patch: Patch; problem: null } | { patch: null; problem: string } {
  if (text.trim() === '') return { patch: {}, problem: null }
  try {
    const patch: unknown = JSON.parse(text)
    return isObject(patch)
      ? { patch, problem: null }
      : { patch: null, problem: say('console.settings.rules.json_object') }
  } catch (error) {
    const reason = error instanceof Error ? error.message : say('console.settings.rules.json_unknown')
    return { patch: null, problem: say('console.settings.rules.json_invalid', { reason }) }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

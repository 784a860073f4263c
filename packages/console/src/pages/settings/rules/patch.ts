import type { RubricDraft } from '@endcap/client'
import { say } from '../../../words/say.ts'
import { isObject, isSame } from '../json.ts'

/** Differences from the release's rules: a JSON merge patch (RFC 7396). */
export type Patch = RubricDraft['patch']
export type Path = readonly string[]

/** Returns the value at a path of a document, or undefined. */
export function valueAt(document: unknown, path: Path): unknown {
  let value = document
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return value
}

/** Applies a JSON merge patch (RFC 7396, section 2). */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged = new Map(Object.entries(isObject(target) ? target : {}))
  for (const [name, value] of Object.entries(patch))
    if (value === null) merged.delete(name)
    else merged.set(name, mergePatch(merged.get(name), value))
  return Object.fromEntries(merged)
}

/** Sets a value at a path, keeping only differences from the release. Undefined removes the release's value. */
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

/** Removes the change at a path, restoring the release's value. */
export const withoutChange = (release: unknown, patch: Patch, path: Path): Patch =>
  withValue(release, patch, path, valueAt(release, path))

function difference(given: unknown, value: unknown): unknown {
  if (value === undefined) return given === undefined ? undefined : null
  return isSame(given, value) ? undefined : value
}

const emptyToUndefined = (patch: Patch): Patch | undefined =>
  Object.keys(patch).length === 0 ? undefined : patch

/** Parses a patch, or returns what is wrong. */
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

import type { RubricDraft } from '@endcap/client'

type Patch = RubricDraft['patch']

/** Changes of rules that another page proposes, by family, until the page of the rules takes them. */
const handed = new Map<string, Patch>()

/** Proposes changes of a family's rules. Nothing changes until a person publishes them. */
export const handOver = (family: string, patch: Patch): void => {
  handed.set(family, patch)
}

/** Returns the proposed changes of a family once, or null. */
export function takeHanded(family: string): Patch | null {
  const patch = handed.get(family) ?? null
  handed.delete(family)
  return patch
}

import type { RubricDetails } from '@endcap/client'
import { signal } from '@preact/signals'
import { isSame } from '../json.ts'
import type { Patch } from './patch.ts'

/** Unpublished changes of a family, and the version that they started from. */
export type Draft = { patch: Patch; base: number }

type Details = Pick<RubricDetails, 'path' | 'active_version' | 'versions'>

/** Unpublished changes by family. They survive leaving the page and other people's publications. */
const drafts = signal<ReadonlyMap<string, Draft>>(new Map())

/** Returns the active version's changes. The release has none. */
export const patchInForce = ({ versions }: Pick<Details, 'versions'>): Patch =>
  versions.find(({ is_active: isActive }) => isActive)?.patch ?? {}

/** Returns a family's unpublished changes, or the active ones. */
export const draftOf = (details: Details): Draft =>
  drafts.value.get(details.path) ?? { patch: patchInForce(details), base: details.active_version }

/** Edits a family's draft. Keeps its base version, so that a newer publication is not replaced unseen. */
export function editDraft(details: Details, patch: Patch): void {
  const isUnchanged = isSame(patch, patchInForce(details))
  setDraft(details.path, isUnchanged ? null : { patch, base: draftOf(details).base })
}

/** Rebases a draft on a version that the person has seen. */
export function rebaseDraft(family: string, base: number): void {
  const draft = drafts.value.get(family)
  if (draft) setDraft(family, { ...draft, base })
}

/** Discards a family's unpublished changes. */
export const discardDraft = (family: string): void => setDraft(family, null)

function setDraft(family: string, draft: Draft | null): void {
  const next = new Map(drafts.value)
  if (draft === null) next.delete(family)
  else next.set(family, draft)
  drafts.value = next
}

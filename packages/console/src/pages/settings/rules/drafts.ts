import type { RubricDetails } from '@endcap/client'
import { signal } from '@preact/signals'
import { isSame, type Patch } from './patch.ts'

/** Unpublished changes of a family, and the version that was in force when they began. */
export type Draft = { patch: Patch; base: number }

type Details = Pick<RubricDetails, 'path' | 'active_version' | 'versions'>

/** Unpublished changes by family. They outlive the page, and what other people publish. */
const drafts = signal<ReadonlyMap<string, Draft>>(new Map())

/** Returns the changes of the version in force. The rules of the release have none. */
export const patchInForce = ({ versions }: Pick<Details, 'versions'>): Patch =>
  versions.find(({ is_active: isActive }) => isActive)?.patch ?? {}

/** Returns the unpublished changes of a family, or those in force. */
export const draftOf = (details: Details): Draft =>
  drafts.value.get(details.path) ?? { patch: patchInForce(details), base: details.active_version }

/**
 * Changes the draft of a family. It keeps its version, although another may be in force by now, so that what other
 * people have published meanwhile is not replaced unseen.
 */
export function editDraft(details: Details, patch: Patch): void {
  const isUnchanged = isSame(patch, patchInForce(details))
  setDraft(details.path, isUnchanged ? null : { patch, base: draftOf(details).base })
}

/** Makes a draft one about another version, which the person has seen. */
export function rebaseDraft(family: string, base: number): void {
  const draft = drafts.value.get(family)
  if (draft) setDraft(family, { ...draft, base })
}

/** Forgets the unpublished changes of a family. */
export const discardDraft = (family: string): void => setDraft(family, null)

function setDraft(family: string, draft: Draft | null): void {
  const next = new Map(drafts.value)
  if (draft === null) next.delete(family)
  else next.set(family, draft)
  drafts.value = next
}

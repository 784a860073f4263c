import { workKey } from '../../session/kept-work.ts'

/** Work kept in the tab through reloads, sign-outs and sign-ins. */
export type Saved = {
  /** Images of the listing that the work began with. */
  given: readonly string[]
  shelf: readonly string[]
  uploads: readonly string[]
  /** Images of other listings. Left out by earlier releases. */
  images?: readonly string[]
}

export type SavedWork = {
  save: (pdpId: string, work: Saved) => void
  read: (pdpId: string) => Saved | null
  forget: (pdpId: string) => void
}

/** Keeps a person's work in a tab's storage. */
export function savedWork(storage: Storage, personId: string): SavedWork {
  const keyOf = (pdpId: string): string => workKey(personId, pdpId)
  return {
    save: (pdpId, work) => storage.setItem(keyOf(pdpId), JSON.stringify(work)),
    read(pdpId) {
      const text = storage.getItem(keyOf(pdpId))
      // This module alone writes the entry.
      return text === null ? null : (JSON.parse(text) as Saved)
    },
    forget: (pdpId) => storage.removeItem(keyOf(pdpId)),
  }
}

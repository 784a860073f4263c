/** Work kept in the tab through reloads and sign-ins. */
export type Saved = { given: readonly string[]; shelf: readonly string[]; uploads: readonly string[] }

const keyOf = (pdpId: string): string => `endcap-composer ${pdpId}`

/** Saves work in this tab. */
export function save(pdpId: string, work: Saved): void {
  sessionStorage.setItem(keyOf(pdpId), JSON.stringify(work))
}

/** Reads this tab's saved work on a listing, or null. */
export function readSaved(pdpId: string): Saved | null {
  const text = sessionStorage.getItem(keyOf(pdpId))
  // This module alone writes the entry.
  return text === null ? null : (JSON.parse(text) as Saved)
}

/** Removes this tab's saved work on a listing. */
export const forgetSaved = (pdpId: string): void => sessionStorage.removeItem(keyOf(pdpId))

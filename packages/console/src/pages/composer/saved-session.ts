/** The work on a listing as a tab keeps it, so that loading the page anew or signing in again does not lose it. */
export type Saved = { given: readonly string[]; shelf: readonly string[]; uploads: readonly string[] }

const keyOf = (pdpId: string): string => `endcap-composer ${pdpId}`

/** Saves the work on a listing in this tab. */
export function save(pdpId: string, work: Saved): void {
  sessionStorage.setItem(keyOf(pdpId), JSON.stringify(work))
}

/** Reads what this tab has saved of the work on a listing, or null. */
export function readSaved(pdpId: string): Saved | null {
  const text = sessionStorage.getItem(keyOf(pdpId))
  // The entry is written by this module alone.
  return text === null ? null : (JSON.parse(text) as Saved)
}

/** Removes what this tab has saved of the work on a listing. */
export const forgetSaved = (pdpId: string): void => sessionStorage.removeItem(keyOf(pdpId))

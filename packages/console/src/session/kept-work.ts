const PREFIX = 'endcap-composer '

/** Returns the key of a person's unsaved work on a listing in the tab's storage. */
export const workKey = (personId: string, pdpId: string): string => `${PREFIX}${personId} ${pdpId}`

/** Removes what a tab keeps, except unsaved work, which its person finds again after the next sign-in. */
export function forgetAllButWork(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!key.startsWith(PREFIX)) storage.removeItem(key)
}

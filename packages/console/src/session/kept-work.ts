const PREFIX = 'endcap-composer '

/** Returns the storage key of a person's work on a listing. */
export const workKey = (personId: string, pdpId: string): string => `${PREFIX}${personId} ${pdpId}`

/** Removes all entries but unsaved work, which its person finds after the next sign-in. */
export function forgetAllButWork(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!key.startsWith(PREFIX)) storage.removeItem(key)
}

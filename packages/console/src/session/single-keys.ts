const KEY = 'endcap-single-keys'

/** Returns whether keys without a modifier are shortcuts in this browser (WCAG 2.2, 2.1.4). */
export const hasSingleKeys = (): boolean => localStorage.getItem(KEY) !== 'off'

/** Turns shortcuts of single keys on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}

import { at } from '../base.ts'

const KEY = 'endcap-return'

const isHome = (): boolean => location.pathname.replace(/\/$/, '') === at('').replace(/\/$/, '')

/** Keeps the address of the page in this tab, so that signing in leads back to it. */
export function keepAddress(): void {
  if (!isHome()) sessionStorage.setItem(KEY, location.pathname + location.search)
}

/** Returns the address that was kept, once. Null if another page than the first one is open already. */
export function takeAddress(): string | null {
  const address = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return isHome() ? address : null
}

// Relative to this module's file, which the build puts into `<base path>/console/assets/`.
const here = import.meta.url

/** Service URL without a trailing slash. */
export const SERVICE_URL = new URL('../../', here).href.replace(/\/$/, '')

/** Path of the console, without a trailing slash, such as `/console`. */
export const CONSOLE_PATH = new URL('../', here).pathname.replace(/\/$/, '')

/** Returns the path of a page, such as `/console/listings`. */
export const at = (page: string): string => `${CONSOLE_PATH}/${page.replace(/^\//, '')}`

/**
 * Moves a service URL to this page's origin. Signed image URLs use the service's base URL, whose host name can
 * differ, such as localhost and 127.0.0.1.
 */
export function local(address: string): string {
  const { pathname, search } = new URL(address, SERVICE_URL)
  return pathname + search
}

/** Returns true on the page of links for outsiders. */
export const isShared = (): boolean => location.pathname === at('shared')

// The address is relative to this module's file, which the build puts into `<base path>/console/assets/`.
const here = import.meta.url

/** Address of the service, without a trailing slash. */
export const SERVICE_URL = new URL('../../', here).href.replace(/\/$/, '')

/** Path of the console, without a trailing slash, such as `/console`. */
export const CONSOLE_PATH = new URL('../', here).pathname.replace(/\/$/, '')

/** Returns the path of a page, such as `/console/listings`. */
export const at = (page: string): string => `${CONSOLE_PATH}/${page.replace(/^\//, '')}`

/**
 * Returns an address of the service on the origin of this page. Signed addresses of images name the service's base
 * address, which can differ in the name of the host, such as localhost and 127.0.0.1.
 */
export function local(address: string): string {
  const { pathname, search } = new URL(address, SERVICE_URL)
  return pathname + search
}

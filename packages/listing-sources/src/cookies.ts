import type { Cookies } from '@endcap/foundation/net/exchange'
import { CookieJar } from 'tough-cookie'

/** Maximum number of cookies kept. A storefront that sets more loses its oldest. */
export const MAX_COOKIES = 1_000

/** Creates an empty store of cookies, which keeps them until the process ends or they expire. */
export function createCookies(): Cookies {
  const jar = new CookieJar()
  return {
    header: (url) => jar.getCookieString(url),
    async keep(url, setCookie) {
      for (const cookie of setCookie) await jar.setCookie(cookie, url, { ignoreError: true })
      const oldestFirst = await jar.store.getAllCookies()
      for (const { domain, path, key } of oldestFirst.slice(0, -MAX_COOKIES))
        await jar.store.removeCookie(domain, path, key)
    },
  }
}

import { CookieJar } from 'tough-cookie'
import type { Cookies } from './exchange.ts'

/** Drops the oldest. */
export const MAX_COOKIES = 1_000

/** Keeps cookies until they expire or the process ends. */
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

/** Sends cookies only to their exact origin. */
export function createOriginCookies(): Cookies {
  const byOrigin = new Map<string, Cookies>()
  return {
    header: async (url) => (await byOrigin.get(new URL(url).origin)?.header(url)) ?? '',
    async keep(url, setCookie) {
      if (setCookie.length === 0) return
      const { origin } = new URL(url)
      const cookies = byOrigin.get(origin) ?? createCookies()
      byOrigin.set(origin, cookies)
      await cookies.keep(url, setCookie)
    },
  }
}

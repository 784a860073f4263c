import { CookieJar } from 'tough-cookie'
import type { Cookies } from '../net/guarded-fetch.ts'

/** A visitor of a shop, as the shop knows it: by its cookies. */
export type Visitor = Cookies & {
  /** Comes back as a stranger. */
  forget: () => void
}

/** More are not a shop's, but somebody's who fills memory. */
const MAX_COOKIES = 100

export function createVisitor(): Visitor {
  let jar = new CookieJar()
  let kept = 0
  return {
    header: (url) => jar.getCookieString(url),
    async keep(url, setCookie) {
      for (const cookie of setCookie) {
        if (++kept > MAX_COOKIES) return
        await jar.setCookie(cookie, url, { ignoreError: true })
      }
    },
    forget() {
      jar = new CookieJar()
      kept = 0
    },
  }
}

import { CookieJar } from 'tough-cookie'
import type { Cookies } from '../net/guarded-fetch.ts'

/** A visitor of a shop, as the shop knows it: by its cookies. */
export type Visitor = Cookies & {
  /** Whether the last page was a robot check. After two in a row it comes back as a stranger. */
  wasChecked: (isRobotCheck: boolean) => void
}

/** After so many it comes back as a stranger, or who sends them could fill memory. */
const MAX_COOKIES = 1_000
/** The first may be passed with the cookie that comes with it. */
const CHECKS_TO_FORGET = 2

/** A visitor without cookies so far. */
export function createVisitor(): Visitor {
  let jar = new CookieJar()
  let kept = 0
  let checks = 0
  const forget = () => {
    jar = new CookieJar()
    kept = 0
    checks = 0
  }
  return {
    header: (url) => jar.getCookieString(url),
    async keep(url, setCookie) {
      for (const cookie of setCookie) {
        if (++kept > MAX_COOKIES) forget()
        await jar.setCookie(cookie, url, { ignoreError: true })
      }
    },
    wasChecked(isRobotCheck) {
      checks = isRobotCheck ? checks + 1 : 0
      if (checks >= CHECKS_TO_FORGET) forget()
    },
  }
}

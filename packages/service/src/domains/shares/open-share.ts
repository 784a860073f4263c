import { SHARE_PAUSE_MIN } from '@endcap/api'
import { SHARE_HEADER, SHARE_PASS_HEADER, type SharePass } from '@endcap/api/admin'
import { setOwnerOfWork } from '@endcap/foundation/concurrency/work-scope'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Db } from '../../platform/db/database.ts'
import { createRateLimit, type RateLimit } from '../../platform/db/rate-limit.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { issuePass, passOpens, passwordMatches } from './share-password.ts'
import { countTry, findOpenShare, forgetTries, noSuchShare, type OpenShare } from './share-store.ts'

/** Longer ones can only be guesses. */
const MAX_SECRET_LENGTH = 200
/** Unknown links of an address. Open links always work. */
const FAILURES_PER_MINUTE = 30

/** The cost of a request. Reports are counted over all listings. */
const COSTS_PER_MINUTE = { content: 60, picture: 6_000, upload: 30 } as const
export type ShareUse = keyof typeof COSTS_PER_MINUTE

/** Finds the open link of a request. */
export type OpenShares = {
  /** @throws DomainError SHARE_NOT_FOUND, SHARE_PASSWORD_REQUIRED, RATE_LIMITED */
  open: (request: FastifyRequest, use: ShareUse) => Promise<OpenShare>
  /** @throws DomainError SHARE_NOT_FOUND, SHARE_PASSWORD_WRONG, RATE_LIMITED */
  unlock: (request: FastifyRequest, password: string) => Promise<SharePass>
}

/** Creates the authentication of guests by the secret of a link, and its password if it has one. */
export function createOpenShares({ db, pool }: { db: Db; pool: pg.Pool }): OpenShares {
  const perMinute = (prefix: string, limit: number) => createRateLimit(pool, { prefix, limit, windowS: 60 })
  const countFailure = perMinute('share-unknown', FAILURES_PER_MINUTE)
  const countUse: Record<ShareUse, RateLimit> = {
    content: perMinute('share-content', COSTS_PER_MINUTE.content),
    picture: perMinute('share-picture', COSTS_PER_MINUTE.picture),
    upload: perMinute('share-upload', COSTS_PER_MINUTE.upload),
  }

  async function find(request: FastifyRequest): Promise<OpenShare> {
    const secret = headerOf(request, SHARE_HEADER)
    const share = secret === null ? null : await findOpenShare(db, secret)
    if (!share) {
      await admit(countFailure, request.ip)
      throw noSuchShare()
    }
    setOwnerOfWork(share.organization_id)
    request.logFields['share_id'] = share.id
    request.logFields['organization_id'] = share.organization_id
    return share
  }

  return {
    async open(request, use) {
      const share = await find(request)
      const { id, password_hash: passwordHash } = share
      const pass = headerOf(request, SHARE_PASS_HEADER) ?? ''
      if (passwordHash !== null && !passOpens(pass, { id, passwordHash }))
        throw new DomainError('SHARE_PASSWORD_REQUIRED', 'the link has a password')
      await admit(countUse[use], id)
      return share
    },
    async unlock(request, password) {
      const { id, password_hash: passwordHash } = await find(request)
      if (passwordHash === null) throw noSuchShare()
      const counted = await countTry(db, id)
      if (counted.triesLeft === null) throw tooMany(counted.waitS)
      if (!(await passwordMatches(password, passwordHash)))
        throw new DomainError(
          'SHARE_PASSWORD_WRONG',
          `this is not the password; ${counted.triesLeft} tries are left before a pause of ${SHARE_PAUSE_MIN} minutes`,
          { extra: { tries_left: counted.triesLeft } },
        )
      await forgetTries(db, id)
      const { pass, expiresAt } = issuePass({ id, passwordHash })
      return { pass, expires_at: expiresAt.toISOString() }
    },
  }
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' && value.length <= MAX_SECRET_LENGTH ? value : null
}

/** @throws DomainError RATE_LIMITED */
async function admit(limit: RateLimit, key: string): Promise<void> {
  const { isAllowed, resetMs } = await limit(key)
  if (!isAllowed) throw tooMany(Math.ceil(resetMs / 1000))
}

const tooMany = (waitS: number): DomainError =>
  new DomainError('RATE_LIMITED', 'too many requests; wait and try again', {
    headers: { 'retry-after': String(waitS) },
  })

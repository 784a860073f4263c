import type { Db } from '../../../platform/db/database.ts'
import type { Passkey } from '../passkey-store.ts'
import type { CodesLeft } from '../recovery-code-store.ts'
import type { UserStores } from '../users.ts'

type Deps = Pick<UserStores, 'users' | 'passkeys' | 'recoveryCodes'> & {
  db: Db
  hasPasskeys: boolean
  /** Null without a provider. */
  issuer: string | null
}

export type WaysInOf = {
  hasPasskeys: boolean
  passkeys: Passkey[]
  codes: CodesLeft | null
  hasIdentity: boolean
}

/** Reads how a person gets in. */
export function createReadWaysIn({ db, users, passkeys, recoveryCodes, hasPasskeys, issuer }: Deps) {
  return async function readWaysIn(userId: string): Promise<WaysInOf> {
    const [own, codes, hasIdentity] = await Promise.all([
      passkeys.ofUser(db, userId),
      recoveryCodes.left(db, userId),
      issuer !== null && users.hasIdentityOf(db, userId, issuer),
    ])
    return { hasPasskeys, passkeys: own, codes, hasIdentity }
  }
}

export type ReadWaysIn = ReturnType<typeof createReadWaysIn>

import type { SignedChallenge } from '@endcap/api/admin'
import type { Db } from '../../../platform/db/database.ts'
import { type SignIn, startSession } from '../start-session.ts'
import type { UserStores } from '../users.ts'
import { existingParty } from './passkeys.ts'
import { challengeOf, type RelyingParty, signInRefused } from './relying-party.ts'

type Deps = UserStores & { db: Db; relyingParty: RelyingParty | null }

/** Signs in without a name: the passkey or code says who it is. */
export function createWaysToSignIn({ db, relyingParty, ...stores }: Deps) {
  const { users, passkeys, recoveryCodes } = stores

  /** Starts a session of the person, whose row is locked first, as all writers do. */
  async function start(
    trx: Db,
    userId: string,
    previousToken: string | undefined,
    by: SignIn['by'],
    use: () => Promise<void>,
  ): Promise<string> {
    const user = await users.lock(trx, userId)
    await use()
    const token =
      user && (await startSession(trx, stores, user, { name: null, previousToken, ...(by && { by }) }))
    if (token === null) throw signInRefused()
    return token
  }

  async function verify(trx: Db, signed: SignedChallenge, challenge: string): Promise<void> {
    const passkey = await passkeys.findByCredential(trx, signed.id)
    if (!passkey) throw signInRefused()
    const counter = await existingParty(relyingParty).verifySigned(signed, challenge, passkey)
    await passkeys.recordUse(trx, passkey.id, counter)
  }

  return {
    /** Returns options for the browser. @throws DomainError NOT_FOUND where there are no passkeys */
    async begin(): Promise<Record<string, unknown>> {
      const { challenge, options } = await existingParty(relyingParty).requestOptions()
      await passkeys.addChallenge(db, challenge, null)
      return options
    },

    /** Returns the session's token. @throws DomainError NOT_FOUND, SIGN_IN_REFUSED */
    async withPasskey(signed: SignedChallenge, previousToken: string | undefined): Promise<string> {
      existingParty(relyingParty)
      const challenge = challengeOf(signed)
      // Used up whatever follows.
      if (!(await passkeys.takeChallenge(db, challenge, null))) throw signInRefused()
      return db.transaction().execute(async (trx) => {
        const owner = await passkeys.findByCredential(trx, signed.id)
        if (!owner) throw signInRefused()
        return start(trx, owner.userId, previousToken, 'passkey', () => verify(trx, signed, challenge))
      })
    },

    /** Returns the session's token. @throws DomainError SIGN_IN_REFUSED */
    withRecoveryCode: (code: string, previousToken: string | undefined): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const userId = await recoveryCodes.ownerOf(trx, code)
        if (userId === null) throw signInRefused()
        return start(trx, userId, previousToken, 'recovery_code', async () => {
          if (!(await recoveryCodes.take(trx, code))) throw signInRefused()
        })
      }),
  }
}

export type WaysToSignIn = ReturnType<typeof createWaysToSignIn>

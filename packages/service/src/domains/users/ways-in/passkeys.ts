import type { NewCredential } from '@endcap/api/admin'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { SignedIn } from '../open-session.ts'
import type { Passkey } from '../passkey-store.ts'
import type { UserStores } from '../users.ts'
import { challengeOf, type RelyingParty, signInRefused } from './relying-party.ts'

type Person = Pick<SignedIn, 'user' | 'organization'>

type Deps = Pick<UserStores, 'users' | 'passkeys' | 'recoveryCodes'> & {
  db: Db
  relyingParty: RelyingParty | null
  /** Null without a provider. */
  issuer: string | null
}

const MAX_PASSKEYS = 20

/** Manages the passkeys of a signed-in person. */
export function createPasskeys({ db, users, passkeys, recoveryCodes, relyingParty, issuer }: Deps) {
  const party = () => existingParty(relyingParty)
  const audited = ({ user, organization }: Person, { name }: Passkey) => ({
    organizationId: organization.organizationId,
    subject: user.id,
    details: { name },
  })

  async function add(trx: Db, person: Person, name: string, credential: NewCredential): Promise<Passkey> {
    const challenge = challengeOf(credential)
    const verified = await party().verifyNew(credential, challenge)
    const { id: userId } = person.user
    await users.lock(trx, userId)
    if ((await passkeys.ofUser(trx, userId)).length >= MAX_PASSKEYS)
      throw new DomainError('FORBIDDEN', `a person has at most ${MAX_PASSKEYS} passkeys; remove one first`)
    const passkey = await passkeys.add(trx, { userId, name, ...verified })
    await recordAudit(trx, 'passkey.added', audited(person, passkey))
    return passkey
  }

  /** @throws DomainError FORBIDDEN for the last way in */
  async function refuseLast(trx: Db, userId: string): Promise<void> {
    const hasOther =
      (await passkeys.ofUser(trx, userId)).length > 0 ||
      (await recoveryCodes.left(trx, userId)) !== null ||
      (issuer !== null && (await users.hasIdentityOf(trx, userId, issuer)))
    if (!hasOther)
      throw new DomainError(
        'FORBIDDEN',
        'this is your last way in; add another passkey or make recovery codes first',
      )
  }

  return {
    /** Returns options for the browser. @throws DomainError NOT_FOUND where there are no passkeys */
    async begin({ user }: Person): Promise<Record<string, unknown>> {
      const name = user.email ?? user.name ?? 'Endcap'
      const known = await passkeys.ofUser(db, user.id)
      const { challenge, options } = await party().creationOptions({ userId: user.id, name }, known)
      await passkeys.addChallenge(db, challenge, user.id)
      return options
    },

    /** @throws DomainError NOT_FOUND, SIGN_IN_REFUSED, FORBIDDEN for too many */
    async add(person: Person, name: string, credential: NewCredential): Promise<Passkey> {
      party()
      // Used up whatever follows.
      if (!(await passkeys.takeChallenge(db, challengeOf(credential), person.user.id))) throw signInRefused()
      try {
        return await db.transaction().execute((trx) => add(trx, person, name, credential))
      } catch (error) {
        throw isUniqueViolation(error) ? signInRefused(error) : error
      }
    },

    /** @throws DomainError NOT_FOUND */
    async rename({ user }: Person, id: string, name: string): Promise<Passkey> {
      return existing(await passkeys.rename(db, { userId: user.id, id }, name))
    },

    /** @throws DomainError NOT_FOUND, FORBIDDEN for the last way in */
    async remove(person: Person, id: string): Promise<void> {
      const { id: userId } = person.user
      await db.transaction().execute(async (trx) => {
        // Excludes the removal of another one.
        await users.lock(trx, userId)
        const removed = existing(await passkeys.remove(trx, { userId, id }))
        await refuseLast(trx, userId)
        await recordAudit(trx, 'passkey.removed', audited(person, removed))
      })
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>

/** @throws DomainError NOT_FOUND where browsers allow no passkeys */
export function existingParty(party: RelyingParty | null): RelyingParty {
  if (!party)
    throw new DomainError(
      'NOT_FOUND',
      'passkeys need a base address with https and a host name, or with localhost',
    )
  return party
}

function existing(passkey: Passkey | null): Passkey {
  if (!passkey) throw new DomainError('NOT_FOUND', 'you have no such passkey')
  return passkey
}

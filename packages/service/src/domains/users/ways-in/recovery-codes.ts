import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { SignedIn } from '../open-session.ts'
import type { UserStores } from '../users.ts'

type Deps = Pick<UserStores, 'users' | 'recoveryCodes'> & { db: Db }

/** Replaces the codes of a signed-in person. */
export function createMakeRecoveryCodes({ db, users, recoveryCodes }: Deps) {
  return ({ user, organization }: Pick<SignedIn, 'user' | 'organization'>): Promise<string[]> =>
    db.transaction().execute(async (trx) => {
      await users.lock(trx, user.id)
      const codes = await recoveryCodes.replace(trx, user.id)
      const { organizationId } = organization
      await recordAudit(trx, 'recovery_codes.created', { organizationId, subject: user.id })
      return codes
    })
}

export type MakeRecoveryCodes = ReturnType<typeof createMakeRecoveryCodes>

import type { DeviceLinkState, DevicePicture } from '@endcap/api/admin'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { picturesOf } from '../device-link-store.ts'
import type { SignedIn } from '../open-session.ts'
import { linkNotValid } from '../redeem-link.ts'
import { startSession } from '../start-session.ts'
import type { UserStores } from '../users.ts'

type Deps = UserStores & { db: Db; baseUrl: string }

/**
 * Lets a person in on a second device: the first one makes a link, the second one opens it, and the first one
 * confirms that both show the same pictures.
 */
export function createDeviceLinks({ db, baseUrl, ...stores }: Deps) {
  const { users, deviceLinks } = stores
  return {
    create: ({ user, organization }: Pick<SignedIn, 'user' | 'organization'>) =>
      db.transaction().execute(async (trx) => {
        await users.lock(trx, user.id)
        const { secret, expiresAt } = await deviceLinks.create(trx, user.id)
        const { organizationId } = organization
        await recordAudit(trx, 'device_link.created', { organizationId, subject: user.id })
        return {
          address: `${baseUrl}/console/#device=${secret}`,
          expiresAt,
          pictures: picturesOf(secret),
        }
      }),

    async stateOf(userId: string): Promise<DeviceLinkState['state']> {
      const link = await deviceLinks.ofUser(db, userId)
      if (!link) return 'ended'
      return link.isOpened ? 'opened' : 'waiting'
    },

    /** @throws DomainError LINK_NOT_VALID */
    async claim(secret: string): Promise<{ claim: string; expiresAt: Date; pictures: DevicePicture[] }> {
      const claim = await deviceLinks.claim(db, secret)
      if (!claim) throw linkNotValid()
      return { claim: claim.secret, expiresAt: claim.expiresAt, pictures: picturesOf(secret) }
    },

    /** @throws DomainError LINK_NOT_VALID unless a device has opened the link */
    async confirm(userId: string): Promise<void> {
      if (!(await deviceLinks.confirm(db, userId))) throw linkNotValid()
    },

    end: (userId: string): Promise<void> => deviceLinks.remove(db, userId),

    /** Returns the session's token; null until the person confirms. @throws DomainError LINK_NOT_VALID */
    async signIn(claim: string, previousToken: string | undefined): Promise<string | null> {
      const found = await deviceLinks.findClaim(db, claim)
      if (!found) throw linkNotValid()
      if (!found.isConfirmed) return null
      return db.transaction().execute(async (trx) => {
        const user = await users.lock(trx, found.userId)
        if (!user || !(await deviceLinks.take(trx, claim))) throw linkNotValid()
        const token = await startSession(trx, stores, user, { name: null, previousToken, by: 'device_link' })
        if (token === null) throw linkNotValid()
        return token
      })
    },
  }
}

export type DeviceLinks = ReturnType<typeof createDeviceLinks>

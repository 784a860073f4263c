import type { Db } from '../../platform/db/database.ts'
import type { UserStores } from './users.ts'

type Stores = Pick<UserStores, 'sessions' | 'links' | 'deviceLinks' | 'passkeys' | 'recoveryCodes'>

/** Ends sessions and ways in that somebody else may have made, such as the person who sent the invitation. */
export async function endAccess(db: Db, stores: Stores, userId: string): Promise<void> {
  const { sessions, links, deviceLinks, passkeys, recoveryCodes } = stores
  await sessions.endOfUser(db, userId)
  await links.remove(db, userId)
  await deviceLinks.remove(db, userId)
  await passkeys.removeAll(db, userId)
  await recoveryCodes.removeAll(db, userId)
}

import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { removeExpiredDeviceLinks } from './device-link-store.ts'
import { removeExpiredLinks } from './link-store.ts'
import { removeExpiredChallenges } from './passkey-store.ts'
import { removeEndedSessions } from './session-store.ts'

const REMOVALS = [removeEndedSessions, removeExpiredLinks, removeExpiredDeviceLinks, removeExpiredChallenges]

export const usersModule = defineModule({
  name: 'users',
  maintenance: ({ db }: { db: Db }) => [
    {
      name: 'remove ended sessions, and expired sign-in links and challenges',
      everyMs: EVERY.hour,
      async run() {
        let removed = 0
        for (const remove of REMOVALS) removed += await remove(db)
        return removed
      },
    },
  ],
})

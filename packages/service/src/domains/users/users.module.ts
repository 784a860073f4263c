import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { removeExpiredLinks } from './link-store.ts'
import { removeEndedSessions } from './session-store.ts'

export const usersModule = defineModule({
  name: 'users',
  maintenance: ({ db }: { db: Db }) => [
    {
      name: 'remove ended sessions and expired sign-in links',
      everyMs: EVERY.hour,
      run: async () => (await removeEndedSessions(db)) + (await removeExpiredLinks(db)),
    },
  ],
})

import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { removeExpiredItems } from './inbox-store.ts'
import { countInboxOperation, listInboxOperation, readInboxOperation } from './operations/inbox.ts'

type Deps = { db: Db }

export const inboxModule = defineModule({
  name: 'inbox',
  operations: (deps: Deps) => [listInboxOperation(deps), countInboxOperation(deps), readInboxOperation(deps)],
  maintenance: ({ db }: Deps) => [
    {
      name: 'empty old items of inboxes',
      everyMs: EVERY.hour,
      run: (signal) => removeExpiredItems(db, signal),
    },
  ],
})

import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { createManageShares } from './manage-shares.ts'
import {
  changeShareOperation,
  closeShareOperation,
  createShareOperation,
  listSharesOperation,
  rotateShareSecretOperation,
} from './operations/shares.ts'
import { removeEndedShares } from './share-store.ts'

type RequestDeps = { config: { auth: { baseUrl: string } }; db: Db }

export const sharesModule = defineModule({
  name: 'shares',
  operations({ config, db }: RequestDeps) {
    const deps = { db, shares: createManageShares({ db, baseUrl: config.auth.baseUrl }) }
    return [
      createShareOperation(deps),
      listSharesOperation(deps),
      changeShareOperation(deps),
      rotateShareSecretOperation(deps),
      closeShareOperation(deps),
    ]
  },
  maintenance: ({ db }: { db: Db }) => [
    {
      name: 'remove links that ended long ago',
      everyMs: EVERY.day,
      async run() {
        await removeEndedShares(db)
      },
    },
  ],
})

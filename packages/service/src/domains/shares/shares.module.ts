import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import { defineModule } from '../module.ts'
import { createManageShares } from './manage-shares.ts'
import { getBriefOperation } from './operations/briefs.ts'
import {
  changeShareOperation,
  closeShareOperation,
  createShareOperation,
  listSharesOperation,
  rotateShareSecretOperation,
} from './operations/shares.ts'
import { removeEndedShares } from './share-store.ts'

type RequestDeps = {
  config: { auth: { baseUrl: string } }
  db: Db
  readJudging: ReadJudging
  signRenditions: SignRenditions
}

export const sharesModule = defineModule({
  name: 'shares',
  operations(parts: RequestDeps) {
    const { config, db } = parts
    const deps = { ...parts, shares: createManageShares({ db, baseUrl: config.auth.baseUrl }) }
    return [
      getBriefOperation(deps),
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

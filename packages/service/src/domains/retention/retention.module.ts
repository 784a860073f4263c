import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { applyRetention } from './apply-retention.ts'

type Deps = { db: Db; factsVersion: string; config: { retention: { pictureDays: number } } }

export const retentionModule = defineModule({
  name: 'retention',
  maintenance: ({ db, factsVersion, config }: Deps) => [
    {
      name: 'remove what is kept no longer',
      everyMs: EVERY.day,
      run: (signal) => applyRetention({ db, factsVersion, retention: config.retention }, signal),
    },
  ],
})

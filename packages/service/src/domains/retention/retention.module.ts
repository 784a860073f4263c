import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { applyRetention } from './apply-retention.ts'

type Deps = { db: Db; config: { retention: { pictureDays: number } } }

export const retentionModule = defineModule({
  name: 'retention',
  maintenance: ({ db, config }: Deps) => [
    {
      name: 'remove what is kept no longer',
      everyMs: EVERY.day,
      run: (signal) => applyRetention({ db, retention: config.retention }, signal),
    },
  ],
})

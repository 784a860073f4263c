import type { Logger } from '@endcap/foundation/observability/log'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { createCachedCensus, inTime } from '../../platform/jobs/job-census.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import { defineModule } from '../module.ts'
import { deleteOrganizations } from './delete-organizations.ts'
import type { Quota } from './quota.ts'

export const organizationsModule = defineModule({
  name: 'organizations',
  maintenance: (deps: { db: Db; files: StoredFiles; log: Logger }) => [
    {
      name: 'delete organizations',
      everyMs: EVERY.minute,
      atStart: true,
      run: (signal) => deleteOrganizations(deps, signal),
    },
  ],
  metrics: ({ metrics, quota }: { metrics: Metrics; quota: Quota }) =>
    metrics.watchQuotas(inTime(createCachedCensus(() => quota.usage(null)))),
})

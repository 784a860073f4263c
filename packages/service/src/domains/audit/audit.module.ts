import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { removeExpiredAudit } from './expired-audit.ts'
import { listAuditOperation } from './operations/list-audit.ts'

export const auditModule = defineModule({
  name: 'audit',
  operations: (deps: { db: Db }) => [listAuditOperation(deps)],
  maintenance: ({ db }: { db: Db }) => [
    { name: 'remove expired audit events', everyMs: EVERY.day, run: () => removeExpiredAudit(db) },
  ],
})

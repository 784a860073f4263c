import type { Db } from '../../platform/db/database.ts'
import { defineModule } from '../module.ts'
import { listAuditOperation } from './operations/list-audit.ts'

export const auditModule = defineModule({
  name: 'audit',
  operations: (deps: { db: Db }) => [listAuditOperation(deps)],
})

export type { AuditListParams } from './audit/audit-log.ts'
export { AuditLog } from './audit/audit-log.ts'

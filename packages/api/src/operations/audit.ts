import { AUDIT_EVENT_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { auditPage, auditQuery } from '../schemas/audit.ts'
import { pageOf } from './shared.ts'

export const listAuditEvents = defineOperation({
  id: 'listAuditEvents',
  method: 'GET',
  path: '/v1/audit-events',
  tag: 'Audit',
  summary: 'Read the audit log',
  description:
    'Returns who has signed in, invited, changed roles, rotated secrets, published scoring rules, deleted and ' +
    'suspended in your organization, the newest first. Nobody can change it, and it is kept for a year. People ' +
    'need the role admin.',
  request: { query: auditQuery },
  answers: {
    200: { description: 'A page of the log', schema: auditPage, example: pageOf(AUDIT_EVENT_EXAMPLE) },
  },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
  needs: 'admin',
})

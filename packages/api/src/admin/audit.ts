import { auditPage, auditQuery } from '../schemas/audit.ts'
import type { AdminOperation } from './admin-operation.ts'
import { organizationPath } from './organization-path.ts'

const page = { 200: { description: 'A page of the log, the newest first', schema: auditPage } }

export const AUDIT_OPERATIONS = {
  listOrganizationAudit: {
    method: 'GET',
    path: '/admin/v1/organizations/{organization_id}/audit-events',
    tag: 'Audit',
    summary: 'Read the audit log of an organization',
    description:
      'Returns who has signed in, invited, changed, suspended and deleted, the newest first. Operators are in it like everybody else.',
    role: 'operator',
    request: { params: organizationPath, querystring: auditQuery },
    answers: page,
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  listInstallationAudit: {
    method: 'GET',
    path: '/admin/v1/audit-events',
    tag: 'Audit',
    summary: 'Read the audit log of the installation',
    description: 'Has what concerns no single organization, such as signing keys and deleted organizations.',
    role: 'operator',
    request: { querystring: auditQuery },
    answers: page,
    errors: ['INVALID_CURSOR'],
  },
} as const satisfies Record<string, AdminOperation>

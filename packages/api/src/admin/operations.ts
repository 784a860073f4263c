import { AUDIT_OPERATIONS } from './audit.ts'
import { CREDENTIAL_OPERATIONS } from './credentials.ts'
import { HEALTH_OPERATIONS } from './health.ts'
import { ORGANIZATION_OPERATIONS } from './organizations.ts'
import { PEOPLE_OPERATIONS } from './people.ts'
import { SESSION_OPERATIONS } from './session.ts'
import { SHARED_OPERATIONS } from './shared.ts'
import { WAYS_IN_OPERATIONS } from './ways-in.ts'

/** Operations of the console and operators by id: the source of routes, the document and the console's types. */
export const ADMIN_OPERATIONS = {
  ...SESSION_OPERATIONS,
  ...SHARED_OPERATIONS,
  ...WAYS_IN_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...CREDENTIAL_OPERATIONS,
  ...ORGANIZATION_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...HEALTH_OPERATIONS,
} as const

export type AdminOperationId = keyof typeof ADMIN_OPERATIONS

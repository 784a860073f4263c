import { z } from 'zod'
import { credential, credentialWithSecret, newCredential } from '../schemas/credentials.ts'
import type { AdminOperation } from './admin-operation.ts'
import { organizationPath } from './organization-path.ts'
import { personName } from './people.ts'

const further = {
  created_by: z
    .string()
    .nullable()
    .meta({ description: 'Name or email of the person who created it. Null for another origin' }),
  integration_ids: z.array(z.string()).meta({ description: 'Integrations that it may submit for' }),
  is_operator: z.boolean().meta({ description: 'True for a credential that may call `/admin/v1`' }),
}

const managedCredential = credential.extend(further).meta({ id: 'ManagedCredential' })

const managedCredentialList = z
  .object({ data: z.array(managedCredential) })
  .meta({ id: 'ManagedCredentialList' })

const createdCredential = credentialWithSecret
  .extend({
    ...further,
    name: z.string(),
    base_url: z.string().meta({ description: 'Base address of the service' }),
  })
  .meta({ id: 'CreatedCredential' })

/** Console credentials have no limits. */
const namedCredential = z.strictObject({ name: personName }).meta({ id: 'NamedCredential' })

const clientPath = z.object({
  client_id: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .meta({ description: 'Id of the credential' }),
})

const list = {
  200: {
    description: 'The credentials, without their secrets, the oldest first',
    schema: managedCredentialList,
  },
}
const created = { 201: { description: 'The credential with its secret', schema: createdCredential } }
const disabled = { 204: { description: 'Disabled' } }
const CREATE = 'Only this answer has the secret. Unknown fields are refused.'
const DISABLE = 'Its tokens end within 30 seconds. It stays in the list.'

export const CREDENTIAL_OPERATIONS = {
  listOwnCredentials: {
    method: 'GET',
    path: '/console/api/credentials',
    tag: 'Own organization',
    summary: 'List credentials',
    description: 'Returns all credentials without their secrets, the oldest first.',
    role: 'admin',
    answers: list,
  },
  createOwnCredential: {
    method: 'POST',
    path: '/console/api/credentials',
    tag: 'Own organization',
    summary: 'Create a credential without limits',
    description: CREATE,
    role: 'admin',
    request: { body: namedCredential },
    answers: created,
    errors: ['TOO_MANY_CREDENTIALS'],
  },
  disableOwnCredential: {
    method: 'DELETE',
    path: '/console/api/credentials/{client_id}',
    tag: 'Own organization',
    summary: 'Disable a credential',
    description: DISABLE,
    role: 'admin',
    request: { params: clientPath },
    answers: disabled,
    errors: ['CREDENTIAL_NOT_FOUND'],
  },
  listOrganizationCredentials: {
    method: 'GET',
    path: '/admin/v1/organizations/{organization_id}/credentials',
    tag: 'Credentials',
    summary: 'List credentials of an organization',
    description: 'Returns all credentials without their secrets, the oldest first.',
    role: 'operator',
    request: { params: organizationPath },
    answers: list,
    errors: ['NOT_FOUND'],
  },
  createOrganizationCredential: {
    method: 'POST',
    path: '/admin/v1/organizations/{organization_id}/credentials',
    tag: 'Credentials',
    summary: 'Create a credential of an organization',
    description: `${CREATE} A credential of operators is created by \`endcap credential create --operator\` only.`,
    role: 'operator',
    request: { params: organizationPath, body: newCredential },
    answers: created,
    errors: ['NOT_FOUND', 'INVALID_RETAILER', 'TOO_MANY_CREDENTIALS'],
  },
  disableOrganizationCredential: {
    method: 'DELETE',
    path: '/admin/v1/organizations/{organization_id}/credentials/{client_id}',
    tag: 'Credentials',
    summary: 'Disable a credential of an organization',
    description: DISABLE,
    role: 'operator',
    request: { params: organizationPath.extend(clientPath.shape) },
    answers: disabled,
    errors: ['NOT_FOUND', 'CREDENTIAL_NOT_FOUND'],
  },
} as const satisfies Record<string, AdminOperation>

export type ManagedCredential = z.output<typeof managedCredential>
export type CreatedCredential = z.output<typeof createdCredential>

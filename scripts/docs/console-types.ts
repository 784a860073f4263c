// Writes the types of the console from the schemas of its operations, so that its bundle has no Zod. With --check,
// fails if they are out of date.
// usage: npm run docs [-- --check]
import { ROLES } from '@endcap/api/admin'
import { createTypeWriter } from './type-writer.ts'

/** Schemas by the id in their metadata. Those that they refer to are added. */
const REQUESTS = ['NewPerson', 'OrganizationChange', 'PersonChange']
const RESPONSES = [
  'CreatedCredential',
  'InvitedPerson',
  'LinkDescription',
  'ManagedCredentialList',
  'OrganizationList',
  'PersonLink',
  'PersonList',
  'PersonToken',
  'ServiceHealth',
  'Session',
  'SignInOptions',
]

const types = createTypeWriter({ Role: ROLES })
for (const id of REQUESTS) types.declare(id, 'input')
for (const id of RESPONSES) types.declare(id, 'output')
types.write(new URL('../../packages/console/src/session/contract.ts', import.meta.url))

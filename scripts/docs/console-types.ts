// Writes the console's types from its operations, so its bundle needs no Zod. With --check, fails if out of date.
// usage: npm run docs [-- --check]
import { ROLES } from '@endcap/api/admin'
import { createTypeWriter } from './type-writer.ts'

/** Schema ids. Referenced schemas are added. */
const REQUESTS = ['NewPerson', 'OrganizationChange', 'PersonChange']
const RESPONSES = [
  'CreatedCredential',
  'DeviceClaim',
  'DeviceLink',
  'DeviceLinkState',
  'InvitedPerson',
  'LinkDescription',
  'ManagedCredentialList',
  'OrganizationList',
  'PasskeyOptions',
  'PersonLink',
  'PersonList',
  'PersonToken',
  'RecoveryCodes',
  'ServiceHealth',
  'Session',
  'SharedContent',
  'SharePass',
  'SignInOptions',
  'WaysIn',
]

const types = createTypeWriter({ Role: ROLES })
for (const id of REQUESTS) types.declare(id, 'input')
for (const id of RESPONSES) types.declare(id, 'output')
types.write(new URL('../../packages/console/src/session/contract.ts', import.meta.url))

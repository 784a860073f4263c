import { describeAdmin } from '@endcap/api/admin'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import packageJson from '../../package.json' with { type: 'json' }
import { createCredentialOperation } from '../domains/console/operations/create-credential.ts'
import { deadLetterOperations } from '../domains/console/operations/dead-letters.ts'
import { disableCredentialOperation } from '../domains/console/operations/disable-credential.ts'
import { getHealthOperation } from '../domains/console/operations/get-health.ts'
import { listAuditOperations } from '../domains/console/operations/list-audit.ts'
import { listCredentialsOperation } from '../domains/console/operations/list-credentials.ts'
import { organizationOperations } from '../domains/console/operations/organizations.ts'
import { operatorsApi } from '../domains/console/operators-api.ts'
import { createReadHealth } from '../domains/console/read-health.ts'
import { createManageOrganizations } from '../domains/organizations/manage-organizations.ts'
import { createChangePerson } from '../domains/users/change-person.ts'
import type { AuthenticateSession } from '../domains/users/console-api.ts'
import { createInvitePerson } from '../domains/users/invite-person.ts'
import { createLinkPerson } from '../domains/users/link-person.ts'
import { changePersonOperation } from '../domains/users/operations/change-person.ts'
import { invitePersonOperation } from '../domains/users/operations/invite-person.ts'
import { linkPersonOperation } from '../domains/users/operations/link-person.ts'
import { listPeopleOperation } from '../domains/users/operations/list-people.ts'
import { examineRunning } from '../health/examine-running.ts'
import { represent, sendConditional } from '../platform/http/conditional.ts'
import { basePath } from '../platform/http/own-host.ts'
import { QUEUES } from './modules.ts'
import type { Parts } from './parts.ts'

type Context = {
  authenticate: (request: FastifyRequest) => Promise<void>
  /** Null without a console. */
  authenticateSession: AuthenticateSession | null
}

/** Returns the operations below `/admin/v1` and their description. */
export function operatorRoutes(parts: Parts, authentication: Context): FastifyPluginAsync[] {
  const { config, credentials, tokens, organizations, quota, people } = parts
  const deps = { db: parts.database.db, baseUrl: config.auth.baseUrl, ...people }
  return [
    operatorsApi({
      ...authentication,
      credentials,
      organizations,
      operations: [
        organizationOperations({
          organizations,
          quota,
          manageOrganizations: createManageOrganizations({ organizations, tokens }),
        }),
        listPeopleOperation('listOrganizationPeople', deps),
        invitePersonOperation('inviteOrganizationPerson', { invitePerson: createInvitePerson(deps) }),
        changePersonOperation('changeOrganizationPerson', { changePerson: createChangePerson(deps) }),
        linkPersonOperation('linkOrganizationPerson', { linkPerson: createLinkPerson(deps) }),
        listCredentialsOperation('listOrganizationCredentials', { credentials }),
        createCredentialOperation('createOrganizationCredential', { credentials, config: config.auth }),
        disableCredentialOperation('disableOrganizationCredential', { credentials, tokens }),
        listAuditOperations(deps),
        ...healthOperations(parts),
      ],
    }),
    adminDocument(config.auth.baseUrl),
  ]
}

function healthOperations(parts: Parts): FastifyPluginAsync[] {
  const { config, build, database, organizations, jobs } = parts
  const LEVELS = { ok: 'ok', warning: 'warning', failed: 'error' } as const
  async function* examine() {
    for await (const { check, status, detail, advice } of examineRunning(config, database.db, QUEUES))
      yield { check, level: LEVELS[status], text: detail, advice }
  }
  const { blobs } = config
  const hasEmbeddedDatabase = database.embedded !== null
  return [
    getHealthOperation({
      readHealth: createReadHealth({ build, organizations, jobs, examine, blobs, hasEmbeddedDatabase }),
    }),
    deadLetterOperations(parts),
  ]
}

/** Creates `/admin/openapi.json`. */
const adminDocument =
  (baseUrl: string): FastifyPluginAsync =>
  async (server) => {
    let document: ReturnType<typeof represent> | undefined
    server.get('/admin/openapi.json', { config: { spanName: 'getAdminDocument' } }, (request, reply) => {
      document ??= represent(describeAdmin(packageJson.version, basePath(baseUrl) || '/'))
      return sendConditional(request, reply, document)
    })
  }

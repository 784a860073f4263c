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
import type { Administration } from '../operator/administration/administration.ts'
import { examineRunning } from '../operator/doctor/examine.ts'
import { represent, sendConditional } from '../platform/http/conditional.ts'
import { basePath } from '../platform/http/own-host.ts'
import type { Parts } from './parts.ts'

type Context = {
  administration: Administration
  authenticate: (request: FastifyRequest) => Promise<void>
  /** Null without a console. */
  authenticateSession: AuthenticateSession | null
}

/** Returns the routes of operators below `/admin/v1`, and their description. */
export function operatorRoutes(
  parts: Parts,
  { administration, ...authentication }: Context,
): FastifyPluginAsync[] {
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
        ...healthOperations(parts, administration),
      ],
    }),
    adminDocument(config.auth.baseUrl),
  ]
}

function healthOperations(parts: Parts, administration: Administration): FastifyPluginAsync[] {
  const { config, build, organizations, jobs } = parts
  const LEVELS = { ok: 'ok', warning: 'warning', failed: 'error' } as const
  async function* examine() {
    const findings = examineRunning(config, () => administration.diagnose({}))
    for await (const { check, status, detail, advice } of findings)
      yield { check, level: LEVELS[status], text: detail, advice }
  }
  const { blobs, database } = config
  const hasEmbeddedDatabase = database.url === null
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

import type { FastifyPluginAsync } from 'fastify'
import packageJson from '../../package.json' with { type: 'json' }
import { createReadConsoleFiles } from '../domains/console/console-files.ts'
import { createCredentialOperation } from '../domains/console/operations/create-credential.ts'
import { disableCredentialOperation } from '../domains/console/operations/disable-credential.ts'
import { listCredentialsOperation } from '../domains/console/operations/list-credentials.ts'
import { serveConsoleOperation } from '../domains/console/operations/serve-console.ts'
import { createReadFile } from '../domains/images/read-rendition.ts'
import { createReceiveUpload } from '../domains/images/receive-upload.ts'
import { generalModelVersion } from '../domains/scoring/model.ts'
import { createCommentSharedShot } from '../domains/shares/comment-shared-shot.ts'
import { createOpenShares } from '../domains/shares/open-share.ts'
import { sharedOperations } from '../domains/shares/operations/shared.ts'
import { createSendSharedPicture } from '../domains/shares/send-shared-picture.ts'
import { createChangePerson } from '../domains/users/change-person.ts'
import { consoleApi, createAuthenticateSession } from '../domains/users/console-api.ts'
import { createDescribeLink } from '../domains/users/describe-link.ts'
import { createInvitePerson } from '../domains/users/invite-person.ts'
import { createLinkLimit } from '../domains/users/link-limit.ts'
import { createLinkPerson } from '../domains/users/link-person.ts'
import { createOidcClient } from '../domains/users/oidc-client.ts'
import { createOidcCookie } from '../domains/users/oidc-cookie.ts'
import { createOpenSession } from '../domains/users/open-session.ts'
import { changePersonOperation } from '../domains/users/operations/change-person.ts'
import { describeLinkOperation } from '../domains/users/operations/describe-link.ts'
import { endSessionOperation } from '../domains/users/operations/end-session.ts'
import { getSessionOperation } from '../domains/users/operations/get-session.ts'
import { invitePersonOperation } from '../domains/users/operations/invite-person.ts'
import { issueConsoleTokenOperation } from '../domains/users/operations/issue-console-token.ts'
import { linkPersonOperation } from '../domains/users/operations/link-person.ts'
import { listPeopleOperation } from '../domains/users/operations/list-people.ts'
import { redeemLinkOperation } from '../domains/users/operations/redeem-link.ts'
import { OIDC_CALLBACK, signInWithOidcOperation } from '../domains/users/operations/sign-in-with-oidc.ts'
import { switchOrganizationOperation } from '../domains/users/operations/switch-organization.ts'
import { createRedeemLink } from '../domains/users/redeem-link.ts'
import { createSessionCookie, type SessionCookie } from '../domains/users/session-cookie.ts'
import { createSignInWithOidc } from '../domains/users/sign-in-with-oidc.ts'
import { createAddComment } from '../domains/work/comment.ts'
import { createSendPicture } from '../domains/work/review-shot.ts'
import { createRateLimit } from '../platform/db/rate-limit.ts'
import type { Parts } from './parts.ts'

/** Each callback causes a request to the provider, which strangers could trigger without limit. */
const OIDC_CALLBACKS = { limit: 300, windowS: 60 } as const

/** Returns the session authentication and its dependencies. */
export function openSessions({ config, database, people }: Parts) {
  const { baseUrl } = config.auth
  const sessionCookie = createSessionCookie(baseUrl)
  const openSession = createOpenSession({ db: database.db, ...people })
  const authenticateSession = createAuthenticateSession({ baseUrl, sessionCookie, openSession })
  return { sessionCookie, openSession, authenticateSession }
}

/** Returns the pages and session operations of the console. */
export function consoleRoutes(parts: Parts, sessions: ReturnType<typeof openSessions>): FastifyPluginAsync[] {
  const { config } = parts
  const { authenticateSession, ...session } = sessions
  return [
    consoleApi({
      authenticateSession,
      operations: [
        ...sessionOperations(parts, session),
        ...managementOperations(parts),
        ...guestOperations(parts),
      ],
    }),
    ...oidcOperations(parts, session.sessionCookie),
    serveConsoleOperation({
      baseUrl: config.auth.baseUrl,
      readConsoleFiles: createReadConsoleFiles(config.console.files),
    }),
  ]
}

type SessionDeps = { sessionCookie: SessionCookie; openSession: ReturnType<typeof createOpenSession> }

/** Returns sign-in, sign-out, choice of organization and access tokens. */
function sessionOperations(
  { config, database, factsVersion, people, tokens }: Parts,
  { sessionCookie, openSession }: SessionDeps,
): FastifyPluginAsync[] {
  const { db } = database
  const { oidc, demoAsins } = config.console
  const facts = {
    baseUrl: config.auth.baseUrl,
    version: packageJson.version,
    modelVersion: generalModelVersion(factsVersion),
    demoAsins,
  }
  const limitLinks = createLinkLimit(database.pool)
  const deps = { db, ...people, openSession, sessionCookie, facts, limitLinks }
  return [
    getSessionOperation({
      ...deps,
      hasUsers: () => people.users.hasAny(db),
      providerName: oidc?.name ?? null,
    }),
    redeemLinkOperation({ ...deps, redeemLink: createRedeemLink({ db, ...people }) }),
    describeLinkOperation({ limitLinks, describeLink: createDescribeLink({ db, ...people }) }),
    endSessionOperation(deps),
    switchOrganizationOperation(deps),
    issueConsoleTokenOperation({ tokens }),
  ]
}

/** Returns administration of an organization's people and credentials. */
function managementOperations({
  config,
  database,
  people,
  credentials,
  tokens,
}: Parts): FastifyPluginAsync[] {
  const deps = { db: database.db, baseUrl: config.auth.baseUrl, ...people }
  return [
    listPeopleOperation('listPeople', deps),
    invitePersonOperation('invitePerson', { invitePerson: createInvitePerson(deps) }),
    changePersonOperation('changePerson', { changePerson: createChangePerson(deps) }),
    linkPersonOperation('linkPerson', { linkPerson: createLinkPerson(deps) }),
    listCredentialsOperation('listOwnCredentials', { credentials }),
    createCredentialOperation('createOwnCredential', { credentials, config: config.auth }),
    disableCredentialOperation('disableOwnCredential', { credentials, tokens }),
  ]
}

/** Returns what links for outsiders show. */
function guestOperations(parts: Parts): FastifyPluginAsync[] {
  const deps = { ...parts, db: parts.database.db }
  return sharedOperations({
    ...deps,
    shares: createOpenShares(parts.database),
    readFile: createReadFile(parts),
    sendSharedPicture: createSendSharedPicture({
      ...deps,
      receiveUpload: createReceiveUpload(deps),
      sendPicture: createSendPicture(deps),
    }),
    commentSharedShot: createCommentSharedShot({ ...deps, addComment: createAddComment(deps) }),
  })
}

/** Returns OIDC sign-in, if a provider is configured. */
function oidcOperations(
  { config, database, people }: Parts,
  sessionCookie: SessionCookie,
): FastifyPluginAsync[] {
  const { oidc } = config.console
  if (!oidc) return []
  const { baseUrl } = config.auth
  return [
    signInWithOidcOperation({
      baseUrl,
      sessionCookie,
      client: createOidcClient(oidc, `${baseUrl}${OIDC_CALLBACK}`),
      oidcCookie: createOidcCookie(baseUrl),
      countCallback: createRateLimit(database.pool, { prefix: 'console-oidc', ...OIDC_CALLBACKS }),
      signInWithOidc: createSignInWithOidc({
        db: database.db,
        ...people,
        defaultMembership: oidc.defaultMembership,
      }),
    }),
  ]
}

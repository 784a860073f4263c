import type { FastifyPluginAsync } from 'fastify'
import packageJson from '../../package.json' with { type: 'json' }
import { createReadConsoleFiles } from '../domains/console/console-files.ts'
import { createCredentialOperation } from '../domains/console/operations/create-credential.ts'
import { disableCredentialOperation } from '../domains/console/operations/disable-credential.ts'
import { listCredentialsOperation } from '../domains/console/operations/list-credentials.ts'
import { serveConsoleOperation } from '../domains/console/operations/serve-console.ts'
import { serveGuideOperation } from '../domains/console/operations/serve-guide.ts'
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
import { otherDeviceOperation, ownDeviceLinkOperation } from '../domains/users/operations/device-links.ts'
import { endSessionOperation } from '../domains/users/operations/end-session.ts'
import { getSessionOperation } from '../domains/users/operations/get-session.ts'
import { invitePersonOperation } from '../domains/users/operations/invite-person.ts'
import { issueConsoleTokenOperation } from '../domains/users/operations/issue-console-token.ts'
import { linkPersonOperation } from '../domains/users/operations/link-person.ts'
import { listPeopleOperation } from '../domains/users/operations/list-people.ts'
import { redeemLinkOperation } from '../domains/users/operations/redeem-link.ts'
import { passkeySignInOperation, recoveryCodeSignInOperation } from '../domains/users/operations/sign-in.ts'
import { OIDC_CALLBACK, signInWithOidcOperation } from '../domains/users/operations/sign-in-with-oidc.ts'
import { switchOrganizationOperation } from '../domains/users/operations/switch-organization.ts'
import { passkeysOperation, waysInOperation } from '../domains/users/operations/ways-in.ts'
import { createRedeemLink } from '../domains/users/redeem-link.ts'
import { createSessionCookie, type SessionCookie } from '../domains/users/session-cookie.ts'
import { createSignInWithOidc } from '../domains/users/sign-in-with-oidc.ts'
import { createDeviceLinks } from '../domains/users/ways-in/device-links.ts'
import { createPasskeys } from '../domains/users/ways-in/passkeys.ts'
import { createReadWaysIn } from '../domains/users/ways-in/read-ways-in.ts'
import { createMakeRecoveryCodes } from '../domains/users/ways-in/recovery-codes.ts'
import { createRelyingParty, hasPasskeys } from '../domains/users/ways-in/relying-party.ts'
import { createWaysToSignIn } from '../domains/users/ways-in/sign-in.ts'
import { createAddComment } from '../domains/work/comment.ts'
import { createSendPicture } from '../domains/work/review-shot.ts'
import { createRateLimit } from '../platform/db/rate-limit.ts'
import type { Parts } from './parts.ts'

/** Each callback causes a request to the provider, which strangers could trigger without limit. */
const OIDC_CALLBACKS = { limit: 300, windowS: 60 } as const
/** Each challenge is a row for five minutes. */
const PASSKEY_CHALLENGES = { limit: 60, windowS: 60 } as const

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
        ...waysInOperations(parts, session),
        ...managementOperations(parts),
        ...guestOperations(parts),
      ],
    }),
    ...oidcOperations(parts, session.sessionCookie),
    serveConsoleOperation({
      baseUrl: config.auth.baseUrl,
      readConsoleFiles: createReadConsoleFiles(config.console.files),
    }),
    serveGuideOperation({
      baseUrl: config.auth.baseUrl,
      folder: new URL('../guide/', config.console.files),
    }),
  ]
}

type SessionDeps = { sessionCookie: SessionCookie; openSession: ReturnType<typeof createOpenSession> }

/** Returns what all operations of sessions need. */
function sessionDeps({ config, database, factsVersion, people }: Parts, session: SessionDeps) {
  const { baseUrl } = config.auth
  const facts = {
    baseUrl,
    version: packageJson.version,
    modelVersion: generalModelVersion(factsVersion),
    demoAsins: config.console.demoAsins,
  }
  const limitLinks = createLinkLimit(database.pool)
  return { db: database.db, baseUrl, ...people, ...session, facts, limitLinks }
}

/** Returns sign-in, sign-out, choice of organization and access tokens. */
function sessionOperations(parts: Parts, session: SessionDeps): FastifyPluginAsync[] {
  const deps = sessionDeps(parts, session)
  const { db, baseUrl, users } = deps
  return [
    getSessionOperation({
      ...deps,
      hasUsers: () => users.hasAny(db),
      providerName: parts.config.console.oidc?.name ?? null,
      hasPasskeys: hasPasskeys(baseUrl),
    }),
    redeemLinkOperation({ ...deps, redeemLink: createRedeemLink(deps) }),
    describeLinkOperation({ ...deps, describeLink: createDescribeLink(deps) }),
    endSessionOperation(deps),
    switchOrganizationOperation(deps),
    issueConsoleTokenOperation(parts),
  ]
}

/** Returns passkeys, recovery codes and links to another device. */
function waysInOperations(parts: Parts, session: SessionDeps): FastifyPluginAsync[] {
  const deps = sessionDeps(parts, session)
  const { baseUrl } = deps
  const issuer = parts.config.console.oidc?.issuer ?? null
  const relyingParty = createRelyingParty(baseUrl)
  const ways = createWaysToSignIn({ ...deps, relyingParty })
  const deviceLinks = createDeviceLinks(deps)
  const passkeys = createPasskeys({ ...deps, relyingParty, issuer })
  const countChallenge = createRateLimit(parts.database.pool, { prefix: 'passkey', ...PASSKEY_CHALLENGES })
  return [
    passkeySignInOperation({ ...deps, ways, countChallenge }),
    recoveryCodeSignInOperation({ ...deps, ways }),
    ownDeviceLinkOperation({ deviceLinks }),
    otherDeviceOperation({ ...deps, deviceLinks }),
    passkeysOperation({ passkeys }),
    waysInOperation({
      readWaysIn: createReadWaysIn({ ...deps, hasPasskeys: relyingParty !== null, issuer }),
      makeRecoveryCodes: createMakeRecoveryCodes(deps),
    }),
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
        groupRoles: oidc.groupRoles,
      }),
    }),
  ]
}

import { randomUUID } from 'node:crypto'
import type { Scope } from '@endcap/api'
import type { Logger } from '@endcap/foundation/observability/log'
import { decodeProtectedHeader, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import type { AuthConfig } from './auth-config.ts'
import type { Credential, CredentialStore } from './credential-store.ts'
import { isRole, type Role } from './role.ts'
import { roleOf, scopeOf, scopesOf } from './scope.ts'
import type { SigningKey, SigningKeyStore } from './signing-key-store.ts'
import { type Claims, openTokenKeys, TOKEN_TYPE, type TokenKeys, type Verifier } from './token-keys.ts'

/** The client that a request's token identifies. */
export type Caller = {
  /** Id of the credential, or of the person for a token of the console. */
  clientId: string
  organizationId: string
  integrationIds: readonly string[]
  kind: 'credential' | 'person'
  /** Role of the person, or that of the scope of a credential. Null for a credential without limits. */
  role: Role | null
  /** The part of the PDPs that a credential is limited to. Null for all. */
  limit: PdpLimit | null
}

/** A part of an organization's PDPs: of a retailer region, with a tag, or both. */
export type PdpLimit = { retailer: string | null; tag: string | null }

/** A person who uses the API through the console. */
type Person = { userId: string; organizationId: string; role: Role }
type IssuedToken = { token: string; expiresInS: number }

export type AccessTokens = {
  /** `access` is that of the token, at most that of the credential. */
  issue: (credential: Credential, access: Scope | null) => Promise<IssuedToken>
  /** Issues a short token for a person. It does not end with the session, so it is valid for five minutes only. */
  issueForPerson: (person: Person) => Promise<IssuedToken>
  /** Returns null unless the token is valid and its client belongs to this environment and is enabled. */
  verify: (token: string) => Promise<Caller | null>
  /** Returns the public keys in the format of RFC 7517. */
  jwks: () => { keys: JWK[] }
  /** Adds a key. It signs once every replica has had time to read it. */
  rotate: () => Promise<SigningKey>
  /** Reads the keys and the refused clients from the database. */
  refresh: () => Promise<void>
  close: () => void
}

type Deps = { keys: SigningKeyStore; credentials: CredentialStore; config: AuthConfig; log: Logger }

/** Time between adding a key and signing with it: three refreshes of every replica. */
const ROTATION_LEAD_MS = 30_000
/** Issued tokens have about 700 characters. */
const MAX_TOKEN_LENGTH = 4_096
const PERSON_TOKEN_LIFETIME_S = 300
/** `client_id` of the tokens of people. */
const CONSOLE_CLIENT = 'console'

/** Creates the issuer and verifier of access tokens: JWTs according to RFC 9068, signed with EdDSA. */
export async function createAccessTokens(deps: Deps): Promise<AccessTokens> {
  const { keys, config } = deps
  const tokenKeys = await openTokenKeys(deps)
  const readKeyId = createReadKeyId()
  return {
    ...issuerOf(tokenKeys, config),
    verify: (token) => verify({ tokenKeys, readKeyId }, token),
    jwks: () => ({ keys: tokenKeys.publicKeys() }),
    async rotate() {
      const key = await keys.add(new Date(Date.now() + ROTATION_LEAD_MS))
      const longestS = Math.max(config.tokenLifetimeS, PERSON_TOKEN_LIFETIME_S)
      await keys.removeSuperseded(new Date(Date.now() - 1000 * longestS))
      await tokenKeys.refresh()
      return key
    },
    refresh: tokenKeys.refresh,
    close: tokenKeys.close,
  }
}

function issuerOf(tokenKeys: TokenKeys, config: AuthConfig): Pick<AccessTokens, 'issue' | 'issueForPerson'> {
  async function sign(subject: string, claims: JWTPayload, expiresInS: number): Promise<IssuedToken> {
    const { kid, privateJwk } = tokenKeys.current()
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: TOKEN_TYPE, kid })
      .setIssuer(config.baseUrl)
      .setAudience(config.audience)
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${expiresInS}s`)
      .sign(await importJWK(privateJwk, 'EdDSA'))
    return { token, expiresInS }
  }

  return {
    issue: ({ clientId, organizationId, integrationIds, retailer, tag }, access) =>
      sign(
        clientId,
        {
          client_id: clientId,
          org_id: organizationId,
          scope: scopesOf(access).join(' '),
          ...(access === null ? {} : { role: roleOf(access) }),
          ...(retailer === null ? {} : { retailer }),
          ...(tag === null ? {} : { tag }),
          ...(integrationIds.length > 0 ? { integration_ids: integrationIds } : {}),
        },
        config.tokenLifetimeS,
      ),

    issueForPerson: ({ userId, organizationId, role }) =>
      sign(
        userId,
        { client_id: CONSOLE_CLIENT, org_id: organizationId, scope: scopesOf(scopeOf(role)).join(' '), role },
        PERSON_TOKEN_LIFETIME_S,
      ),
  }
}

async function verify(
  { tokenKeys, readKeyId }: { tokenKeys: TokenKeys; readKeyId: (token: string) => string | null },
  token: string,
): Promise<Caller | null> {
  const kid = token.length <= MAX_TOKEN_LENGTH ? readKeyId(token) : null
  if (kid === null) return null
  const claims = await claimsOf(token, await tokenKeys.verifierOf(kid))
  if (!claims || tokenKeys.isRefused(claims.sub)) return null
  // A role that this release does not have grants nothing.
  if (claims.role !== undefined && !isRole(claims.role)) return null
  return {
    clientId: claims.sub,
    organizationId: claims.org_id,
    integrationIds: claims.integration_ids ?? [],
    kind: claims.client_id === CONSOLE_CLIENT ? 'person' : 'credential',
    role: claims.role ?? null,
    limit: limitOf(claims),
  }
}

const limitOf = ({ retailer, tag }: Claims): PdpLimit | null =>
  retailer === undefined && tag === undefined ? null : { retailer: retailer ?? null, tag: tag ?? null }

async function claimsOf(token: string, verifier: Verifier | undefined): Promise<Claims | null> {
  if (!verifier) return null
  try {
    return await verifier(token)
  } catch {
    // The caller gets the same response for expired, forged and foreign tokens.
    return null
  }
}

/**
 * Creates the reading of a token's key id. Returns null if the text is not a JWT. Reading takes 2 µs, checking a forged
 * signature 120 µs. All tokens of a key have the same header, so the last one is remembered.
 */
function createReadKeyId(): (token: string) => string | null {
  let last: { start: string; kid: string | null } | null = null
  return (token) => {
    if (last && token.startsWith(last.start)) return last.kid
    const header = token.split('.', 1)[0] ?? ''
    last = { start: `${header}.`, kid: keyIdOf(header) }
    return last.kid
  }
}

function keyIdOf(header: string): string | null {
  try {
    return decodeProtectedHeader({ protected: header }).kid ?? null
  } catch {
    return null
  }
}

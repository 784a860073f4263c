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

export type Caller = {
  /** Id of the credential, or of the person for a console token. */
  clientId: string
  organizationId: string
  integrationIds: readonly string[]
  kind: 'credential' | 'person'
  /** Null for a credential without limits. */
  role: Role | null
  /** Null for all PDPs. */
  limit: PdpLimit | null
}

/** Limits access to PDPs of a retailer region, with a tag, or both. */
export type PdpLimit = { retailer: string | null; tag: string | null }

type LimitFields = { [Field in keyof PdpLimit]?: PdpLimit[Field] | undefined }

type Person = { userId: string; organizationId: string; role: Role; limit: PdpLimit | null }
type IssuedToken = { token: string; expiresInS: number }

export type AccessTokens = {
  /** Issues a token for `access`, at most the access of the credential. */
  issue: (credential: Credential, access: Scope | null) => Promise<IssuedToken>
  /** Issues a console token. It outlives the session, so it is valid for five minutes only. */
  issueForPerson: (person: Person) => Promise<IssuedToken>
  /** Returns null for an invalid token, a disabled client or another environment. */
  verify: (token: string) => Promise<Caller | null>
  /** Returns the public keys (RFC 7517). */
  jwks: () => { keys: JWK[] }
  /** Adds a key that signs after `ROTATION_LEAD_MS`. */
  rotate: () => Promise<SigningKey>
  /** Reads keys and refused clients again. */
  refresh: () => Promise<void>
  close: () => void
}

type Deps = { keys: SigningKeyStore; credentials: CredentialStore; config: AuthConfig; log: Logger }

/** Time between adding a key and signing with it: three refreshes of every replica. */
const ROTATION_LEAD_MS = 30_000
/** Issued tokens have about 700 characters. */
const MAX_TOKEN_LENGTH = 4_096
const PERSON_TOKEN_LIFETIME_S = 300
/** `client_id` of console tokens. */
const CONSOLE_CLIENT = 'console'

/** Creates the issuer and verifier of access tokens: JWTs (RFC 9068) signed with EdDSA. */
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
          ...claimsOfLimit({ retailer, tag }),
          ...(integrationIds.length > 0 ? { integration_ids: integrationIds } : {}),
        },
        config.tokenLifetimeS,
      ),

    issueForPerson: ({ userId, organizationId, role, limit }) =>
      sign(
        userId,
        {
          client_id: CONSOLE_CLIENT,
          org_id: organizationId,
          scope: scopesOf(scopeOf(role)).join(' '),
          role,
          ...(limit && claimsOfLimit(limit)),
        },
        PERSON_TOKEN_LIFETIME_S,
      ),
  }
}

const claimsOfLimit = ({ retailer, tag }: PdpLimit): JWTPayload => ({
  ...(retailer === null ? {} : { retailer }),
  ...(tag === null ? {} : { tag }),
})

async function verify(
  { tokenKeys, readKeyId }: { tokenKeys: TokenKeys; readKeyId: (token: string) => string | null },
  token: string,
): Promise<Caller | null> {
  const kid = token.length <= MAX_TOKEN_LENGTH ? readKeyId(token) : null
  if (kid === null) return null
  const claims = await claimsOf(token, await tokenKeys.verifierOf(kid))
  if (!claims || tokenKeys.isRefused(claims.sub)) return null
  // An unknown role grants nothing.
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

/** Returns null for no limit. */
export const limitOf = ({ retailer = null, tag = null }: LimitFields): PdpLimit | null =>
  retailer === null && tag === null ? null : { retailer, tag }

async function claimsOf(token: string, verifier: Verifier | undefined): Promise<Claims | null> {
  if (!verifier) return null
  try {
    return await verifier(token)
  } catch {
    // Expired, forged and foreign tokens get the same response.
    return null
  }
}

/**
 * Creates the reader of a token's key id; null if not a JWT. Reading takes 2 µs, checking a forged signature
 * 120 µs. Remembers the last header, shared by all tokens of a key.
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

import { createPublicKey, randomUUID } from 'node:crypto'
import { createVerifier } from 'fast-jwt'
import { importJWK, type JWK, SignJWT } from 'jose'
import type { Logger } from '../../platform/observability/log.ts'
import type { AuthConfig } from './auth-config.ts'
import type { Credential, CredentialStore } from './credential-store.ts'
import type { SigningKey, SigningKeyStore } from './signing-key-store.ts'

/** The client that a request's token identifies. */
export type Caller = { clientId: string; organizationId: string; integrationIds: readonly string[] }

export type AccessTokens = {
  issue: (credential: Credential) => Promise<{ token: string; expiresInS: number }>
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
type Claims = { sub: string; org_id: string; integration_ids?: string[] }
type Verifier = (token: string) => Claims

/** Disabling a client ends its tokens within 30 s. The interval leaves time for a slow query. */
const REFRESH_MS = 10_000
/** Time between adding a key and signing with it: three refreshes of every replica. */
const ROTATION_LEAD_MS = 30_000
/** Shortest interval between refreshes for unknown key ids, so that forged ids do not cause many queries. */
const UNKNOWN_KEY_REFRESH_MS = 2_000
/** Issued tokens have about 700 characters. */
const MAX_TOKEN_LENGTH = 4_096
/** Number of verified tokens in the cache, which saves a signature check per request. */
const CACHED_TOKENS = 5_000
/** RFC 9068, section 2.1. */
const TOKEN_TYPE = 'at+jwt'
const SCOPE = 'listings images spark'

/** Creates the issuer and verifier of access tokens: JWTs according to RFC 9068, signed with EdDSA. */
export async function createAccessTokens({ keys, credentials, config, log }: Deps): Promise<AccessTokens> {
  let signingKeys: SigningKey[] = []
  let verifiers = new Map<string, Verifier>()
  let refusedClients = new Set<string>()
  let lastRefresh = -Infinity

  async function refresh(): Promise<void> {
    lastRefresh = performance.now()
    const [allKeys, refusedIds] = await Promise.all([
      keys.list(),
      credentials.refusedClientIds(config.environment),
    ])
    signingKeys = allKeys
    refusedClients = new Set(refusedIds)
    verifiers = new Map(allKeys.map((key) => [key.kid, verifiers.get(key.kid) ?? verifierOf(key, config)]))
  }

  await refresh()
  if (signingKeys.length === 0) {
    await keys.add(new Date())
    await refresh()
  }
  const timer = setInterval(() => {
    refresh().catch((error: unknown) =>
      log.warn({ err: error }, 'cannot read signing keys and disabled clients; retrying'),
    )
  }, REFRESH_MS).unref()

  /** Returns the newest active key. If no key is active yet, returns the oldest. */
  function currentKey(): SigningKey {
    const now = Date.now()
    const key = signingKeys.findLast(({ activeFrom }) => activeFrom.getTime() <= now) ?? signingKeys[0]
    if (!key) throw new Error('there is no signing key')
    return key
  }

  return {
    async issue(credential) {
      const { kid, privateJwk } = currentKey()
      const token = await new SignJWT({
        client_id: credential.clientId,
        org_id: credential.organizationId,
        scope: SCOPE,
        ...(credential.integrationIds.length > 0 ? { integration_ids: credential.integrationIds } : {}),
      })
        .setProtectedHeader({ alg: 'EdDSA', typ: TOKEN_TYPE, kid })
        .setIssuer(config.baseUrl)
        .setAudience(config.audience)
        .setSubject(credential.clientId)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${config.tokenLifetimeS}s`)
        .sign(await importJWK(privateJwk, 'EdDSA'))
      return { token, expiresInS: config.tokenLifetimeS }
    },

    async verify(token) {
      const kid = token.length <= MAX_TOKEN_LENGTH ? keyIdOf(token) : null
      if (kid === null) return null
      if (!verifiers.has(kid) && performance.now() - lastRefresh > UNKNOWN_KEY_REFRESH_MS) await refresh()
      const claims = claimsOf(token, verifiers.get(kid))
      if (!claims || refusedClients.has(claims.sub)) return null
      return {
        clientId: claims.sub,
        organizationId: claims.org_id,
        integrationIds: claims.integration_ids ?? [],
      }
    },

    jwks: () => ({ keys: signingKeys.map(({ publicJwk }) => publicJwk) }),

    async rotate() {
      const key = await keys.add(new Date(Date.now() + ROTATION_LEAD_MS))
      await keys.removeSuperseded(new Date(Date.now() - 1000 * config.tokenLifetimeS))
      await refresh()
      return key
    },

    refresh,
    close: () => clearInterval(timer),
  }
}

function verifierOf({ publicJwk }: SigningKey, config: AuthConfig): Verifier {
  // The JsonWebKey of @types/node requires an index signature, which jose's JWK lacks.
  const key = createPublicKey({ key: { ...publicJwk }, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  })
  return createVerifier({
    key: String(key),
    algorithms: ['EdDSA'],
    allowedIss: config.baseUrl,
    allowedAud: config.audience,
    checkTyp: TOKEN_TYPE,
    // `allowedIss` and `allowedAud` check claims that are present, so both are required here.
    requiredClaims: ['iss', 'aud', 'exp', 'sub', 'org_id'],
    // The cache key is a hash of the whole token. A part of it as key would accept a forged remainder.
    cache: CACHED_TOKENS,
  })
}

function claimsOf(token: string, verifier: Verifier | undefined): Claims | null {
  if (!verifier) return null
  try {
    return verifier(token)
  } catch {
    // The caller gets the same response for expired, forged and foreign tokens.
    return null
  }
}

/**
 * Reads the key id from the header. Returns null if the text is not a JWT. Reading takes 2 µs, checking a
 * forged signature 120 µs.
 */
function keyIdOf(token: string): string | null {
  const header = token.split('.', 1)[0] ?? ''
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
    return typeof parsed === 'object' && parsed !== null && 'kid' in parsed && typeof parsed.kid === 'string'
      ? parsed.kid
      : null
  } catch {
    return null
  }
}

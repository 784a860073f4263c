import { createPublicKey, randomUUID } from 'node:crypto'
import { createVerifier } from 'fast-jwt'
import { importJWK, type JWK, SignJWT } from 'jose'
import type { Logger } from '../log.ts'
import type { AuthConfig } from './auth-config.ts'
import type { Credential, CredentialStore } from './credential-store.ts'
import type { SigningKey, SigningKeyStore } from './signing-key-store.ts'

/** Who is asking, as its token says. */
export type Caller = { clientId: string; organizationId: string; integrationIds: readonly string[] }

export type AccessTokens = {
  issue: (credential: Credential) => Promise<{ token: string; expiresInS: number }>
  /** Null for anything but a valid token of a client of this environment that is not disabled. */
  verify: (token: string) => Promise<Caller | null>
  /** The public keys, as RFC 7517 publishes them. */
  jwks: () => { keys: JWK[] }
  /** Adds a key that signs once every replica has had time to hear of it. */
  rotate: () => Promise<SigningKey>
  /** Reads keys and refused clients again. */
  refresh: () => Promise<void>
  close: () => void
}

type Deps = { keys: SigningKeyStore; credentials: CredentialStore; config: AuthConfig; log: Logger }
type Claims = { sub: string; org_id: string; integration_ids?: string[] }
type Verifier = (token: string) => Claims

/** Disabling a client ends its tokens within 30 s; this leaves room for a slow look. */
const REFRESH_MS = 10_000
/** Between hearing of a key and signing with it; three looks of every replica. */
const ROTATION_LEAD_MS = 30_000
/** An unknown key id may be a new key; a flood of made-up ones must not become a flood of queries. */
const UNKNOWN_KEY_REFRESH_MS = 2_000
/** A token of ours is about 700 characters. */
const MAX_TOKEN_LENGTH = 4_096
/** Verified tokens that are remembered, so that each costs one signature check. */
const CACHED_TOKENS = 5_000
/** RFC 9068, section 2.1. */
const TOKEN_TYPE = 'at+jwt'
const SCOPE = 'listings images spark'

/** Issues and verifies the service's access tokens: JWTs as in RFC 9068, signed with EdDSA. */
export async function createAccessTokens({ keys, credentials, config, log }: Deps): Promise<AccessTokens> {
  let known: SigningKey[] = []
  let verifiers = new Map<string, Verifier>()
  let refused = new Set<string>()
  let lastRefresh = 0

  async function refresh(): Promise<void> {
    lastRefresh = Date.now()
    const [allKeys, refusedIds] = await Promise.all([
      keys.list(),
      credentials.refusedClientIds(config.environment),
    ])
    known = allKeys
    refused = new Set(refusedIds)
    verifiers = new Map(allKeys.map((key) => [key.kid, verifiers.get(key.kid) ?? verifierOf(key, config)]))
  }

  await refresh()
  if (known.length === 0) {
    await keys.add(new Date())
    await refresh()
  }
  const timer = setInterval(() => {
    refresh().catch((error: unknown) =>
      log.warn({ err: error }, 'could not read signing keys and refused clients'),
    )
  }, REFRESH_MS).unref()

  /** The newest key whose time has come; on a first start there is only one. */
  function currentKey(): SigningKey {
    const now = Date.now()
    const key = known.findLast(({ activeFrom }) => activeFrom.getTime() <= now) ?? known[0]
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
      if (!verifiers.has(kid) && Date.now() - lastRefresh > UNKNOWN_KEY_REFRESH_MS) await refresh()
      const claims = claimsOf(token, verifiers.get(kid))
      if (!claims || refused.has(claims.sub)) return null
      return {
        clientId: claims.sub,
        organizationId: claims.org_id,
        integrationIds: claims.integration_ids ?? [],
      }
    },

    jwks: () => ({ keys: known.map(({ publicJwk }) => publicJwk) }),

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
  // The JsonWebKey of @types/node asks for index signatures that jose's JWK does not have.
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
    // Keyed by a hash of the whole token: a key made of a part of it would let a forged rest through.
    cache: CACHED_TOKENS,
  })
}

function claimsOf(token: string, verifier: Verifier | undefined): Claims | null {
  if (!verifier) return null
  try {
    return verifier(token)
  } catch {
    // Expired, forged or foreign: to the caller it is all one.
    return null
  }
}

/** Reads the key id from the header; null for what is no JWT. A forged signature costs 120 µs, this 2. */
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

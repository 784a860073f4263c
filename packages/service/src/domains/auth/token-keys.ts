import type { Logger } from '@endcap/foundation/observability/log'
import { type JWK, jwtVerify } from 'jose'
import { Lru } from 'toad-cache'
import type { AuthConfig } from './auth-config.ts'
import type { CredentialStore } from './credential-store.ts'
import type { SigningKey, SigningKeyStore } from './signing-key-store.ts'

export type Claims = {
  sub: string
  exp: number
  org_id: string
  client_id?: string
  integration_ids?: string[]
  role?: unknown
  retailer?: string
  tag?: string
}
export type Verifier = (token: string) => Promise<Claims>

/** Refreshed from the database at intervals. */
export type TokenKeys = {
  /** Returns the newest active key, or the oldest if none is active yet. */
  current: () => SigningKey
  /** Returns the verifier of a key id. Reads the keys again for an unknown id. */
  verifierOf: (kid: string) => Promise<Verifier | undefined>
  isRefused: (clientId: string) => boolean
  publicKeys: () => JWK[]
  refresh: () => Promise<void>
  close: () => void
}

type Deps = { keys: SigningKeyStore; credentials: CredentialStore; config: AuthConfig; log: Logger }

/** Disabling a client ends its tokens within 30 s. The interval leaves time for a slow query. */
const REFRESH_MS = 10_000
/** Shortest interval between refreshes for unknown key ids, so forged ids do not cause many queries. */
const UNKNOWN_KEY_REFRESH_MS = 2_000
/** Valid tokens remembered for each key. */
const CACHED_TOKENS = 5_000
/** Characters of a signature that identify a token: 192 of its 512 bits. */
const KEY_LENGTH = 32
/** RFC 9068, section 2.1. */
export const TOKEN_TYPE = 'at+jwt'

/** Reads or creates keys, and refreshes them at intervals. */
export async function openTokenKeys({ keys, credentials, config, log }: Deps): Promise<TokenKeys> {
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
    verifiers = new Map(allKeys.map((key) => [key.kid, verifiers.get(key.kid) ?? createVerify(key, config)]))
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

  return {
    current() {
      const now = Date.now()
      const key = signingKeys.findLast(({ activeFrom }) => activeFrom.getTime() <= now) ?? signingKeys[0]
      if (!key) throw new Error('there is no signing key')
      return key
    },
    async verifierOf(kid) {
      if (!verifiers.has(kid) && performance.now() - lastRefresh > UNKNOWN_KEY_REFRESH_MS) await refresh()
      return verifiers.get(kid)
    },
    isRefused: (clientId) => refusedClients.has(clientId),
    publicKeys: () => signingKeys.map(({ publicJwk }) => publicJwk),
    refresh,
    close: () => clearInterval(timer),
  }
}

/**
 * Creates the verifier of a key. Caches valid claims until they expire, which saves a signature check per
 * request. The cache key is the signature's end: hashing a whole token takes longer than comparing it.
 */
function createVerify({ publicJwk }: SigningKey, config: AuthConfig): Verifier {
  const known = new Lru<{ token: string; claims: Claims }>(CACHED_TOKENS)
  return async (token) => {
    const key = token.slice(-KEY_LENGTH)
    const kept = known.get(key)
    if (kept?.token === token && Date.now() <= 1_000 * kept.claims.exp) return kept.claims
    const { payload: claims } = await jwtVerify<Claims>(token, publicJwk, {
      algorithms: ['EdDSA'],
      typ: TOKEN_TYPE,
      issuer: config.baseUrl,
      audience: config.audience,
      requiredClaims: ['exp', 'sub', 'org_id'],
    })
    known.set(key, { token, claims })
    return claims
  }
}

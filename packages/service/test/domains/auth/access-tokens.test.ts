import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { importJWK, SignJWT } from 'jose'
import { readConfig } from '../../../src/config/config.ts'
import { type AccessTokens, createAccessTokens } from '../../../src/domains/auth/access-tokens.ts'
import type { AuthConfig } from '../../../src/domains/auth/auth-config.ts'
import { type Credential, createCredentialStore } from '../../../src/domains/auth/credential-store.ts'
import { createFailureLimit } from '../../../src/domains/auth/failure-limit.ts'
import { createIssueToken } from '../../../src/domains/auth/issue-token.ts'
import { createSigningKeyStore, type SigningKey } from '../../../src/domains/auth/signing-key-store.ts'
import { createOrganizationStore } from '../../../src/domains/organizations/organization-store.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { embeddedPlace, open } from '../../support/stores.ts'

const log = createLog({ level: 'silent', format: 'json' })
const configOf = (environment: string): AuthConfig =>
  readConfig(
    {
      ENDCAP_ENVIRONMENT: environment,
      ENDCAP_BASE_URL: `https://${environment}.endcap.example`,
      ENDCAP_AUDIENCE: 'https://api.endcap.example',
    },
    {},
  ).auth

let database: Database
let tokens: AccessTokens
let key: SigningKey
let credential: Credential
let secret: string
before(async () => {
  database = await open(await embeddedPlace())
  const { db } = database
  const credentials = createCredentialStore(db)
  tokens = await createAccessTokens({
    keys: createSigningKeyStore(db),
    credentials,
    config: configOf('dev1'),
    log,
  })
  ;[key] = (await createSigningKeyStore(db).list()) as [SigningKey]
  const { id } = await createOrganizationStore(db).create({
    name: 'Test',
    icp: null,
    rateLimit: null,
    withDefaultPortfolio: true,
  })
  const made = await credentials.create({ organizationId: id, environment: 'dev1', integrationIds: [] })
  secret = made.clientSecret
  credential = (await credentials.find(made.clientId)) as Credential
})
after(async () => {
  tokens.close()
  await database.close()
})

/** Returns a token signed with the service's key, so that only its content can be wrong. */
async function sign(
  changes: Record<string, unknown> = {},
  { typ = 'at+jwt', lifetimeS = 60 } = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const { baseUrl, audience } = configOf('dev1')
  return new SignJWT({
    iss: baseUrl,
    aud: audience,
    sub: credential.clientId,
    org_id: credential.organizationId,
    iat: now - 120,
    exp: now + lifetimeS,
    ...changes,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ, kid: key.kid })
    .sign(await importJWK(key.privateJwk, 'EdDSA'))
}

describe('a token with a valid signature', () => {
  it('a token with a valid signature is accepted with the right claims', async () => {
    assert.equal((await tokens.verify(await sign()))?.clientId, credential.clientId)
  })

  const wrong: [string, () => Promise<string>][] = [
    ['[AUTH-17] has expired', () => sign({}, { lifetimeS: -1 })],
    ['never expires', () => sign({ exp: undefined })],
    ['belongs to another environment', () => sign({ iss: configOf('dev2').baseUrl })],
    ['is for another audience', () => sign({ aud: 'https://elsewhere.example' })],
    ['has another type', () => sign({}, { typ: 'JWT' })],
    ['has no issuer', () => sign({ iss: undefined })],
    ['has no audience', () => sign({ aud: undefined })],
    ['has no organization', () => sign({ org_id: undefined })],
  ]
  for (const [what, token] of wrong)
    it(`a token with a valid signature is refused when it ${what}`, async () =>
      assert.equal(await tokens.verify(await token()), null))
})

describe('a token with the signature of one that was accepted', () => {
  it('a token with the signature of one that was accepted is refused each time when its claims differ', async () => {
    const accepted = await sign()
    assert.ok(await tokens.verify(accepted))
    const [header, , signature] = accepted.split('.')
    const [, claims] = (await sign({ org_id: 'another' })).split('.')
    const forged = [header, claims, signature].join('.')
    for (const token of [forged, forged]) assert.equal(await tokens.verify(token), null)
    assert.equal((await tokens.verify(accepted))?.organizationId, credential.organizationId)
  })
})

describe('a credential', () => {
  it('a credential gets no token from another environment on the same database', async () => {
    const { db, pool } = database
    const issueIn = (environment: string) => {
      const credentials = createCredentialStore(db)
      const config = configOf(environment)
      return createIssueToken({ credentials, tokens, failures: createFailureLimit(pool), config })({
        clientId: credential.clientId,
        clientSecret: secret,
        grantType: 'client_credentials',
        audience: config.audience,
        organization: credential.organizationId,
        basic: false,
        address: '127.0.0.1',
      })
    }
    assert.equal((await issueIn('dev1')).expiresInS, 86_400)
    for (const environment of ['production', 'dev2', 'dev5'])
      await assert.rejects(issueIn(environment), { code: 'invalid_client' }, environment)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { NewCredential } from '@endcap/cli/operator/administration/credential-administration'
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

let service: TestService
let credential: NewCredential
before(async () => {
  service = await startService({
    role: 'api',
    configure: ({ auth }) => {
      auth.environment = 'dev1'
      auth.audience = 'https://api.endcap.example'
    },
  })
  ;({ credential } = service)
})
after(() => service[Symbol.asyncDispose]())

const fields = (changes: Record<string, unknown> = {}) => ({
  client_id: credential.client_id,
  client_secret: credential.client_secret,
  audience: credential.audience,
  grant_type: 'client_credentials',
  organization: credential.organization_id,
  ...changes,
})
type TokenAnswer = { status: number; headers: Headers; body: Record<string, unknown> }

async function requestTokenWith(
  body: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<TokenAnswer> {
  const response = await fetch(`${service.config.auth.baseUrl}/auth/token`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}
const form = (values: Record<string, unknown>) =>
  new URLSearchParams(values as Record<string, string>).toString()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`
/** Reads a PDP that does not exist: 404 with a valid token, otherwise 401. */
const probe = (token: string | null, headers?: Record<string, string>) =>
  service.request('GET', '/v1/pdps/id/none', { token, ...(headers ? { headers } : {}) })

describe('the token endpoint', () => {
  it('[AUTH-1] the token endpoint returns a Bearer token for JSON, for a form, and for HTTP Basic', async () => {
    const { client_id: _id, client_secret: _secret, ...rest } = fields()
    const authorization = basic(credential.client_id, credential.client_secret)
    const answers = [
      await requestTokenWith(fields()),
      await requestTokenWith(form(fields()), FORM),
      await requestTokenWith(rest, { 'content-type': 'application/json', authorization }),
      await requestTokenWith(form(rest), { ...FORM, authorization }),
    ]
    for (const { status, headers, body } of answers) {
      assert.deepEqual([status, body['token_type'], body['expires_in']], [200, 'Bearer', 86_400])
      assert.deepEqual(Object.keys(body), ['access_token', 'token_type', 'expires_in'])
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.equal((await probe(String(body['access_token']))).status, 404)
    }
  })

  const refusals: [string, () => Promise<TokenAnswer>, number, string][] = [
    ['an empty body', () => requestTokenWith(''), 400, 'invalid_request'],
    ['malformed JSON', () => requestTokenWith('{'), 400, 'invalid_request'],
    ['a JSON array', () => requestTokenWith([]), 400, 'invalid_request'],
    [
      'another content type',
      () => requestTokenWith('x', { 'content-type': 'text/plain' }),
      400,
      'invalid_request',
    ],
    [
      '[AUTH-4] no client_id',
      () => requestTokenWith(fields({ client_id: undefined })),
      400,
      'invalid_request',
    ],
    [
      '[AUTH-7] no secret',
      () => requestTokenWith(fields({ client_secret: undefined })),
      400,
      'invalid_request',
    ],
    ['[AUTH-9] no audience', () => requestTokenWith(fields({ audience: undefined })), 400, 'invalid_request'],
    [
      '[AUTH-13] no organization',
      () => requestTokenWith(fields({ organization: undefined })),
      400,
      'invalid_request',
    ],
    [
      'a secret that is a number',
      () => requestTokenWith(fields({ client_secret: 1 })),
      400,
      'invalid_request',
    ],
    [
      'a repeated parameter',
      () => requestTokenWith(`${form(fields())}&client_id=${credential.client_id}`, FORM),
      400,
      'invalid_request',
    ],
    [
      'two methods of authentication',
      () =>
        requestTokenWith(fields(), { 'content-type': 'application/json', authorization: basic('a', 'b') }),
      400,
      'invalid_request',
    ],
    [
      '[AUTH-12] another grant',
      () => requestTokenWith(fields({ grant_type: 'password' })),
      400,
      'unsupported_grant_type',
    ],
    [
      '[AUTH-10] another audience',
      () => requestTokenWith(fields({ audience: 'https://elsewhere.example' })),
      400,
      'invalid_target',
    ],
    [
      '[AUTH-5] an unknown client',
      () => requestTokenWith(fields({ client_id: 'ec_nobody' })),
      401,
      'invalid_client',
    ],
    [
      '[AUTH-8] a wrong secret',
      () => requestTokenWith(fields({ client_secret: 'ecs_wrong' })),
      401,
      'invalid_client',
    ],
    [
      '[AUTH-14] another organization',
      () => requestTokenWith(fields({ organization: '0f0e0d0c-0b0a-4908-8706-050403020100' })),
      401,
      'invalid_client',
    ],
  ]
  for (const [what, request, status, error] of refusals) {
    it(`the token endpoint refuses ${what}: ${error}`, async () => {
      const answer = await request()
      assert.deepEqual([answer.status, answer.body['error']], [status, error])
      assert.deepEqual(Object.keys(answer.body), ['error', 'error_description'])
      assert.equal(answer.headers.get('cache-control'), 'no-store')
    })
  }

  it('the token endpoint returns the same response for an unknown client, a wrong secret, a wrong organization and a disabled client', async () => {
    const { administration } = service.app
    const disabled = await newCredential(service.app)
    await administration.disableCredential({ clientId: disabled.client_id })
    const answers = [
      await requestTokenWith(fields({ client_id: 'ec_unknown' })),
      await requestTokenWith(fields({ client_secret: 'x' })),
      await requestTokenWith(fields({ organization: 'x' })),
      await requestTokenWith(
        fields({
          client_id: disabled.client_id,
          client_secret: disabled.client_secret,
          organization: disabled.organization_id,
        }),
      ),
    ]
    for (const { status, body } of answers) assert.deepEqual([status, body], [401, answers[0]?.body])
  })

  it('[AUTH-16] the token endpoint returns a challenge to a client that used HTTP Basic', async () => {
    const { client_id: _id, client_secret: _secret, ...rest } = fields()
    const answer = await requestTokenWith(rest, {
      'content-type': 'application/json',
      authorization: basic('ec_basic', 'nope'),
    })
    assert.deepEqual([answer.status, answer.headers.get('www-authenticate')], [401, 'Basic realm="endcap"'])
  })

  it('the token endpoint limits failed attempts of a client, but not other clients and never the right secret', async () => {
    const client = await newCredential(service.app)
    const guess = fields({
      client_id: client.client_id,
      organization: client.organization_id,
      client_secret: 'ecs_guess',
    })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) statuses.push((await requestTokenWith(guess)).status)
    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 401), 429, 429])
    const limited = await requestTokenWith(guess)
    assert.equal(limited.body['error'], 'slow_down')
    assert.ok(Number(limited.headers.get('retry-after')) > 0)
    assert.equal((await requestTokenWith(fields())).status, 200)
    assert.equal((await requestTokenWith({ ...guess, client_secret: client.client_secret })).status, 200)
  })
})

describe('an access token', () => {
  const keySet = () => createRemoteJWKSet(new URL(`${service.config.auth.baseUrl}/.well-known/jwks.json`))
  const claims = { client_id: 'x', org_id: 'y', scope: 'z' }

  it('[AUTH-11] an access token is a JWT according to RFC 9068 that the published keys verify', async () => {
    const { payload, protectedHeader } = await jwtVerify(service.token, keySet(), {
      issuer: service.config.auth.baseUrl,
      audience: 'https://api.endcap.example',
      typ: 'at+jwt',
    })
    assert.equal(protectedHeader.alg, 'EdDSA')
    assert.deepEqual(Object.keys(payload).toSorted(), [
      'aud',
      'client_id',
      'exp',
      'iat',
      'iss',
      'jti',
      'org_id',
      'scope',
      'sub',
    ])
    assert.deepEqual(
      [payload.sub, payload['client_id'], payload['org_id']],
      [credential.client_id, credential.client_id, credential.organization_id],
    )
    assert.equal((payload.exp ?? 0) - (payload.iat ?? 0), 86_400)
  })

  it('[AUTH-15] an access token is refused when it is missing, malformed or forged', async () => {
    const { kid } = decodeProtectedHeader(service.token)
    const { privateKey } = await generateKeyPair('EdDSA')
    const forge = (changes: { typ?: string; kid?: string } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({
          alg: 'EdDSA',
          typ: 'at+jwt',
          ...(kid === undefined ? {} : { kid }),
          ...changes,
        })
        .setSubject('x')
        .setIssuer(service.config.auth.baseUrl)
        .setAudience('https://api.endcap.example')
        .setExpirationTime('1h')
        .sign(privateKey)
    const [header = '', payload = '', signature = ''] = service.token.split('.')
    const bad = [
      '',
      'x',
      'a.b.c',
      'x'.repeat(10_000),
      await forge(),
      await forge({ kid: 'unknown' }),
      new UnsecuredJWT(claims).encode(),
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: 'admin', exp: 9e9 })).toString('base64url')}.${signature}`,
    ]
    for (const token of bad) {
      const answer = await probe(token)
      assert.deepEqual([answer.status, answer.body['error_code']], [401, 'UNAUTHORIZED'], token.slice(0, 80))
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer realm="endcap", error="invalid_token"')
    }
    const without = await probe(null)
    assert.deepEqual(
      [without.status, without.headers.get('www-authenticate')],
      [401, 'Bearer realm="endcap"'],
    )
    assert.equal(
      (await probe(null, { authorization: basic(credential.client_id, credential.client_secret) })).status,
      401,
    )
  })

  it('[AUTH-6] an access token is refused in another environment, as are its credentials', async () => {
    await using other = await startService({
      role: 'api',
      configure: ({ auth }) => void (auth.audience = 'https://api.endcap.example'),
    })
    assert.equal((await probe(other.token)).status, 401)
    const answer = await requestTokenWith(
      fields({ client_id: other.credential.client_id, client_secret: other.credential.client_secret }),
    )
    assert.deepEqual([answer.status, answer.body['error']], [401, 'invalid_client'])
  })

  it('an access token becomes invalid when its client is disabled', async () => {
    const client = await newCredential(service.app)
    const token = await requestToken(service.config.auth.baseUrl, client)
    assert.equal((await probe(token)).status, 404)
    await service.app.administration.disableCredential({ clientId: client.client_id })
    assert.equal((await probe(token)).status, 401)
  })

  it('an access token stays valid during a key rotation, and the key set contains the new key at once', async () => {
    const kids = async () => {
      const { body } = await service.request('GET', '/.well-known/jwks.json', { token: null })
      return (body['keys'] as { kid: string; d?: string }[]).map(({ kid, d }) => [kid, d] as const)
    }
    const before = await kids()
    const { kid } = await service.app.administration.rotateKeys({})
    const after = await kids()
    assert.deepEqual(
      after,
      [...before, [kid, undefined]],
      'the new public key is published without its private part',
    )
    assert.equal((await probe(service.token)).status, 404)
    const next = await requestToken(service.config.auth.baseUrl, credential)
    assert.equal(
      decodeProtectedHeader(next).kid,
      before[0]?.[0],
      'the old key signs until every replica has read the new one',
    )
  })
})

describe('the authorization server metadata', () => {
  it('the authorization server metadata contains the addresses of the token endpoint and the keys (RFC 8414)', async () => {
    const { baseUrl } = service.config.auth
    const { body } = await service.request('GET', '/.well-known/oauth-authorization-server', { token: null })
    assert.deepEqual(
      [body['issuer'], body['token_endpoint'], body['jwks_uri']],
      [baseUrl, `${baseUrl}/auth/token`, `${baseUrl}/.well-known/jwks.json`],
    )
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { NewCredential } from '@endcap/cli/operator/administration/credential-administration'
import * as openidClient from 'openid-client'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let credential: NewCredential
let baseUrl: string

const discover = (authentication: openidClient.ClientAuth) =>
  openidClient.discovery(new URL(baseUrl), credential.client_id, undefined, authentication, {
    algorithm: 'oauth2',
    execute: [openidClient.allowInsecureRequests],
  })

/** Gets a token and asserts that it grants access. */
async function assertGrants(config: openidClient.Configuration): Promise<void> {
  const tokens = await openidClient.clientCredentialsGrant(config, {
    audience: credential.audience,
    organization: credential.organization_id,
  })
  assert.equal(tokens.expires_in, 86_400)
  const { status, body } = await service.request('GET', '/v1/product-retailers', {
    token: tokens.access_token,
  })
  assert.equal(status, 200)
  assert.ok(Array.isArray(body) && body.length > 0)
}

describe('the token endpoint', () => {
  before(async () => {
    service = await startService({ role: 'api' })
    ;({ credential } = service)
    ;({ baseUrl } = service.config.auth)
  })
  after(() => service[Symbol.asyncDispose]())

  it('[AUTH-2] the token endpoint gives openid-client a valid token by discovery, with the secret in the body', async () => {
    await assertGrants(await discover(openidClient.ClientSecretPost(credential.client_secret)))
  })

  it('[AUTH-3] the token endpoint gives openid-client a valid token by discovery, with HTTP Basic', async () => {
    await assertGrants(await discover(openidClient.ClientSecretBasic(credential.client_secret)))
  })

  it('the token endpoint gives openid-client a valid token at /oauth/token, without discovery', async () => {
    const server = { issuer: baseUrl, token_endpoint: `${baseUrl}/oauth/token` }
    const config = new openidClient.Configuration(server, credential.client_id, credential.client_secret)
    openidClient.allowInsecureRequests(config)
    await assertGrants(config)
  })
})

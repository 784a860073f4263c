import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { AuthenticationClient } from 'auth0/legacy'
import * as oauth4webapi from 'oauth4webapi'
import * as openidClient from 'openid-client'
import { ClientCredentials } from 'simple-oauth2'
import type { NewCredential } from '../../../src/operator/administration/credential-administration.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let credential: NewCredential
let baseUrl: string
before(async () => {
  service = await startService({ role: 'api' })
  ;({ credential } = service)
  ;({ baseUrl } = service.config.auth)
})
after(() => service[Symbol.asyncDispose]())

/** Asserts that the token grants access. */
async function assertAccepted(token: unknown): Promise<void> {
  assert.equal(typeof token, 'string')
  const { status, body } = await service.request('GET', '/v1/product-retailers', { token: String(token) })
  assert.equal(status, 200)
  assert.ok(Array.isArray(body) && body.length > 0)
}

describe('a token that grants access is obtained with', () => {
  it('[AUTH-2] openid-client, by discovery', async () => {
    const config = await openidClient.discovery(
      new URL(baseUrl),
      credential.client_id,
      undefined,
      openidClient.ClientSecretPost(credential.client_secret),
      { algorithm: 'oauth2', execute: [openidClient.allowInsecureRequests] },
    )
    const tokens = await openidClient.clientCredentialsGrant(config, {
      audience: credential.audience,
      organization: credential.organization_id,
    })
    assert.equal(tokens.expires_in, 86_400)
    await assertAccepted(tokens.access_token)
  })

  it('openid-client, with HTTP Basic', async () => {
    const config = await openidClient.discovery(
      new URL(baseUrl),
      credential.client_id,
      undefined,
      openidClient.ClientSecretBasic(credential.client_secret),
      { algorithm: 'oauth2', execute: [openidClient.allowInsecureRequests] },
    )
    const tokens = await openidClient.clientCredentialsGrant(config, {
      audience: credential.audience,
      organization: credential.organization_id,
    })
    await assertAccepted(tokens.access_token)
  })

  it('oauth4webapi, by discovery, which also validates the token as a JWT access token (RFC 9068)', async () => {
    const insecure = { [oauth4webapi.allowInsecureRequests]: true }
    const issuer = new URL(baseUrl)
    const server = await oauth4webapi.processDiscoveryResponse(
      issuer,
      await oauth4webapi.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure }),
    )
    const client = { client_id: credential.client_id }
    const response = await oauth4webapi.clientCredentialsGrantRequest(
      server,
      client,
      oauth4webapi.ClientSecretPost(credential.client_secret),
      new URLSearchParams({ audience: credential.audience, organization: credential.organization_id }),
      insecure,
    )
    const { access_token } = await oauth4webapi.processClientCredentialsResponse(server, client, response)
    await assertAccepted(access_token)
    const request = new Request(baseUrl, { headers: { authorization: `Bearer ${access_token}` } })
    const claims = await oauth4webapi.validateJwtAccessToken(server, request, credential.audience, insecure)
    assert.equal(claims.sub, credential.client_id)
    assert.equal(claims['org_id'], credential.organization_id)
  })

  it('[AUTH-3] simple-oauth2', async () => {
    const client = new ClientCredentials({
      client: { id: credential.client_id, secret: credential.client_secret },
      auth: { tokenHost: baseUrl, tokenPath: '/auth/token' },
    })
    // Its types contain only the fields of RFC 6749. It sends the others too.
    const parameters = { audience: credential.audience, organization: credential.organization_id }
    const { token } = await client.getToken(parameters)
    await assertAccepted(token['access_token'])
  })

  it('the auth0 SDK, which uses /oauth/token', async () => {
    const client = new AuthenticationClient({
      domain: new URL(baseUrl).host,
      clientId: credential.client_id,
      clientSecret: credential.client_secret,
      // It supports only https. A deployment has a proxy for that, this test has none.
      fetch: (url, init) => fetch(String(url).replace('https://', 'http://'), init),
    })
    const { data } = await client.oauth.clientCredentialsGrant({
      audience: credential.audience,
      organization: credential.organization_id,
    })
    await assertAccepted(data.access_token)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

describe('the access of an organization', () => {
  let service: TestService
  before(async () => {
    service = await startService({ role: 'api' })
  })
  after(() => service[Symbol.asyncDispose]())
  const tokenOf = (credential: Parameters<typeof requestToken>[1]) =>
    requestToken(service.config.auth.baseUrl, credential)
  const list = async (token: string) => (await service.request('GET', '/v1/pdps', { token })).status

  it('the access of an organization outlasts the rotation of a secret, whose predecessor ends after the overlap', async () => {
    const { administration } = service.app
    const old = await newCredential(service.app)
    const { client_id: clientId } = old
    const next = { ...old, ...(await administration.rotateCredential({ clientId, overlapH: 1 })) }
    assert.notEqual(next.client_secret, old.client_secret)
    assert.equal(await list(await tokenOf(old)), 200)
    assert.equal(await list(await tokenOf(next)), 200)
    const last = { ...old, ...(await administration.rotateCredential({ clientId, overlapH: 0 })) }
    await assert.rejects(tokenOf(old), /invalid_client/)
    await assert.rejects(tokenOf(next), /invalid_client/)
    assert.equal(await list(await tokenOf(last)), 200)
    await administration.disableCredential({ clientId })
    await assert.rejects(administration.rotateCredential({ clientId, overlapH: 1 }), /disabled/)
    await assert.rejects(tokenOf(last), /invalid_client/)
  })

  it('the access of an organization ends with its suspension, and begins again after it', async () => {
    const { administration } = service.app
    const credential = await newCredential(service.app)
    const { organization_id: organizationId } = credential
    const token = await tokenOf(credential)
    assert.equal(await list(token), 200)
    const suspended = await administration.changeOrganization({ organizationId, isSuspended: true })
    assert.equal(suspended.state, 'suspended')
    assert.equal(await list(token), 401)
    await assert.rejects(tokenOf(credential), /invalid_client/)
    await administration.changeOrganization({ organizationId, isSuspended: false })
    assert.equal(await list(token), 200)
    assert.equal(await list(await tokenOf(credential)), 200)
  })
})

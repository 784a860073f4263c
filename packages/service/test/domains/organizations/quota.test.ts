import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

/** Quotas of a test, in the units of the configuration. */
const IMPORT_BYTES = 2_000
/** Pictures of about the same size that fit in the quotas. */
const STORED = 6
const UPLOADED = 3
const COUNTS = { corrections: 1, rubricVersions: 1, factBytes: 100, webhookCalls: 2 }

describe('the quotas of an organization', () => {
  let origin: Origin
  let service: TestService
  let other: string
  let size: number
  before(async () => {
    size = (await picture(0)).length
    origin = await startOrigin()
    for (let n = 0; n < 20; n++) origin.serve(`/${n}.png`, await picture(n))
    service = await startService({
      role: 'api',
      origin,
      configure: (config) => {
        config.quota = {
          bytes: STORED * size,
          uploadBytes: UPLOADED * size,
          importBytes: IMPORT_BYTES,
          ...COUNTS,
        }
        config.webhooks.allowedOrigins = [origin.host]
      },
    })
    other = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
  })
  after(() => service[Symbol.asyncDispose]())

  const post = (path: string, body: object, token?: string) =>
    service.request('POST', path, { body, ...(token !== undefined && { token }) })
  const submit = (n: number, token?: string) =>
    service.put(
      `sku-${n}`,
      { hero_image_url: origin.url(`/${n}.png`), name: 'Sea Salt Potato Chips' },
      token === undefined ? {} : { token },
    )
  const upload = async (n: number, token = service.token) =>
    service.request('POST', '/v1/uploads', {
      raw: await picture(n),
      headers: { 'content-type': 'image/png' },
      token,
    })
  /** Sends until a request is refused, and returns the refusal. */
  async function untilRefused(send: (n: number) => ReturnType<typeof submit>) {
    for (let n = 0; n < 20; n++) {
      const answer = await send(n)
      if (answer.status >= 400) return answer
    }
    throw new Error('nothing was refused')
  }
  const refusalOf = ({ status, body }: Awaited<ReturnType<typeof submit>>) => {
    const { quota, used, allowed } = body['extra'] as { quota: string; used: number; allowed: number }
    return { status, code: body['error_code'], quota, isNearlyUsed: used <= allowed && used > allowed / 2 }
  }

  it('the quotas of an organization limit uploads, catalog files and all stored files, and leave other organizations alone', async () => {
    const refused = { code: 'QUOTA_EXCEEDED', isNearlyUsed: true }
    assert.deepEqual(refusalOf(await untilRefused((n) => upload(100 + n))), {
      ...refused,
      status: 507,
      quota: 'upload_bytes',
    })
    assert.deepEqual(refusalOf(await untilRefused(submit)), {
      ...refused,
      status: 429,
      quota: 'stored_bytes',
    })
    const catalog = (n: number) =>
      service.request('POST', '/v1/imports', {
        raw: `id,hero_image_url\n${n},https://img.example.com/${'x'.repeat(900)}`,
        headers: { 'content-type': 'text/csv' },
        token: other,
      })
    assert.deepEqual(refusalOf(await untilRefused(catalog)), {
      ...refused,
      status: 507,
      quota: 'import_bytes',
    })
    assert.equal((await submit(1, other)).status, 202)
    assert.equal((await upload(1, other)).status, 201)
    // A stored content needs no further bytes.
    assert.equal((await service.get('sku-0')).status, 200)
  })

  it('the quotas of an organization limit rubric versions, and tests and replays of webhooks in a day', async () => {
    const publish = () =>
      post('/v1/rubrics/general/versions', { patch: { listing: { heroWeight: 0.6, carouselWeight: 0.4 } } })
    assert.equal((await publish()).status, 201)
    assert.deepEqual(refusalOf(await publish()), {
      status: 507,
      code: 'QUOTA_EXCEEDED',
      quota: 'rubric_versions',
      isNearlyUsed: true,
    })
    const { body } = await post('/v1/webhook-endpoints', { url: origin.url('/hook') })
    const test = () => post(`/v1/webhook-endpoints/${String(body['webhook_endpoint_id'])}/test`, {})
    assert.deepEqual([(await test()).status, (await test()).status], [202, 202])
    assert.equal(refusalOf(await test()).quota, 'webhook_calls')
  })

  it('the quotas of an organization are shown with what is used, and can be raised for one organization', async () => {
    const { administration } = service.app
    const { organization_id: organizationId } = service.credential
    const stored = async () => {
      const usages = await administration.organizationUsage({ organizationId })
      return usages.find(({ quota }) => quota === 'stored_bytes')
    }
    assert.equal((await stored())?.allowed, STORED * size)
    await administration.changeOrganization({ organizationId, quotaGb: 1 })
    assert.equal((await stored())?.allowed, 1_000_000_000)
    assert.equal((await submit(19)).status, 202)
    assert.equal((await upload(100)).status, 507)
  })
})

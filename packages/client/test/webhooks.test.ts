import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, it } from 'node:test'
import { verifyWebhook, type WebhookHeaders, WebhookVerificationError } from '@endcap/client/webhooks'

const SECRETS = ['first', 'second'].map((text) => `whsec_${Buffer.from(text).toString('base64')}`)
const [SECRET = '', OTHER = ''] = SECRETS
const BODY = '{"type":"pdp.scored","timestamp":"2026-11-21T08:00:00.000Z","data":{"id":"ü"}}'
const nowS = () => Math.floor(Date.now() / 1000)

function headersOf({ body = BODY, id = 'e-1', timestamp = String(nowS()), secrets = [SECRET] } = {}) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

it('the recipe of webhooks accepts what is signed and refuses the rest', async (test) => {
  const { handleWebhook } = await import('./recipes/webhooks.ts')
  process.env['ENDCAP_WEBHOOK_SECRET'] = SECRET
  test.after(() => delete process.env['ENDCAP_WEBHOOK_SECRET'])
  const send = (headers: Record<string, string>) =>
    handleWebhook(new Request('https://shop.test/endcap', { method: 'POST', body: BODY, headers }))
  const log = test.mock.method(console, 'log', () => {})
  assert.equal((await send(headersOf())).status, 204)
  assert.deepEqual(log.mock.calls[0]?.arguments, ['ü', undefined])
  assert.equal((await send(headersOf({ secrets: [OTHER] }))).status, 400)
})

describe('verifyWebhook', () => {
  it('[HOOK-10] verifyWebhook returns the event of a text, of bytes, and of headers of every kind', async () => {
    const headers = headersOf()
    const upper = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
    )
    const bodies = [BODY, Buffer.from(BODY), new TextEncoder().encode(BODY).buffer]
    for (const body of bodies)
      for (const each of [headers, new Headers(headers), upper] satisfies WebhookHeaders[]) {
        const event = await verifyWebhook(body, each, SECRET)
        assert.deepEqual(event, { id: 'e-1', ...(JSON.parse(BODY) as object) })
      }
  })

  it('verifyWebhook accepts any of several signatures and secrets, and ignores signatures of other versions', async () => {
    const both = headersOf({ secrets: [OTHER, SECRET] })
    for (const secrets of [SECRET, OTHER, ['whsec_eHg=', OTHER]]) await verifyWebhook(BODY, both, secrets)
    const mixed = { ...both, 'webhook-signature': `v1a,xyz v1,!! ${both['webhook-signature']}` }
    await verifyWebhook(BODY, mixed, SECRET)
  })

  const refused: [code: string, body: string | Uint8Array, headers: WebhookHeaders][] = [
    ['NO_MATCHING_SIGNATURE', `${BODY} `, headersOf()],
    ['NO_MATCHING_SIGNATURE', Buffer.from(`\uFEFF${BODY}`), headersOf()],
    ['NO_MATCHING_SIGNATURE', BODY, { ...headersOf(), 'webhook-id': 'e-2' }],
    ['NO_MATCHING_SIGNATURE', BODY, { ...headersOf(), 'webhook-timestamp': String(nowS() + 1) }],
    ['NO_MATCHING_SIGNATURE', BODY, headersOf({ secrets: [OTHER] })],
    ['NO_MATCHING_SIGNATURE', BODY, { ...headersOf(), 'webhook-signature': 'v1,' }],
    ['MISSING_HEADER', BODY, { ...headersOf(), 'webhook-signature': undefined }],
    ['MISSING_HEADER', BODY, new Headers()],
    ['INVALID_TIMESTAMP', BODY, headersOf({ timestamp: 'now' })],
    ['TIMESTAMP_OUT_OF_TOLERANCE', BODY, headersOf({ timestamp: String(nowS() - 3_600) })],
    ['TIMESTAMP_OUT_OF_TOLERANCE', BODY, headersOf({ timestamp: String(nowS() + 3_600) })],
    ['INVALID_BODY', 'text', headersOf({ body: 'text' })],
  ]
  for (const [index, [code, body, headers]] of refused.entries())
    it(`verifyWebhook refuses a webhook with ${code} (${index})`, async () => {
      await assert.rejects(verifyWebhook(body, headers, SECRET), (error) => {
        assert.ok(error instanceof WebhookVerificationError)
        return error.code === code
      })
    })

  it('verifyWebhook takes the tolerance from its options, and refuses a secret of another form', async () => {
    const old = headersOf({ timestamp: String(nowS() - 1_000) })
    await verifyWebhook(BODY, old, SECRET, { toleranceS: 2_000 })
    await assert.rejects(verifyWebhook(BODY, old, SECRET, { toleranceS: Number.NaN }), {
      code: 'TIMESTAMP_OUT_OF_TOLERANCE',
    })
    // In JavaScript, a variable of the environment can be undefined.
    for (const secret of ['', 'secret', 'whsec_', 'whsec_!', undefined as unknown as string])
      await assert.rejects(verifyWebhook(BODY, headersOf(), secret), /^TypeError: a secret must be whsec_/)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ConfigError, readConfig } from '../../src/config/config.ts'
import { assertFailures } from '../support/process.ts'
import { startService, type TestService } from '../support/service.ts'

type Sent = { body?: unknown; type?: string; headers?: Record<string, string> }

const JSON_TYPE = 'application/json'
const hero = { hero_image_url: 'https://images.example.com/1.jpg' }
const NOT_UTF8 = Buffer.from('{"name":"\xe9"}', 'latin1')

let service: TestService

async function answerTo(method: string, path: string, { body, type = JSON_TYPE, headers }: Sent) {
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  const response = await fetch(service.config.auth.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${service.token}`, 'content-type': type, ...headers },
    ...(body === undefined ? {} : { body: bytes }),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Returns the address of a submission. */
const by = (kind: 'id' | 'gtin' | 'asin', id: string) => `/v1/pdps/${kind}/${encodeURIComponent(id)}`

describe('an error message', () => {
  before(async () => {
    service = await startService({ role: 'api' })
  })
  after(() => service[Symbol.asyncDispose]())

  it('an error message is true of what was sent to the API', async () => {
    const submission = { body: hero }
    const list = (query: string) => ['GET', `/v1/pdps?${query}`, {}] as const
    const cases: readonly (readonly [string, string, Sent, string])[] = [
      ['PUT', by('id', 'a\0b'), submission, 'the id must not contain the character U+0000'],
      ['PUT', by('id', 'x'.repeat(513)), submission, 'the id must have at most 512 characters'],
      ['PUT', by('id', ''), submission, 'the id must not be empty'],
      [
        'PUT',
        by('gtin', '4006381333932'),
        submission,
        'the GTIN has a last digit that is not its check digit: check it for a typing error',
      ],
      ['PUT', by('gtin', '0000000000000'), submission, 'the GTIN has only zeros'],
      ['PUT', by('gtin', '123'), submission, 'the GTIN must have 8, 12, 13 or 14 digits, not 3'],
      ['PUT', by('gtin', '400638133393A'), submission, 'the GTIN must have digits only'],
      ['PUT', by('asin', 'b0demo0001'), { body: {} }, 'the ASIN must have 10 upper-case letters and digits'],
      [
        'PUT',
        by('id', 'a'),
        { body: { hero_image_url: `https://x.com/${'a'.repeat(4_096)}` } },
        'hero_image_url: must have at most 4096 characters',
      ],
      [
        'PUT',
        by('id', 'a'),
        { body: { hero_image_url: 'https://x.com/\0' } },
        'hero_image_url: must not contain the character U+0000',
      ],
      [
        'PUT',
        by('id', 'a'),
        { body: { hero_image_url: 'ftp://x.com' } },
        'hero_image_url: must be an absolute http or https URL',
      ],
      ['PUT', by('id', 'a'), { body: NOT_UTF8 }, 'the request body is not valid UTF-8'],
      ['PUT', by('id', 'a'), { body: '{' }, 'the request body is not valid JSON'],
      ['PUT', by('id', 'a'), { body: '' }, 'the request body is empty'],
      ['PUT', by('id', 'a'), { body: [] }, 'body: must be an object, not a list'],
      ['PUT', by('id', 'a'), { body: `"${'x'.repeat(1_100_000)}"` }, 'the request body is larger than 1 MiB'],
      [
        'PUT',
        by('id', 'a'),
        { body: '{}', type: `${JSON_TYPE}; charset=iso-8859-1` },
        'JSON must be sent in UTF-8',
      ],
      [
        'PUT',
        by('id', 'a'),
        { body: '{}', headers: { 'content-encoding': 'gzip' } },
        'the request body must not be compressed',
      ],
      [...list('limit=0'), 'limit: must be at least 1, not 0'],
      [...list('limit=1.5'), 'limit: must be a whole number, not 1.5'],
      [
        ...list('updated_since=2026-02-30T00:00:00Z'),
        'updated_since: must be a time that exists, with a time zone, such as 2026-11-21T08:00:00Z, not "2026-02-30T00:00:00Z"',
      ],
      [
        ...list('updated_since=0000-01-01T00:00:00Z'),
        'updated_since: must be a time in the years 1 to 9999 in UTC',
      ],
      [...list('q=%ff'), 'q: must be percent-encoded UTF-8'],
      [
        'POST',
        '/v1/corrections',
        { body: { kind: 'asset_type', image_id: 'x', pdp_id: 'y', value: 'Packshot' } },
        'image_id: exactly one of image_id and pdp_id must be given',
      ],
      [
        'POST',
        '/v1/uploads',
        { body: '<html>', type: 'image/jpeg' },
        'the content is of no known image type; jpeg, png and webp are accepted',
      ],
    ]
    for (const [method, path, sent, message] of cases)
      assert.equal((await answerTo(method, path, sent))['detail'], message, `${method} ${path.slice(0, 80)}`)
  })

  it('an error message is true of what was sent to the token endpoint', async () => {
    const { client_id, client_secret, organization_id: organization } = service.credential
    const fields = {
      client_id,
      client_secret,
      organization,
      grant_type: 'client_credentials',
      audience: 'https://x',
    }
    const cases: readonly (readonly [Sent, string])[] = [
      [{ body: fields }, `audience must be ${service.config.auth.audience}`],
      [{ body: [] }, 'the body must be a JSON object or a form'],
      [{ body: '{' }, 'the request body is not valid JSON'],
      [{ body: '' }, 'the request body is empty'],
      [{ body: NOT_UTF8 }, 'the request body is not valid UTF-8'],
      [{ body: `"${'x'.repeat(1_100_000)}"` }, 'the request body is larger than 1 MiB'],
      [
        { body: 'a', type: 'text/plain' },
        'the content type must be application/x-www-form-urlencoded or application/json',
      ],
      [{ body: { ...fields, client_id: 'a\0' } }, 'client_id must not contain the character U+0000'],
      [{ body: { ...fields, client_id: 1 } }, 'missing, empty, repeated or not a text: client_id'],
    ]
    for (const [sent, message] of cases)
      assert.equal((await answerTo('POST', '/auth/token', sent))['error_description'], message)
  })

  it('an error message is true of arguments of commands', async () => {
    const invite = (...options: string[]) => ['user', 'invite', '--org', 'x', '--role', 'viewer', ...options]
    await assertFailures(2, [
      [invite('--name', ''), /must be one line of 1 to 100 characters/],
      [invite('--email', `${'a'.repeat(250)}@x.com`), /must be an email address of at most 254 characters/],
      [['rubric', 'rollback', 'beauty', '12345678901'], /must be a whole number of at most 9 digits/],
      [['demo', 'storefront', '--port', '65536'], /must be a whole number from 0 to 65535/],
    ])
    // A name of 60 characters of two units each is short enough, so the command fails later.
    await assertFailures(1, [
      [invite('--name', '🍏'.repeat(60), '--data', '/missing'), /there is no Endcap data/],
    ])
  })

  it('an error message is true of settings', () => {
    const cases: Readonly<Record<string, readonly [value: string, problem: string]>> = {
      ENDCAP_PORT: ['eighty', 'must be a whole number from 0 to 65535'],
      ENDCAP_DRAIN_MS: ['1.5', 'must be a whole number from 0 to 300000'],
      ENDCAP_BASE_URL: ['ftp://endcap.example.com', 'must be an http or https address'],
      ENDCAP_TRACE_RATIO: ['2', 'must be a number from 0 to 1'],
      ENDCAP_BLOBS: [
        's3://-photos',
        'has a wrong bucket: 3 to 63 lower-case letters, digits, dots and hyphens, with a letter or digit at both ends',
      ],
      ENDCAP_STOREFRONT_US: ['shop', 'must be an http or https address'],
    }
    for (const [name, [value, problem]] of Object.entries(cases))
      assert.throws(
        () => readConfig({}, { [name]: value }),
        (error) => {
          assert.ok(error instanceof ConfigError)
          assert.deepEqual(error.problems, [`${name}: ${problem}`])
          return true
        },
      )
    assert.throws(
      () => readConfig({}, { ENDCAP_OIDC_ISSUER: 'login' }),
      /ENDCAP_OIDC_ISSUER: must be an https address/,
    )
  })
})

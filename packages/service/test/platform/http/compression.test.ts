import assert from 'node:assert/strict'
import http, { type IncomingHttpHeaders } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { preferredCoding } from '../../../src/platform/http/compression.ts'
import { startService, type TestService } from '../../support/service.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

let service: TestService
before(async () => {
  service = await startService({ role: 'api' })
})
after(() => service[Symbol.asyncDispose]())

/** Reads an address without decompressing it, as `fetch` would. */
async function read(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  http
    .request(service.config.auth.baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${service.token}`, ...headers },
    })
    .on('error', reject)
    .on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    .end()
  return promise
}

const LARGE = '/v1/product-categories'

describe('a response', () => {
  for (const [coding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)
    it(`a response above 1 kB is compressed with ${coding} if the client accepts it`, async () => {
      const plain = await read(LARGE)
      const { headers, body } = await read(LARGE, { 'accept-encoding': coding })
      assert.equal(headers['content-encoding'], coding)
      assert.equal(headers.vary, 'Authorization, Accept, Accept-Encoding')
      assert.equal(Number(headers['content-length']), body.length)
      assert.deepEqual(decompress(body), plain.body)
      assert.equal(headers.etag, plain.headers.etag)
      assert.ok(body.length < plain.body.length / 3, `${body.length} of ${plain.body.length} bytes`)
      const head = await read(LARGE, { 'accept-encoding': coding }, 'HEAD')
      assert.deepEqual([head.headers['content-encoding'], head.body.length], [coding, 0])
    })

  it('a response is not compressed below 1 kB or for a client that accepts no coding', async () => {
    for (const [path, accepted] of [
      ['/health/live', 'br'],
      [LARGE, 'identity'],
      [LARGE, 'br;q=0, zstd'],
    ] as const) {
      const { headers } = await read(path, { 'accept-encoding': accepted })
      assert.equal(headers['content-encoding'], undefined, path)
      assert.match(headers.vary ?? '', /Accept-Encoding$/)
    }
  })

  it('a response is 304 in every coding while nothing has changed', async () => {
    const { headers } = await read(LARGE, { 'accept-encoding': 'br' })
    for (const coding of ['br', 'gzip', 'identity']) {
      const again = await read(LARGE, { 'accept-encoding': coding, 'if-none-match': headers.etag ?? '' })
      assert.deepEqual(
        [again.status, again.body.length, again.headers.etag, again.headers['content-encoding']],
        [304, 0, headers.etag, undefined],
      )
      assert.equal(again.headers.vary, headers.vary)
    }
  })
})

describe('the preferred coding', () => {
  const rows: [string | undefined, string | null][] = [
    [undefined, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', null],
    ['identity, br;q=0.5', null],
    ['identity;q=0.5, br', 'br'],
    ['deflate, compress', null],
    [' br ; q=1.000 ', 'br'],
    ['nonsense;;;,,q=', null],
  ]
  for (const [accepted, coding] of rows)
    it(`the preferred coding of ${JSON.stringify(accepted)} is ${coding}`, () => {
      assert.equal(preferredCoding(accepted), coding)
    })
})

describe('the documentation page', () => {
  it('the documentation page has our title, a new nonce each time, and a script that is cached', async () => {
    const first = await read('/docs/')
    assert.match(first.body.toString(), /<title>Endcap API<\/title>/)
    assert.equal(first.headers['cache-control'], 'no-store')
    const second = await read('/docs/')
    assert.notEqual(first.headers['content-security-policy'], second.headers['content-security-policy'])
    const { headers } = await read('/docs/js/scalar.js')
    assert.equal(headers['cache-control'], 'public, max-age=3600')
    const again = await read('/docs/js/scalar.js', { 'if-none-match': headers.etag ?? '' })
    assert.deepEqual([again.status, again.body.length], [304, 0])
    assert.equal((await read('/docs')).headers.location, '/docs/')
  })

  it('the documentation page has a script of less than a third of its size when it is compressed', async () => {
    const plain = await read('/docs/js/scalar.js')
    const compressed = await read('/docs/js/scalar.js', { 'accept-encoding': 'br, gzip' })
    assert.equal(compressed.headers['content-encoding'], 'br')
    assert.ok(compressed.body.length < plain.body.length / 3, `${compressed.body.length} bytes`)
    assert.deepEqual(brotliDecompressSync(compressed.body), plain.body)
  })
})

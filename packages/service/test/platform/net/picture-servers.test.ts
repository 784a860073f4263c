import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { FetchError } from '@endcap/foundation/net/fetch-error'
import {
  createGuardedFetch,
  GUARDED_FETCH_DEFAULTS,
  type GuardedFetchConfig,
} from '@endcap/foundation/net/guarded-fetch'
import { type Handler, startOrigin } from '../../support/origin.ts'

const BYTES = Buffer.from('the bytes of a picture')
const MAX_BYTES = 100_000
const origin = await startOrigin()
const other = await startOrigin()
const folder = await mkdtemp(join(tmpdir(), 'endcap-pictures-'))

const fetcher = (config: Partial<GuardedFetchConfig> = {}) =>
  createGuardedFetch({ ...GUARDED_FETCH_DEFAULTS, allowedOrigins: [origin.host, other.host], ...config })
const standard = fetcher()
const get = (url: string, fetch = standard) => fetch.get({ url, maxBytes: MAX_BYTES, accept: 'image/*' })
const refusal = async (url: string, fetch = standard): Promise<FetchError> =>
  await get(url, fetch).then(
    () => assert.fail('was not refused'),
    (error: FetchError) => error,
  )
/** Answers the first requests by `handlers`, and those after them with the picture. */
function serveAfter(path: string, ...handlers: Handler[]): void {
  let count = 0
  origin.serve(path, (request, response) => {
    const handle = handlers[count++]
    if (handle) handle(request, response)
    else response.writeHead(200, { 'content-length': BYTES.length }).end(BYTES)
  })
}
const requestsOf = (path: string) => origin.requests.filter((each) => each === path).length

after(async () => {
  standard.close()
  await origin[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

describe('a picture', () => {
  for (const coding of ['aws-chunked', 'UTF-8', 'binary', 'identity', '', 'none, utf-8'])
    it(`a picture is read as it is when its content coding is "${coding}"`, async () => {
      origin.serve('/unknown', (_request, response) =>
        response.writeHead(200, { 'content-encoding': coding }).end(BYTES),
      )
      assert.deepEqual(await get(origin.url('/unknown')), BYTES)
    })

  const CODINGS: [coding: string, bytes: Buffer][] = [
    ['gzip', gzipSync(BYTES)],
    ['X-GZip', gzipSync(BYTES)],
    ['br', brotliCompressSync(BYTES)],
    ['deflate', deflateSync(BYTES)],
    ['aws-chunked, gzip', gzipSync(BYTES)],
    ['gzip, br', brotliCompressSync(gzipSync(BYTES))],
  ]
  for (const [coding, bytes] of CODINGS)
    it(`a picture is decoded though identity was asked for: ${coding}`, async () => {
      origin.serve('/coded', (_request, response) =>
        response.writeHead(200, { 'content-encoding': coding, 'content-length': bytes.length }).end(bytes),
      )
      assert.deepEqual(await get(origin.url('/coded')), BYTES)
    })

  it('a picture is limited by its size after decoding', async () => {
    const bomb = gzipSync(Buffer.alloc(MAX_BYTES + 1))
    origin.serve('/bomb', (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    assert.equal((await refusal(origin.url('/bomb'))).reason, 'too_large')
    origin.serve('/nested', (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip, gzip, gzip' }).end(bomb),
    )
    assert.equal((await refusal(origin.url('/nested'))).reason, 'unsupported_type')
  })

  it('a picture is found by a redirect to a path in raw UTF-8', async () => {
    origin.serve('/b%C3%BCrste.jpg', BYTES)
    origin.serve('/moved', ({ socket }) =>
      socket.end(
        'HTTP/1.1 302 Found\r\nLocation: /b\u00fcrste.jpg\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      ),
    )
    assert.deepEqual(await get(origin.url('/moved')), BYTES)
  })

  it('a picture may come with 203, as from a proxy', async () => {
    origin.serve('/proxied', (_request, response) => response.writeHead(203).end(BYTES))
    assert.deepEqual(await get(origin.url('/proxied')), BYTES)
  })
})

describe('a server of pictures', () => {
  it('a server of pictures gets its cookies back within a download, and no other origin gets them', async () => {
    const seen: (string | undefined)[] = []
    other.serve('/end', (request, response) => {
      seen.push(request.headers.cookie)
      response.end(BYTES)
    })
    origin.serve('/gate', (request, response) => {
      seen.push(request.headers.cookie)
      const isKnown = request.headers.cookie === 'seen=1'
      response
        .writeHead(
          302,
          isKnown ? { location: other.url('/end') } : { location: '/gate', 'set-cookie': 'seen=1' },
        )
        .end()
    })
    for (let download = 0; download < 2; download++) assert.deepEqual(await get(origin.url('/gate')), BYTES)
    assert.deepEqual(seen, [undefined, 'seen=1', undefined, undefined, 'seen=1', undefined])
  })

  const BUSY: [title: string, handle: Handler][] = [
    ['503', (_request, response) => response.writeHead(503, { 'retry-after': '0' }).end()],
    ['429', (_request, response) => response.writeHead(429, { 'retry-after': '0' }).end()],
    ['a reset', ({ socket }) => socket.resetAndDestroy()],
    [
      'an early end',
      (_request, response) => {
        response.writeHead(200, { 'content-length': BYTES.length }).write(BYTES.subarray(0, 4), () => {
          response.destroy()
        })
      },
    ],
  ]
  for (const [title, handle] of BUSY) {
    it(`a server of pictures gets a second attempt after ${title}`, async () => {
      const path = `/once-${title.replaceAll(' ', '-')}`
      serveAfter(path, handle)
      const file = join(folder, path)
      await standard.download({ url: origin.url(path), maxBytes: MAX_BYTES, accept: 'image/*', path: file })
      assert.deepEqual([await readFile(file), requestsOf(path)], [BYTES, 2])
    })
    it(`a server of pictures gets no third attempt after ${title}`, async () => {
      const path = `/twice-${title.replaceAll(' ', '-')}`
      serveAfter(path, handle, handle)
      await refusal(origin.url(path))
      assert.equal(requestsOf(path), 2)
    })
  }

  it('a server of pictures gets one attempt if it asks for a wait beyond the deadline, or does not know the picture', async () => {
    serveAfter('/later', (_request, response) => response.writeHead(503, { 'retry-after': '3600' }).end())
    serveAfter('/gone', (_request, response) => response.writeHead(404, { 'retry-after': '0' }).end())
    serveAfter('/broken', (_request, response) => response.writeHead(500).end())
    assert.deepEqual((await refusal(origin.url('/later'))).status, 503)
    assert.deepEqual((await refusal(origin.url('/gone'))).status, 404)
    assert.deepEqual((await refusal(origin.url('/broken'))).status, 500)
    assert.deepEqual(['/later', '/gone', '/broken'].map(requestsOf), [1, 1, 1])
  })

  it('a server of pictures gets the headers of its exact origin, and no other origin gets them', async () => {
    const originHeaders = new Map([
      [`http://${origin.host}`, { authorization: 'Bearer secret', 'x-dam': '1' }],
    ])
    const fetch = fetcher({ originHeaders, userAgent: 'Pictures/1.0' })
    const seen: [string, ...(string | string[] | undefined)[]][] = []
    const record =
      (name: string, location?: string): Handler =>
      (request, response) => {
        const { authorization, 'x-dam': dam, 'user-agent': agent } = request.headers
        seen.push([name, authorization, dam, agent])
        if (location === undefined) response.end(BYTES)
        else response.writeHead(302, { location }).end()
      }
    origin.serve('/private', record('private'))
    origin.serve('/out', record('out', other.url('/in')))
    other.serve('/in', record('in', origin.url('/private')))
    await get(origin.url('/out'), fetch)
    const own = ['Bearer secret', '1', 'Pictures/1.0']
    assert.deepEqual(seen, [
      ['out', ...own],
      ['in', undefined, undefined, 'Pictures/1.0'],
      ['private', ...own],
    ])
    fetch.close()
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { storefrontPage } from '@endcap/storefront-pages/testing'
import { listingPage } from '../../support/listing-page.ts'
import { type Handler, type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'

let origin: Origin
let service: TestService

const gallery = () =>
  `<script>var data = {'colorImages': { 'initial': [{"hiRes":"${origin.url('/0.png')}"}] }};</script>`
const page = () => storefrontPage({ gallery: gallery(), head: '' })
const encoded =
  (encoding: string, body: Buffer): Handler =>
  (_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding, 'content-type': 'text/html' }).end(body)
const html = (body: string | Buffer) => encoded('identity', Buffer.from(body))

/** Serves a page under a new ASIN, and returns the ASIN. */
let served = 0
function serve(handler: Handler): string {
  const asin = `B0000000${10 + served++}`
  origin.serve(`/dp/${asin}`, handler)
  return asin
}
async function submit(asin: string): Promise<[number, unknown]> {
  const { status, body } = await service.request('PUT', `/v1/pdps/asin/${asin}`)
  return [status, body['error_code'] ?? body['status']]
}

describe('a submission by ASIN', () => {
  before(async () => {
    origin = await startOrigin()
    origin.serve('/0.png', await picture(0))
    service = await startService({ origin, storefront: origin.url('') })
  })
  after(() => service[Symbol.asyncDispose]())

  for (const [encoding, compress] of [
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)
    it(`a submission by ASIN accepts a page with the encoding ${encoding}`, async () => {
      assert.deepEqual(await submit(serve(encoded(encoding, compress(page())))), [202, 'processing'])
    })

  const hostile: Record<string, () => Handler> = {
    'a page of 60 MB when decompressed': () =>
      encoded('gzip', gzipSync(Buffer.concat([Buffer.from(page()), Buffer.alloc(60_000_000, 0x20)]))),
    'an uncompressed page declared as gzip': () => encoded('gzip', Buffer.from(page())),
    'a page with an encoding that was not requested': () => encoded('zstd', zstdCompressSync(page())),
    'a page of 50 MB': () => html(Buffer.alloc(50_000_000, page())),
    'a page that declares 50 MB': () => (_request, response) =>
      response.writeHead(200, { 'content-length': 50_000_000 }).end('x'),
    'a page with an unclosed script': () => html(page().replace('</script>', '')),
    'a page cut within a character': () => html(Buffer.from(`<html lang="ja">ページ`).subarray(0, -1)),
    'an empty page': () => html(''),
    'a page of zero bytes': () => html(Buffer.alloc(100_000)),
    'a page of a million nested elements': () => html('<div>'.repeat(1_000_000)),
  }
  for (const [description, handler] of Object.entries(hostile))
    it(`a submission by ASIN responds with SCRAPE_UPSTREAM_ERROR to ${description}`, async () => {
      assert.deepEqual(await submit(serve(handler())), [502, 'SCRAPE_UPSTREAM_ERROR'])
    })

  it('a submission by ASIN accepts a page with 50,000 nested elements, and one with invalid UTF-8', async () => {
    const nested = page().replace('<h1', `${'<div>'.repeat(50_000)}<h1`)
    const broken = Buffer.concat([
      Buffer.from('<!doctype html><p>'),
      Buffer.from([0xff, 0xfe, 0xc3]),
      Buffer.from(page()),
    ])
    assert.deepEqual(await submit(serve(html(nested))), [202, 'processing'])
    assert.deepEqual(await submit(serve(html(broken))), [202, 'processing'])
  })

  it('a submission by ASIN decodes a page in the character encoding that it declares', async () => {
    const title = 'Bratpfanne für Gemüse'
    const latin = Buffer.from(storefrontPage({ gallery: gallery(), head: '', title }), 'latin1')
    const asin = serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' }).end(latin),
    )
    await submit(asin)
    assert.equal((await service.poll(`/v1/pdps/asin/${asin}`)).body['name'], title)
  })

  it('a submission by ASIN does not download images from private addresses', async () => {
    const images = ['http://169.254.169.254/latest/meta-data/x.jpg', 'http://127.0.0.1:1/y.jpg']
    const asin = serve(listingPage('B000000001', images))
    assert.equal((await submit(asin))[0], 202)
    assert.equal((await service.poll(`/v1/pdps/asin/${asin}`)).body['status'], 'error')
  })
})

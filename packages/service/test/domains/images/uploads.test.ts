import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import http from 'node:http'
import { after, before, describe, it } from 'node:test'
import { MAX_UPLOAD_BYTES } from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import { Endcap } from '@endcap/client'
import sharp from 'sharp'
import { v7 as uuidV7 } from 'uuid'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

const chips = findCategoryByPath('Food > Snacks > Potato Chips')?.id

let service: TestService
let stranger: string
before(async () => {
  // No origin is allowed, so that any download of the tests' addresses fails.
  service = await startService()
  stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
})
after(() => service[Symbol.asyncDispose]())

const send = (raw: string | Buffer, type = 'image/png', token?: string) =>
  service.request('POST', '/v1/uploads', {
    raw,
    headers: { 'content-type': type },
    ...(token === undefined ? {} : { token }),
  })
const FILE_PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const FIELD_FORM = '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\na\r\n--x--\r\n'

async function sendForm(form: FormData) {
  const encoded = new Response(form)
  return send(Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type') ?? '')
}
const urlOf = async (n: number, token?: string) =>
  String((await send(await picture(n), 'image/png', token)).body['url'])

describe('an upload', () => {
  it('an upload is described by its content', async () => {
    const bytes = await picture(1)
    const before = Date.now()
    const { status, headers, body } = await send(bytes)
    assert.equal(status, 201)
    assert.match(headers.get('ratelimit-policy') ?? '', /^"uploads";q=210000;w=60$/)
    const { upload_id, url, expires_at, ...facts } = body
    assert.equal(url, `${service.config.auth.baseUrl}/v1/uploads/${String(upload_id)}`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    assert.deepEqual(facts, { sha256, width: 160, height: 160, bytes: bytes.length, original: null })
    const lifetime = Date.parse(String(expires_at)) - before
    assert.ok(Math.abs(lifetime - 24 * 3_600_000) < 60_000, String(expires_at))
  })

  for (const type of ['image/jpeg', 'image/avif', 'application/octet-stream', 'image/png; name=a.png'])
    it(`an upload is accepted as ${type}, because the format is read from the content`, async () => {
      assert.equal((await send(await picture(2), type)).status, 201)
    })

  it('an upload is the first file of a form, whatever fields stand around it', async () => {
    const bytes = await picture(2)
    const form = new FormData()
    form.set('note', 'spring')
    form.set('photo', new File([bytes], 'a.png', { type: 'image/png' }))
    form.set('more', 'x')
    const { status, body } = await sendForm(form)
    assert.equal(status, 201)
    assert.equal(body['sha256'], createHash('sha256').update(bytes).digest('hex'))
  })

  it('an upload is downloaded at an address of its own like with a JSON body', async () => {
    const image_url = `${service.config.auth.baseUrl}/v1/uploads/${uuidV7()}`
    for (const path of ['/v1/uploads/by-url', '/v1/uploads']) {
      const { status, body } = await service.request('POST', path, { body: { image_url } })
      assert.deepEqual([status, body['error_code']], [400, 'IMAGE_DOWNLOAD_FAILED'], path)
    }
    const { status, body } = await service.request('POST', '/v1/uploads/by-url', { body: {} })
    assert.deepEqual([status, body['error_code']], [422, 'VALIDATION_ERROR'])
  })

  it('an upload is accepted from the SDK', async () => {
    const { credential, config } = service
    const endcap = new Endcap({
      baseUrl: config.auth.baseUrl,
      clientId: credential.client_id,
      clientSecret: credential.client_secret,
      organizationId: credential.organization_id,
    })
    const { width, url } = await endcap.uploads.create(await picture(9))
    assert.deepEqual([width, url.startsWith(`${config.auth.baseUrl}/v1/uploads/`)], [160, true])
  })

  it('an upload is scored in a listing without any connection to the outside', async () => {
    const [hero, side] = [await urlOf(3), await urlOf(4)]
    const submission = { hero_image_url: hero, carousel_image_urls: [side], product_category_id: chips }
    assert.equal((await service.put('uploaded', submission)).status, 202)
    const scored = await service.settled('uploaded')
    assert.equal(scored.status, 'COMPLETED')
    assert.equal(scored.hero?.image_url, hero)
    assert.deepEqual(
      scored.carousel_images.map(({ image_url }) => image_url),
      [side],
    )
    assert.equal((await service.put('uploaded', submission)).status, 200)
  })

  it('an upload is scored as a single image', async () => {
    const { status, body } = await service.request('POST', '/v1/images/score', {
      body: { image_url: await urlOf(5), product_category_id: chips, image_type: 'hero' },
    })
    assert.equal(status, 202)
    const scored = await service.poll(`/v1/images/${String(body['image_id'])}/score`)
    assert.equal(scored.body['status'], 'scored')
  })

  it('an upload is scored as an image of a draft, unless it belongs to another organization', async () => {
    const score = (upload_id: unknown) =>
      service.request('POST', '/v1/pdps/score', {
        body: { hero: { upload_id }, category: 'Food > Snacks > Potato Chips' },
        headers: { prefer: 'wait=30' },
      })
    const own = await score((await send(await picture(8))).body['upload_id'])
    assert.deepEqual([own.status, own.body['status']], [200, 'completed'])
    const theirs = await score((await send(await picture(8), 'image/png', stranger)).body['upload_id'])
    assert.deepEqual([theirs.status, theirs.body['error_code']], [404, 'UPLOAD_NOT_FOUND'])
  })

  it('an upload of another organization fails like one that does not exist', async () => {
    const { baseUrl } = service.config.auth
    const urls = [
      await urlOf(6, stranger),
      `${baseUrl}/v1/uploads/${uuidV7()}`,
      `${baseUrl}/v1/uploads/`,
      `${baseUrl}/v1/uploads/../uploads/%00`,
    ]
    for (const url of urls) {
      const { status, body } = await service.put('refused', {
        hero_image_url: url,
        product_category_id: chips,
      })
      assert.deepEqual([status, body['error_code']], [400, 'IMAGE_DOWNLOAD_FAILED'], url)
      assert.deepEqual(body['extra'], {
        failed_urls: [{ url, reason: 'http_status', detail: 'there is no such upload, or it has expired' }],
      })
    }
  })

  it('an upload larger than 6 MB is refused as a single image like a download', async () => {
    // Bytes after the end of a picture are ignored.
    const large = Buffer.concat([await picture(7), Buffer.alloc(6_000_000)])
    const { body } = await send(large)
    const answer = await service.request('POST', '/v1/images/score', {
      body: { image_url: body['url'], product_category_id: chips, image_type: 'hero' },
    })
    assert.equal(answer.body['error_code'], 'IMAGE_DOWNLOAD_FAILED')
    assert.match(JSON.stringify(answer.body['extra']), /"reason":"too_large"/)
  })
})

describe('an upload is refused', () => {
  type Row = {
    rule: string
    raw: () => string | Buffer | Promise<Buffer>
    type?: string
    status: number
    code: string
    reason?: string
  }
  const rows: Row[] = [
    { rule: 'an empty body', raw: () => '', status: 400, code: 'EMPTY_IMAGE' },
    {
      rule: 'a text',
      raw: () => 'this is no picture',
      status: 400,
      code: 'INVALID_IMAGE',
      reason: 'unsupported_type',
    },
    {
      rule: 'an SVG',
      raw: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      type: 'image/svg+xml',
      status: 400,
      code: 'INVALID_IMAGE',
      reason: 'unsupported_type',
    },
    {
      rule: 'half a picture',
      raw: async () => (await picture(1)).subarray(0, 200),
      status: 400,
      code: 'INVALID_IMAGE',
      reason: 'corrupt_image',
    },
    {
      rule: 'a picture of 21,000 px',
      raw: async () => headerOf(21_000, 10),
      status: 400,
      code: 'INVALID_IMAGE',
      reason: 'too_many_pixels',
    },
    {
      rule: 'more than 25 MB',
      raw: () => Buffer.alloc(MAX_UPLOAD_BYTES + 1),
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    },
    {
      rule: 'JSON without an address',
      raw: () => '{}',
      type: 'application/json',
      status: 422,
      code: 'VALIDATION_ERROR',
    },
    ...[
      { rule: 'a form without a boundary', raw: () => 'a=b', type: 'multipart/form-data' },
      {
        rule: 'a form that ends before its file',
        raw: () => '--x\r\ncontent-disp',
        type: 'multipart/form-data; boundary=x',
      },
      {
        rule: 'a form that ends in its file',
        raw: async () => Buffer.concat([Buffer.from(FILE_PART), await picture(1)]),
        type: 'multipart/form-data; boundary=x',
      },
      { rule: 'a form without a file', raw: () => FIELD_FORM, type: 'multipart/form-data; boundary=x' },
    ].map((each) => ({ ...each, status: 422, code: 'VALIDATION_ERROR' })),
    {
      rule: 'a form with a file over 25 MB',
      raw: () => `${FILE_PART}${'x'.repeat(MAX_UPLOAD_BYTES + 1)}\r\n--x--\r\n`,
      type: 'multipart/form-data; boundary=x',
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    },
    {
      rule: 'a form of fields',
      raw: () => 'a=b',
      type: 'application/x-www-form-urlencoded',
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    },
  ]
  for (const { rule, raw, type, status, code, reason } of rows)
    it(`an upload is refused as ${code} for ${rule}`, async () => {
      const { status: given, body } = await send(await raw(), type)
      assert.deepEqual([given, body['error_code']], [status, code])
      if (reason !== undefined) assert.deepEqual(body['extra'], { reason })
    })

  it('an upload is refused when a body of unknown length goes beyond 25 MB', async () => {
    assert.equal(await sendEndless(), 413)
  })

  it('an upload is refused before its body is read if the limit of uploads is reached', async () => {
    const credential = await newCredential(service.app, { rateLimit: 1 })
    const token = await requestToken(service.config.auth.baseUrl, credential)
    const statuses: number[] = []
    for (let n = 0; n < 22; n++) statuses.push((await send(await picture(1), 'image/png', token)).status)
    assert.deepEqual([...new Set(statuses.slice(0, 21))], [201])
    assert.equal(statuses[21], 429)
  })
})

/** Returns a PNG whose header has this size. */
async function headerOf(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await picture(1))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Sends chunks without a length until the service answers, and returns the status. */
function sendEndless(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = http.request(`${service.config.auth.baseUrl}/v1/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'image/png' },
  })
  const chunk = Buffer.alloc(1_000_000)
  const write = () => {
    while (!request.destroyed && request.write(chunk));
  }
  request.on('drain', write)
  request.on('response', (response) => {
    resolve(response.statusCode ?? 0)
    request.destroy()
  })
  request.on('error', reject)
  write()
  return promise
}

describe('an upload in a format that shops do not take', () => {
  const patch = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#c82828' } })
  const fileOf = { tiff: () => patch().tiff().toBuffer(), avif: () => patch().negate().avif().toBuffer() }
  for (const format of ['tiff', 'avif'] as const)
    it(`an upload in a format that shops do not take is converted, scored, and given back as it was: ${format}`, async () => {
      const original = await fileOf[format]()
      const { status, body } = await send(original, `image/${format}`)
      assert.equal(status, 201)
      const sha256 = createHash('sha256').update(original).digest('hex')
      assert.deepEqual(body['original'], { format, sha256, bytes: original.length })
      assert.notEqual(body['sha256'], sha256)
      const read = await service.request('GET', `/v1/uploads/${String(body['upload_id'])}`)
      assert.deepEqual(read.body['original'], body['original'])
      const submission = { hero_image_url: body['url'], product_category_id: chips }
      assert.equal((await service.put(`converted-${format}`, submission)).status, 202)
      const { hero } = await service.settled(`converted-${format}`)
      const renditions = `/v1/images/${String(hero?.image_id)}/renditions`
      const { headers } = await service.request('GET', `${renditions}/original`)
      const given = await fetch(headers.get('location') ?? '')
      assert.deepEqual(
        [given.headers.get('content-type'), Buffer.from(await given.arrayBuffer())],
        [`image/${format}`, original],
      )
      const again = await send(original, 'application/octet-stream')
      assert.deepEqual([again.body['sha256'], again.body['original']], [body['sha256'], body['original']])
    })

  it('an upload in a format that shops do not take keeps the first of two originals with the same content', async () => {
    const first = await send(await patch().grayscale().tiff({ compression: 'none' }).toBuffer())
    const second = await send(await patch().grayscale().tiff({ compression: 'lzw' }).toBuffer())
    assert.deepEqual(second.body['original'], first.body['original'])
  })

  it('an upload in a format that shops do not take has no original if it was not converted', async () => {
    const { body } = await service.put('plain', {
      hero_image_url: await urlOf(11),
      product_category_id: chips,
    })
    const { hero } = await service.settled('plain')
    assert.ok(body['pdp_id'])
    const { status } = await service.request(
      'GET',
      `/v1/images/${String(hero?.image_id)}/renditions/original`,
    )
    assert.equal(status, 404)
  })

  it('an upload in a format that shops do not take may be larger than an image if it is declared, but not its image', async () => {
    const large = await sharp({
      create: { width: 3_000, height: 3_000, channels: 3, background: '#c82828' },
    })
      .tiff({ compression: 'none' })
      .toBuffer()
    assert.ok(large.length > MAX_UPLOAD_BYTES)
    assert.equal((await send(large, 'image/tiff')).status, 201)
    assert.equal((await send(large, 'application/octet-stream')).status, 413)
    const padded = Buffer.concat([await picture(12), Buffer.alloc(MAX_UPLOAD_BYTES)])
    assert.equal((await send(padded, 'image/tiff')).status, 413)
  })

  it('an upload in a format that shops do not take is refused by its name at a submission, and if it is damaged', async () => {
    const tiff = await fileOf.tiff()
    const { status, body } = await send(tiff.subarray(0, tiff.length >> 1), 'image/tiff')
    assert.deepEqual([status, body['error_code']], [400, 'INVALID_IMAGE'])
    const heic = await send(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic')
    assert.match(
      String(heic.body['detail']),
      /a HEIC image; jpeg, png and webp are accepted: export it as jpeg/,
    )
  })
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startService, type TestService } from '../support/service.ts'

const MB = 1_000_000

let origin: Origin
let service: TestService
before(async () => {
  origin = await startOrigin()
  // Nothing is scored, so no models are loaded.
  service = await startService({ role: 'api', origin })
  origin.serve('/a.png', await picture(1))
})
after(async () => {
  await service[Symbol.asyncDispose]()
  await origin[Symbol.asyncDispose]()
})

type Answer = { status: number; headers: Map<string, string>; body: string; sent: number; received: string }

/**
 * Sends bytes over a connection of its own and reads until the server closes it, or until the answer is complete.
 * `rest` is sent in blocks while the connection takes them.
 */
async function raw(head: string, { rest = 0, body = '' } = {}): Promise<Answer> {
  const { hostname, port } = new URL(service.config.auth.baseUrl)
  const socket = net.connect({ host: hostname, port: Number(port) })
  let received = ''
  let sent = 0
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => (received += text))
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${head.replaceAll('\n', '\r\n')}\r\n\r\n${body}`, 'latin1')
  const block = Buffer.alloc(MB)
  while (sent < rest && !socket.destroyed) {
    await new Promise((resolve) => socket.write(block, resolve))
    sent += block.length
  }
  await closed
  const [top = '', ...texts] = received.split('\r\n\r\n')
  const [line = '', ...lines] = top.split('\r\n')
  const headers = new Map(
    lines.map((each) => [each.split(':')[0]?.toLowerCase() ?? '', each.split(': ')[1] ?? '']),
  )
  return { status: Number(line.split(' ')[1]), headers, body: texts.join('\r\n\r\n'), sent, received }
}

const bearer = () => `Authorization: Bearer ${service.token}`
const json = 'Content-Type: application/json'
const ask = (method: string, path: string, ...lines: string[]) =>
  raw([`${method} ${path} HTTP/1.1`, 'Host: a', 'Connection: close', bearer(), ...lines].join('\n'))
const codeOf = ({ body }: Answer) => /"error_code":"(\w+)"/.exec(body)?.[1]

describe('an id of one or two dots', () => {
  for (const id of ['%2E', '%2e%2E', '.', '..'])
    it(`an id of one or two dots is refused as ${id}, because nobody could read it back`, async () => {
      const body = JSON.stringify({ hero_image_url: origin.url('/a.png'), name: 'Lemonade soda 12 fl oz' })
      const head = ['Host: a', 'Connection: close', bearer(), json, `Content-Length: ${body.length}`]
      const put = await raw([`PUT /v1/pdps/id/${id} HTTP/1.1`, ...head].join('\n'), { body })
      assert.deepEqual([put.status, codeOf(put)], [400, 'INVALID_ID'])
      const got = await ask('GET', `/v1/pdps/id/${id}`)
      assert.deepEqual([got.status, codeOf(got)], [400, 'INVALID_ID'])
    })

  it('an id of one or two dots is refused by a change of the id too', async () => {
    await service.put('dotted', { hero_image_url: origin.url('/a.png'), name: 'Lemonade soda 12 fl oz' })
    const { body } = await service.get('dotted')
    const { status } = await service.request('PATCH', `/v1/pdps/${body.pdp_id}`, { body: { id: '..' } })
    assert.equal(status, 422)
  })
})

describe('an address whose fixed path stands beside a parameter', () => {
  const fixed = ['/v1/pdps/export', '/v1/pdps/statistics', '/v1/pdps/trend', '/v1/images/export']
  for (const [method, path, allow] of [
    ['PUT', '/v1/pdps/score', 'POST'],
    ['PATCH', '/v1/pdps/score', 'POST'],
    ['OPTIONS', '/v1/pdps/score', 'POST'],
    ['GET', '/v1/pdps/score', 'POST'],
    ['DELETE', '/v1/images/score', 'POST'],
    ['GET', '/v1/uploads/by-url', 'POST'],
    ...fixed.map((each) => ['DELETE', each, 'GET, HEAD'] as const),
  ] as const)
    it(`an address whose fixed path stands beside a parameter answers ${method} ${path} with 405, and Allow: ${allow}`, async () => {
      const answer = await ask(method, path)
      assert.deepEqual([answer.status, answer.headers.get('allow')], [405, allow])
    })

  it('an address whose fixed path stands beside a parameter is matched without resolving encoded dots', async () => {
    const { status } = await ask('GET', '/v1/pdps/%2e%2e/pdps')
    assert.equal(status, 404)
  })

  it('an address whose fixed path stands beside a parameter is nothing with an empty parameter', async () => {
    for (const path of ['/v1/pdps/', '/v1/imports/', '/v1/images//score'])
      assert.equal(codeOf(await ask('GET', path)), 'NOT_FOUND', path)
  })

  it('an address whose fixed path stands beside a parameter answers other methods below /blobs with 405', async () => {
    const answer = await ask('POST', '/blobs/x')
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, HEAD'])
  })
})

describe('a request that HTTP does not allow', () => {
  for (const [rule, lines, status, code] of [
    ['an invalid Host', ['Host: a b/c'], 400, 'MALFORMED_REQUEST'],
    ['two Hosts', ['Host: a', 'Host: b'], 400, 'MALFORMED_REQUEST'],
    ['no Host', [], 400, 'MALFORMED_REQUEST'],
    ['another transfer coding', ['Host: a', 'Transfer-Encoding: gzip, chunked'], 501, 'NOT_IMPLEMENTED'],
  ] as const)
    it(`a request that HTTP does not allow with ${rule} gets ${status}`, async () => {
      const answer = await raw(['GET /health/live HTTP/1.1', 'Connection: close', ...lines].join('\n'))
      assert.deepEqual([answer.status, codeOf(answer)], [status, code])
    })

  for (const host of ['127.0.0.1:80', '[::1]:8080', 'shop.example', 'xn--bcher-kva.example:', ''])
    it(`a request that HTTP does not allow is not one with the Host "${host}"`, async () => {
      const { status } = await raw(
        ['GET /health/live HTTP/1.1', 'Connection: close', `Host: ${host}`].join('\n'),
      )
      assert.equal(status, 200)
    })

  for (const method of ['BREW', 'CONNECT'])
    it(`a request that HTTP does not allow with the method ${method} gets 501`, async () => {
      const answer = await raw(`${method} a:1 HTTP/1.1\nHost: a:1\nConnection: close`)
      assert.deepEqual([answer.status, codeOf(answer)], [501, 'NOT_IMPLEMENTED'])
    })

  it('a request that HTTP does not allow is not one about the whole server: OPTIONS *', async () => {
    assert.equal((await ask('OPTIONS', '*')).status, 204)
  })
})

describe('a refused body', () => {
  const upload = (length: number, ...lines: string[]) =>
    [
      'POST /v1/uploads HTTP/1.1',
      'Host: a',
      'Content-Type: image/png',
      `Content-Length: ${length}`,
      ...lines,
    ].join('\n')

  it('a refused body is not asked for by 100 Continue', async () => {
    for (const head of [
      upload(2 * MB, 'Expect: 100-continue'),
      upload(2 * MB, 'Expect: 100-continue', bearer()).replace('image/png', 'text/plain'),
      upload(26 * MB, 'Expect: 100-continue', bearer()),
    ]) {
      const { received } = await raw(head)
      assert.match(received, /^HTTP\/1\.1 4\d\d /)
    }
  })

  it('a refused body of an accepted request is asked for by 100 Continue', async () => {
    const bytes = await picture(2)
    const request = http.request(`${service.config.auth.baseUrl}/v1/uploads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.token}`,
        'content-type': 'image/png',
        'content-length': bytes.length,
        expect: '100-continue',
      },
    })
    request.flushHeaders()
    await once(request, 'continue')
    request.end(bytes)
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.resume()
    assert.equal(response.statusCode, 201)
  })

  it('a refused body is answered while it arrives, and its rest is not read', async () => {
    const answer = await raw(upload(150 * MB), { rest: 150 * MB })
    assert.equal(answer.status, 401)
    assert.equal(answer.headers.get('connection'), 'close')
    assert.ok(answer.sent < 20 * MB, String(answer.sent))
  })

  it('a refused body that is too large is answered although its client stops', async () => {
    const head = (lines: string[]) =>
      ['PUT /v1/pdps/id/large HTTP/1.1', 'Host: a', bearer(), json, ...lines].join('\n')
    const declared = await raw(head([`Content-Length: ${2 * MB}`]))
    assert.deepEqual([declared.status, codeOf(declared)], [413, 'PAYLOAD_TOO_LARGE'])
    const chunk = `${(1_100_000).toString(16)}\r\n${'x'.repeat(1_100_000)}\r\n`
    const chunked = await raw(head(['Transfer-Encoding: chunked']), { body: chunk })
    assert.deepEqual([chunked.status, codeOf(chunked)], [413, 'PAYLOAD_TOO_LARGE'])
  })
})

describe('what responses say about caching', () => {
  it('what responses say about caching forbids to store secrets, lists without a tag, and errors', async () => {
    const created = await service.request('POST', '/v1/webhook-endpoints', {
      body: { url: 'https://shop.example.com/hook' },
    })
    const { status, headers } = created
    const answers = [
      ...(status === 201 ? [headers] : []),
      ...(await Promise.all(
        ['/v1/events', '/health/live', '/health/ready', '/v1/pdps/unknown'].map((path) =>
          service.request('GET', path).then((answer) => answer.headers),
        ),
      )),
    ]
    for (const each of answers) assert.equal(each.get('cache-control'), 'no-store')
  })

  it('what responses say about caching has no length in 304 to HEAD', async () => {
    const answer = await ask('HEAD', '/v1/rubrics', 'If-None-Match: *')
    assert.deepEqual([answer.status, answer.headers.has('content-length')], [304, false])
  })

  it('what responses say about caching has the same Vary for HEAD and GET of an export', async () => {
    const [head, get] = [await ask('HEAD', '/v1/pdps/export'), await ask('GET', '/v1/pdps/export')]
    assert.equal(head.headers.get('vary'), get.headers.get('vary'))
    assert.match(get.headers.get('vary') ?? '', /accept-encoding/i)
  })

  it('what responses say about caching has a tag and ranges for files', async () => {
    await service.put('ranged', { hero_image_url: origin.url('/a.png'), name: 'Lemonade soda 12 fl oz' })
    const { body } = await service.get('ranged')
    const address = `${service.config.auth.baseUrl}/v1/images/${body.hero?.image_id}/renditions/full.jpg`
    const get = (headers: Record<string, string>, url = address) =>
      fetch(url, { headers: { authorization: `Bearer ${service.token}`, ...headers } })
    const whole = await get({})
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    assert.equal((await get({ 'if-none-match': etag }, whole.url)).status, 304)
    const part = await get({ range: 'bytes=2-5' }, whole.url)
    assert.deepEqual([part.status, part.headers.get('content-range')], [206, `bytes 2-5/${bytes.length}`])
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(2, 6))
    assert.equal((await get({ range: `bytes=${bytes.length}-` }, whole.url)).status, 416)
    assert.equal((await get({ range: 'bytes=2-5', 'if-range': '"other"' }, whole.url)).status, 200)
  })
})

describe('a content type', () => {
  it('a content type that is refused has the accepted ones in the answer', async () => {
    const typed = (method: string, path: string, ...lines: string[]) =>
      ask(method, path, 'Content-Length: 2', ...lines)
    const put = await typed('PUT', '/v1/pdps/id/x', 'Content-Type: text/plain')
    assert.deepEqual([put.status, put.headers.get('accept')], [415, 'application/json'])
    const patch = await typed('PATCH', '/v1/pdps/x', 'Content-Type: text/plain')
    assert.match(patch.headers.get('accept-patch') ?? '', /application\/merge-patch\+json/)
    const packed = await typed('PUT', '/v1/pdps/id/x', json, 'Content-Encoding: gzip')
    assert.deepEqual([packed.status, packed.headers.get('accept-encoding')], [415, 'identity'])
  })

  it('a content type that is refused is so also where no body is needed, but for an empty form', async () => {
    const rescore = (raw: string, type: string) =>
      service.request('POST', '/v1/pdps/unknown/rescore', { raw, headers: { 'content-type': type } })
    assert.equal((await rescore('all of it', 'text/plain')).status, 415)
    const form = await rescore('', 'application/x-www-form-urlencoded')
    assert.equal(form.body['error_code'], 'PDP_NOT_FOUND')
  })

  it('a content type of a merge patch is accepted by PATCH alone', async () => {
    const send = (method: string, path: string) =>
      service.request(method, path, {
        raw: '{}',
        headers: { 'content-type': 'application/merge-patch+json' },
      })
    assert.equal((await send('PATCH', '/v1/pdps/unknown')).body['error_code'], 'PDP_NOT_FOUND')
    assert.equal((await send('PUT', '/v1/pdps/id/x')).status, 415)
  })
})

describe('an empty filter', () => {
  it('an empty filter means all, whatever the filter', async () => {
    const empty = '?retailer=&category_id=&q=&tag=&status=&missing=&updated_since=&score_min='
    const { status, body } = await service.request('GET', `/v1/pdps${empty}`)
    assert.equal(status, 200)
    assert.ok((body['data'] as unknown[]).length > 0, JSON.stringify(body))
  })
})

describe('the MCP server', () => {
  it('the MCP server closes the connection where the client asks for it', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const host = new URL(service.config.auth.baseUrl).host
    const started = raw(
      [
        'POST /mcp HTTP/1.1',
        `Host: ${host}`,
        'Connection: close',
        bearer(),
        json,
        'Accept: application/json, text/event-stream',
        `Content-Length: ${body.length}`,
      ].join('\n'),
      { body },
    )
    const answer = await Promise.race([started, sleep(20_000, null, { ref: false })])
    assert.equal(answer?.headers.get('connection'), 'close')
  })
})

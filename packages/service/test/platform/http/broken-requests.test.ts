import assert from 'node:assert/strict'
import net from 'node:net'
import { after, before, describe, it } from 'node:test'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService

type Raw = { status: number; headers: string; body: Record<string, unknown> }

/** Sends raw bytes and reads the response. Rejects if the server closes the connection before it. */
function send(bytes: string): Promise<Raw> {
  const { hostname, port } = new URL(service.config.auth.baseUrl)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    let text = ''
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      text += String(chunk)
      const [headers = '', body] = text.split('\r\n\r\n')
      if (body === undefined || !body.endsWith('}')) return
      socket.destroy()
      resolve({ status: Number(headers.split(' ')[1]), headers, body: JSON.parse(body) })
    })
    socket.on('close', () => reject(new Error(`closed after: ${text}`)))
  })
}

const target = '/v1/pdps/id/x'
const withToken = (request: string): string => request.replace('TOKEN', `Bearer ${service.token}`)

describe('the response to an unusual or malformed request', () => {
  before(async () => {
    service = await startService({ role: 'api' })
  })
  after(() => service[Symbol.asyncDispose]())

  const cases: [string, () => string, number, string][] = [
    ['[HTTP-1] bytes that are not HTTP', () => 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    [
      'a header without a name',
      () => `GET ${target} HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n`,
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'two content lengths',
      () => `PUT ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'headers of more than 64 KiB',
      () => `GET ${target} HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['a missing Host header', () => `GET ${target} HTTP/1.1\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
    [
      'a compressed body',
      () =>
        withToken(
          `PUT ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: TOKEN\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
        ),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body that is not UTF-8',
      () =>
        withToken(
          `PUT ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: TOKEN\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"name":"\xff"}`,
        ),
      400,
      'MALFORMED_JSON',
    ],
    [
      'another method at an id with a slash',
      () => withToken('PATCH /v1/pdps/id/a%2Fb HTTP/1.1\r\nHost: a\r\nAuthorization: TOKEN\r\n\r\n'),
      405,
      'METHOD_NOT_ALLOWED',
    ],
    [
      'a content encoding without a body, which is ignored',
      () =>
        withToken(
          `GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: TOKEN\r\nContent-Encoding: gzip\r\n\r\n`,
        ),
      404,
      'PDP_NOT_FOUND',
    ],
    [
      'an unknown expectation, which is ignored',
      () =>
        withToken(`GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: TOKEN\r\nExpect: miracles\r\n\r\n`),
      404,
      'PDP_NOT_FOUND',
    ],
    [
      'an upgrade to another protocol, which is ignored',
      () =>
        withToken(
          `GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: TOKEN\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        ),
      404,
      'PDP_NOT_FOUND',
    ],
  ]
  for (const [what, request, status, code] of cases) {
    it(`the response to an unusual or malformed request is ${status} ${code} for ${what}`, async () => {
      const answer = await send(request())
      assert.deepEqual(
        [answer.status, answer.body['error_code'], answer.body['status_code']],
        [status, code, status],
      )
      assert.match(answer.headers, /content-type: application\/json/i)
      assert.match(answer.headers, new RegExp(`x-request-id: ${String(answer.body['request_id'])}`, 'i'))
    })
  }

  it('the response to an unusual or malformed request is not needed when a client disconnects during the upload, and the service stays ready', async () => {
    const { hostname, port } = new URL(service.config.auth.baseUrl)
    for (let n = 0; n < 20; n++) {
      await new Promise<void>((resolve) => {
        const socket = net.connect(Number(port), hostname, () => {
          socket.write(
            withToken(
              `PUT /v1/pdps/id/broken HTTP/1.1\r\nHost: a\r\nAuthorization: TOKEN\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"hero`,
            ),
            () => socket.destroy(),
          )
        })
        socket.on('close', () => resolve())
      })
    }
    assert.equal((await service.get('broken')).status, 404)
    assert.equal((await service.request('GET', '/health/ready')).status, 200)
  })
})

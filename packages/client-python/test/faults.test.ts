import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { describe, it } from 'node:test'
import {
  cut,
  type FaultyServer,
  hang,
  refuse,
  reset,
  send,
  sendText,
  sendTokenFor,
  startFaultyServer,
} from '../../client/test/support/faulty-server.ts'
import { missingPython, PACKAGE, runPython } from './support/run-python.ts'

const LISTING = { status: 'COMPLETED', pdp_score: 90 }
const HEAD = `
from endcap import Endcap, EndcapError
import os
def client(**options):
    return Endcap(base_url=os.environ["URL"], client_id="id", client_secret="secret", organization_id="o", **options)
def failure(call):
    try:
        return call()
    except EndcapError as error:
        return f"{type(error).__name__} {error.code} {error.status} {error.retry_after}"
endcap = client()
read = lambda: endcap.listings_by_id.get_pdp("a")["pdp_score"]
`

/** Runs lines against a server with these answers, and returns what they print with the requests. */
async function run(
  answers: readonly RequestListener[],
  lines: string,
  options: Parameters<typeof startFaultyServer>[1] = {},
): Promise<{ output: string; server: Pick<FaultyServer, 'received'> & { tokens: number } }> {
  await using server = await startFaultyServer(answers, options)
  const output = await runPython(HEAD + lines, { URL: server.baseUrl, PYTHONPATH: PACKAGE })
  return { output: output.trim(), server: { received: server.received, tokens: server.tokenRequests() } }
}

/** Sends a byte again and again, so that no single read takes long. */
const drip: RequestListener = (_request, response) => {
  const timer = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(timer))
}

describe('the Python client on a faulty server', { skip: missingPython() }, () => {
  it('the Python client on a faulty server repeats after failures, and after Retry-After', async () => {
    const answers = [refuse(503, 'BUSY', { 'retry-after': '1' }), reset, send(200, LISTING)]
    const { output, server } = await run(answers, 'print(read())')
    const [first, second] = server.received
    assert.deepEqual([output, server.received.length], ['90', 3])
    assert.ok((second?.at ?? 0) - (first?.at ?? 0) >= 1000)
  })

  it('the Python client on a faulty server stops after its retries, at a long Retry-After, and at a quota', async () => {
    const busy = await run([refuse(503, 'BUSY')], 'print(failure(read))')
    assert.deepEqual([busy.output, busy.server.received.length], ['ServerError BUSY 503 None', 3])
    const long = await run([refuse(429, 'SLOW', { 'retry-after': '600' })], 'print(failure(read))')
    assert.deepEqual([long.output, long.server.received.length], ['RateLimitedError SLOW 429 600.0', 1])
    const full = await run([refuse(507, 'QUOTA_EXCEEDED')], 'print(failure(read))')
    assert.deepEqual([full.output, full.server.received.length], ['ServerError QUOTA_EXCEEDED 507 None', 1])
  })

  it('the Python client on a faulty server keeps a token, and renews it near its end and after a 401', async () => {
    const kept = await run([send(200, LISTING)], 'read(); print(read())')
    assert.equal(kept.server.tokens, 1)
    const short = await run([send(200, LISTING)], 'read(); print(read())', { token: sendTokenFor(10) })
    assert.equal(short.server.tokens, 2)
    const lost = await run([send(200, LISTING)], 'print(read())', {
      token: (response, count) => (count === 1 ? response.destroy() : sendTokenFor(3600)(response, count)),
    })
    assert.deepEqual([lost.output, lost.server.tokens], ['90', 2])
    const refused = await run([refuse(401, 'UNAUTHORIZED'), send(200, LISTING)], 'print(read())')
    const tokens = refused.server.received.map(({ headers }) => headers.authorization)
    assert.deepEqual([refused.output, tokens], ['90', ['Bearer token-1', 'Bearer token-2']])
    const twice = await run([refuse(401, 'UNAUTHORIZED')], 'print(failure(read))')
    assert.deepEqual(
      [twice.output, twice.server.received.length],
      ['UnauthorizedError UNAUTHORIZED 401 None', 2],
    )
  })

  it('the Python client on a faulty server repeats a creation only with one key, or after a refusal', async () => {
    const goal = 'print(failure(lambda: endcap.goals.create_goal({})["goal_id"]))'
    const keyed = await run([cut, send(201, { goal_id: 'g' })], goal)
    const keys = new Set(keyed.server.received.map(({ headers }) => headers['idempotency-key']))
    assert.deepEqual([keyed.output, keyed.server.received.length, keys.size], ['g', 2, 1])
    const share = 'print(failure(lambda: endcap.shares.create_share({})["share_id"]))'
    const broken = await run([cut, send(201, { share_id: 's' })], share)
    assert.deepEqual([broken.output, broken.server.received.length], ['NetworkError NETWORK_ERROR 0 None', 1])
    const busy = await run([refuse(503, 'BUSY'), send(201, { share_id: 's' })], share)
    assert.deepEqual([busy.output, busy.server.received.length], ['s', 2])
  })

  it('the Python client on a faulty server counts a deletion whose response was lost', async () => {
    const { output } = await run([reset, refuse(404, 'GONE')], 'endcap.listings.delete_pdp("p"); print("ok")')
    assert.equal(output, 'ok')
    const unknown = 'print(failure(lambda: endcap.listings.delete_pdp("p")))'
    assert.equal((await run([refuse(404, 'GONE')], unknown)).output, 'NotFoundError GONE 404 None')
  })

  it('the Python client on a faulty server has limits of time and size', async () => {
    const lines = 'endcap = client(timeout=0.2, retries=0)\nprint(failure(read))'
    for (const answer of [hang, drip])
      assert.equal((await run([answer], lines)).output, 'TimedOutError TIMEOUT 0 None')
    const large = send(200, { text: 'x'.repeat(2000) })
    const small = 'endcap = client(max_response_bytes=1000)\nprint(failure(read))'
    assert.equal((await run([large], small)).output, 'UnexpectedResponseError RESPONSE_TOO_LARGE 200 None')
    const waiting = 'print(failure(lambda: endcap.wait_until_scored("a", max_wait=0.3)))'
    const processing = send(200, { status: 'PROCESSING' })
    assert.equal((await run([processing], waiting)).output, 'TimedOutError TIMEOUT 0 None')
  })

  it('the Python client on a faulty server waits through failures', async () => {
    const answers = [send(200, { status: 'PROCESSING' }), refuse(503, 'BUSY'), send(200, LISTING)]
    const lines = 'endcap = client(retries=0)\nprint(endcap.wait_until_scored("a")["status"])'
    assert.equal((await run(answers, lines)).output, 'COMPLETED')
  })

  it('the Python client on a faulty server explains HTML, redirects and repeated cursors', async () => {
    const proxy = await run([sendText(502, '<html>')], 'print(failure(client(retries=0).listings.list_pdps))')
    assert.equal(proxy.output, 'ServerError UNEXPECTED_RESPONSE 502 None')
    const page = await run([sendText(200, '<html>')], 'print(failure(read))')
    assert.equal(page.output, 'UnexpectedResponseError UNEXPECTED_RESPONSE 200 None')
    const moved = await run([sendText(302, '', { location: 'http://127.0.0.1:1/' })], 'print(failure(read))')
    assert.deepEqual(
      [moved.output, moved.server.received.length],
      ['UnexpectedResponseError UNEXPECTED_RESPONSE 302 None', 1],
    )
    const rows = send(200, { data: [{ id: 'a' }], has_more: true, next_cursor: 'c' })
    const endless = await run([rows], 'print(failure(lambda: list(endcap.listings.iter_pdps())))')
    assert.equal(endless.output, 'UnexpectedResponseError UNEXPECTED_RESPONSE 0 None')
  })

  it('the Python client on a faulty server encodes ids, and refuses those that would change the path', async () => {
    const { output, server } = await run(
      [send(200, LISTING)],
      `
endcap.listings_by_id.get_pdp("a/b c?", retailer="tesco_uk")
for id in ("", "..", None):
    try:
        endcap.listings_by_id.get_pdp(id)
    except ValueError as error:
        print(error)
`,
    )
    assert.deepEqual(
      server.received.map(({ path }) => path),
      ['/v1/pdps/id/a%2Fb%20c%3F?retailer=tesco_uk'],
    )
    assert.equal(output, "an id must not be ''\nan id must not be '..'\nan id must not be None")
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TestMcp } from '../../support/mcp-service.ts'

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

/** Tests of the HTTP endpoint itself. */
export function httpSuite(running: () => TestMcp): void {
  /** Sends a message to the MCP server without a client. */
  function post(body: unknown, headers: Record<string, string | null> = {}) {
    const all: Record<string, string | null> = {
      authorization: `Bearer ${running().token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    }
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
    return fetch(running().url, {
      method: 'POST',
      headers: Object.fromEntries(given),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
  describe('POST /mcp', () => {
    it('POST /mcp refuses requests without a valid token', async () => {
      for (const authorization of [null, 'Bearer wrong', 'Basic eDp5']) {
        const { status, headers } = await post(ping, { authorization })
        assert.equal(status, 401)
        assert.match(headers.get('www-authenticate') ?? '', /^Bearer realm="endcap"/)
      }
    })

    it('POST /mcp refuses pages of other sites and other host names', async () => {
      const own = new URL(running().url).origin
      assert.equal((await post(ping, { origin: own })).status, 200)
      for (const foreign of ['https://evil.example', 'null', own.replace('127.0.0.1', 'localhost')])
        assert.equal((await post(ping, { origin: foreign })).status, 403, foreign)
      const answer = await running().service.send('POST', '/mcp', {
        body: ping,
        headers: { host: 'evil.example', authorization: `Bearer ${running().token}`, origin: null },
      })
      assert.deepEqual([answer.status, answer.body['error_code']], [403, 'FORBIDDEN'])
    })

    it('POST /mcp is the only method', async () => {
      for (const method of ['GET', 'DELETE', 'PUT']) {
        const { status, headers } = await fetch(running().url, {
          method,
          headers: { authorization: `Bearer ${running().token}`, accept: 'text/event-stream' },
        })
        assert.deepEqual([status, headers.get('allow')], [405, 'POST'], method)
      }
    })

    it('POST /mcp refuses bodies that are too large, not JSON or not messages', async () => {
      const large = { ...ping, params: { text: 'x'.repeat(1_048_576) } }
      assert.equal((await post(large)).status, 413)
      assert.equal((await post(Array.from({ length: 21 }, () => ping))).status, 413)
      for (const body of ['{', '', '[]', 'null', '{"jsonrpc":"2.0"}', '{"method":1}'])
        assert.equal((await post(body)).status, 400, body)
      assert.equal((await post(ping, { 'content-type': 'text/plain' })).status, 415)
      assert.equal((await post(ping, { accept: 'text/html' })).status, 406)
    })

    it('POST /mcp answers with JSON to a client that accepts it and names no event stream', async () => {
      const list = { jsonrpc: '2.0', id: 7, method: 'tools/list' }
      for (const accept of [null, '*/*', 'application/*', 'application/json;q=0.9', 'text/html, */*;q=0.1']) {
        const answer = await post(list, { accept })
        assert.deepEqual(
          [answer.status, answer.headers.get('content-type')],
          [200, 'application/json'],
          `${accept}`,
        )
        const { id, result } = (await answer.json()) as { id: number; result: { tools: unknown[] } }
        assert.deepEqual([id, result.tools.length > 10], [7, true])
      }
      const both = await post([list, ping], { accept: '*/*' })
      assert.deepEqual(
        ((await both.json()) as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b),
        [1, 7],
      )
      const stream = await post(list, { accept: 'text/event-stream, application/*' })
      assert.equal(stream.headers.get('content-type'), 'text/event-stream')
      await stream.body?.cancel()
      for (const accept of ['text/event-stream', 'application/json;q=0', 'image/*'])
        assert.equal((await post(list, { accept })).status, 406, accept)
    })

    it('POST /mcp refuses a cursor of lists that have one page', async () => {
      for (const method of ['tools/list', 'prompts/list'] as const) {
        const answer = await post(
          { jsonrpc: '2.0', id: 1, method, params: { cursor: 'x' } },
          { accept: null },
        )
        assert.equal(((await answer.json()) as { error: { code: number } }).error.code, -32602)
        await assert.rejects(
          running().clients[2026].request({ method, params: { cursor: 'x' } }),
          /unknown cursor/,
        )
      }
    })

    it('POST /mcp names the versions that it supports to a client of an unknown one', async () => {
      const meta = {
        'io.modelcontextprotocol/protocolVersion': '2099-01-01',
        'io.modelcontextprotocol/clientInfo': { name: 'future', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      }
      const answer = await post(
        { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } },
        { 'mcp-protocol-version': '2099-01-01', 'mcp-method': 'tools/list' },
      )
      assert.equal(answer.status, 400)
      assert.match(await answer.text(), /2026-07-28/)
    })

    it('POST /mcp is not an operation of the API', async () => {
      const document = await (await fetch(`${running().service.config.auth.baseUrl}/openapi.json`)).text()
      assert.doesNotMatch(document, /"\/mcp"/)
    })
  })
}

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { callTool, callWell, connectMcp, textOf } from '../../support/mcp.ts'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService } from '../../support/service.ts'

/** About 8,000 tokens of a language model. */
const MAX_RESULT_BYTES = 32_000
const MAX_TEXT_BYTES = 4_000

describe('the MCP server', () => {
  it('the MCP server returns results of limited size for a listing of 21 images', async () => {
    const origin = await startOrigin()
    for (let n = 0; n < 21; n++) origin.serve(`/${n}.png`, await picture(n, 160 + n))
    await using service = await startService({ origin })
    const url = `${service.config.auth.baseUrl}/mcp`
    const addresses = Array.from({ length: 21 }, (_, n) => origin.url(`/${n}.png`))
    await service.put('full', {
      hero_image_url: addresses[0],
      carousel_image_urls: addresses.slice(1),
      name: `Sea Salt Potato Chips ${'x'.repeat(900)}`,
    })
    const { pdp_id: pdpId } = await service.settled('full')
    const client = await connectMcp({ url, token: service.token })
    for (const [name, args] of [
      ['explain_listing', {}],
      ['explain_listing', { max_actions: 10 }],
      ['find_best_composition', { selection: true }],
    ] as const) {
      const result = await callTool(client, name, { pdp_id: pdpId, ...args })
      const bytes = Buffer.byteLength(JSON.stringify(result.structuredContent))
      assert.ok(Buffer.byteLength(textOf(result)) < MAX_TEXT_BYTES, name)
      assert.ok(bytes < MAX_RESULT_BYTES, `${name}: ${bytes}`)
    }
    await client.close()
  })

  it('the MCP server returns the state so far when the service ends during a wait', async () => {
    const origin = await startOrigin()
    origin.serve('/0.png', await picture(0))
    // Without a worker nothing is scored.
    const service = await startService({ origin, role: 'api' })
    const { body } = await service.put('one', { hero_image_url: origin.url('/0.png'), name: 'Potato Chips' })
    const client = await connectMcp({ url: `${service.config.auth.baseUrl}/mcp`, token: service.token })
    const waiting = callWell(client, 'get_listing', { pdp_id: body['pdp_id'], wait_seconds: 50 })
    await callWell(client, 'get_listing', { pdp_id: body['pdp_id'] })
    await service[Symbol.asyncDispose]()
    // At the end of its grace period, the service would cut the connection off.
    assert.equal((await waiting)['status'], 'PROCESSING')
    await client.close()
  })

  it('the MCP server does not exist with ENDCAP_MCP=off', async () => {
    await using service = await startService({ configure: (config) => void (config.mcp.isOn = false) })
    const { status } = await service.request('POST', '/mcp', {
      body: { jsonrpc: '2.0', id: 1, method: 'ping' },
    })
    assert.equal(status, 404)
  })
})

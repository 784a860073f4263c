import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { startReverseProxy } from '../../support/reverse-proxy.ts'
import { startService } from '../../support/service.ts'

const SUB_PATH = '/tools/endcap'

describe('the API documentation below a sub-path', () => {
  for (const keepsSubPath of [true, false])
    it(`the API documentation below a sub-path is complete behind a proxy that ${keepsSubPath ? 'keeps' : 'removes'} the sub-path`, async () => {
      const port = await freePort('127.0.0.1')
      await using proxy = await startReverseProxy(port, { subPath: SUB_PATH, keepsSubPath })
      await using service = await startService({
        configure: (config) => {
          config.server.port = port
          config.auth.baseUrl = proxy.baseUrl
          config.auth.audience = proxy.baseUrl
        },
      })
      const page = await fetch(`${proxy.baseUrl}/docs`)
      assert.equal(page.url, `${proxy.baseUrl}/docs/`)
      const html = await page.text()
      const script = /<script src="([^"]+)"/.exec(html)?.[1] ?? ''
      assert.equal((await fetch(new URL(script, page.url))).status, 200)
      assert.match(html, new RegExp(`"url":"${SUB_PATH}/openapi.json"`))
      const response = await fetch(new URL(`${SUB_PATH}/openapi.json`, page.url))
      const { servers } = (await response.json()) as { servers: { url: string }[] }
      const server = new URL(servers[0]?.url ?? '', page.url)
      assert.equal(server.href, service.config.auth.baseUrl)
      assert.equal((await fetch(`${server.href}/health/live`)).status, 200)
      assert.deepEqual(proxy.outside, [])
    })
})

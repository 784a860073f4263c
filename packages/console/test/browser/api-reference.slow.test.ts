import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import type { Browser } from 'playwright-core'
import { startReverseProxy } from '../../../service/test/support/reverse-proxy.ts'
import { startService, type TestService } from '../../../service/test/support/service.ts'
import { launch, visit, watch, withoutChromium } from './support.ts'

let browser: Browser

describe('the API reference in a browser', { skip: withoutChromium }, () => {
  before(async () => {
    browser = await launch()
  })
  after(() => browser?.close())

  it('the API reference in a browser shows all operations without errors, and loads nothing from another host', async () => {
    await using service = await startService()
    await assertReference(service.config.auth.baseUrl)
  })

  for (const keepsSubPath of [true, false])
    it(`the API reference in a browser shows all operations behind a proxy that ${keepsSubPath ? 'keeps' : 'removes'} a sub-path`, async () => {
      const port = await freePort()
      await using proxy = await startReverseProxy(port, { subPath: '/endcap', keepsSubPath })
      await using _service = await startBehind(proxy.baseUrl, port)
      await assertReference(proxy.baseUrl)
      assert.deepEqual(proxy.outside, [])
    })
})

const startBehind = (baseUrl: string, port: number): Promise<TestService> =>
  startService({
    configure: (config) => {
      config.server.port = port
      config.auth.baseUrl = baseUrl
      config.auth.audience = baseUrl
    },
  })

/** Opens the reference as the sign-in page of the console links it, and reads it to its end. */
async function assertReference(baseUrl: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const faults = watch(page, baseUrl)
  await visit(page, `${baseUrl}/docs`)
  await page.getByRole('heading', { name: 'Endcap' }).first().waitFor()
  await page.getByRole('link', { name: 'Listings by id' }).first().click()
  // A code sample of the operation, with the address of the service.
  await page.getByText(`${baseUrl}/v1/pdps/id/`).first().waitFor()
  const styled = await page
    .locator('style')
    .evaluateAll((all) => all.map((each) => 'sheet' in each && each.sheet !== null))
  assert.deepEqual(new Set(styled), new Set([true]))
  assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
  await page.close()
}

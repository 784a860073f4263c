import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ASSET, type ConsoleAnswer, SCRIPT, startConsole } from '../../support/console.ts'
import { temporaryDirectory } from '../../support/stores.ts'

/** Headers of a browser that opens an address. */
const BROWSER = { 'endcap-console': null, 'sec-fetch-site': 'none', accept: 'text/html,*/*;q=0.8' }
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

function assertPage(answer: ConsoleAnswer, assets: string): void {
  const { status, headers, text } = answer
  assert.equal(status, 200)
  assert.ok(text.includes(`src="${assets}${ASSET}"`), text)
  assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(headers['content-security-policy'], POLICY)
  assert.equal(headers['x-frame-options'], 'DENY')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['referrer-policy'], 'no-referrer')
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
  assert.match(String(headers['permissions-policy']), /camera=\(\)/)
  assert.equal(headers['cache-control'], 'no-cache')
}

describe('the pages of the console', () => {
  it('[CONSOLE-34] the pages of the console are one page at every address, which no other site can frame or script', async () => {
    await using service = await startConsole()
    for (const path of ['/console/', '/console/listings/4711', '/console/listings?q=a', '/console/apis'])
      assertPage(await service.send('GET', path, { headers: BROWSER }), '/console/assets/')
    for (const path of [
      '/console/api',
      '/console/api/x',
      '/console/oidc',
      '/console/assets/',
      '/console/token/x',
    ]) {
      const { status, body, headers } = await service.send('GET', path, { headers: BROWSER })
      assert.deepEqual([status, body['error_code']], [404, 'NOT_FOUND'], path)
      assert.match(headers['content-security-policy']?.toString() ?? '', /frame-ancestors 'none'/)
    }
  })

  it('[CONSOLE-35] the pages of the console have assets that browsers keep for a year, in the coding that they prefer', async () => {
    await using service = await startConsole()
    const get = (accepted: string, name = ASSET) =>
      service.send('GET', `/console/assets/${name}`, { headers: { 'accept-encoding': accepted } })
    const plain = await get('identity')
    assert.equal(plain.text, SCRIPT)
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(plain.headers['content-type'], 'text/javascript; charset=utf-8')
    assert.match(String(plain.headers.vary), /accept-encoding/i)
    const { port } = service.config.server
    for (const coding of ['br', 'gzip']) {
      const { headers } = await get(coding)
      assert.equal(headers['content-encoding'], coding)
      const response = await fetch(`http://127.0.0.1:${port}/console/assets/${ASSET}`, {
        headers: { 'accept-encoding': coding },
      })
      assert.equal(await response.text(), SCRIPT)
    }
    for (const name of ['other.js', '..%2Findex.html', '%2e%2e%2findex.html', `${ASSET}.br`])
      assert.equal((await get('identity', name)).status, 404, name)
  })

  it('[CONSOLE-36] the pages of the console are where a browser gets from the root, while other clients get 404', async () => {
    await using service = await startConsole()
    const root = await service.send('GET', '/', { headers: BROWSER })
    assert.deepEqual([root.status, root.headers.location], [302, '/console/'])
    const api = await service.send('GET', '/', { headers: { accept: '*/*' } })
    assert.deepEqual([api.status, api.body['error_code']], [404, 'NOT_FOUND'])
    const short = await service.send('GET', '/console', { headers: BROWSER })
    assert.deepEqual([short.status, short.headers.location], [302, '/console/'])
  })

  it('[CONSOLE-37] the pages of the console send a browser that uses another name to the base URL', async () => {
    await using service = await startConsole()
    const { status, headers } = await service.send('GET', '/console/listings?q=a', {
      headers: { ...BROWSER, host: 'localhost:1' },
    })
    assert.deepEqual([status, headers.location], [302, `${service.config.auth.baseUrl}/console/listings?q=a`])
  })

  it('[CONSOLE-38] the pages of the console say what to do while the console is not built', async () => {
    const configure = (config: Awaited<ReturnType<typeof startConsole>>['config']) =>
      void (config.console.files = pathToFileURL(`${temporaryDirectory()}/none/`))
    await using service = await startConsole({ configure })
    const { status, headers, text } = await service.send('GET', '/console/', { headers: BROWSER })
    assert.deepEqual([status, headers['content-type']], [503, 'text/plain; charset=utf-8'])
    assert.equal(headers['refresh'], '2')
    assert.equal(text, 'The console is being built, or is not: then run npm run console:build.\n')
  })

  it('[CONSOLE-39] the pages of the console do not exist with ENDCAP_CONSOLE=off', async () => {
    await using service = await startConsole({ environment: { ENDCAP_CONSOLE: 'off' } })
    assert.deepEqual(
      service.routes.filter(({ url }) => url === '/' || url.startsWith('/console')),
      [],
    )
    for (const path of ['/', '/console/', '/console/api/session', '/console/oidc'])
      assert.equal((await service.send('GET', path, { headers: { accept: 'text/html' } })).status, 404, path)
    assert.equal((await service.send('POST', '/console/token')).status, 404)
  })
})

describe('a console with an https base URL below a sub-path', () => {
  const baseUrl = 'https://shop.example/tools/endcap'

  it('[CONSOLE-40] a console with an https base URL below a sub-path works behind a proxy that removes the sub-path and one that does not', async () => {
    await using service = await startConsole({ baseUrl })
    const link = await service.setUp()
    assert.ok(link.startsWith(`${baseUrl}/console/#setup=`))
    const { cookie } = await service.signIn(link)
    for (const prefix of ['', '/tools/endcap']) {
      assertPage(
        await service.send('GET', `${prefix}/console/`, { headers: BROWSER }),
        '/tools/endcap/console/assets/',
      )
      assert.equal((await service.send('GET', `${prefix}/console/assets/${ASSET}`)).text, SCRIPT)
      const root = await service.send('GET', `${prefix}/`, { headers: BROWSER })
      assert.equal(root.headers.location, '/tools/endcap/console/')
      assert.equal((await service.send('GET', `${prefix}/console/api/session`, { cookie })).status, 200)
      const { body } = await service.send('POST', `${prefix}/console/token`, { cookie })
      const headers = { authorization: `Bearer ${String(body['access_token'])}` }
      assert.equal((await service.send('GET', `${prefix}/v1/pdps`, { headers })).status, 200)
      assert.equal((await service.send('GET', `${prefix}/v1/pdps`)).status, 401)
    }
    const other = await service.send('GET', '/tools/endcaps/console/', { headers: BROWSER })
    assert.equal(other.status, 404)
    const misnamed = await service.send('GET', '/tools/endcap/console/a', {
      headers: { ...BROWSER, host: 'x' },
    })
    assert.equal(misnamed.headers.location, `${baseUrl}/console/a`)
  })

  it('[CONSOLE-41] a console with an https base URL below a sub-path has a cookie that browsers send to this host over https only', async () => {
    await using service = await startConsole({ baseUrl })
    const secret = (await service.setUp()).split('=').at(-1)
    const { headers } = await service.send('POST', '/console/api/session', { body: { secret } })
    assert.match(
      headers['set-cookie']?.join() ?? '',
      /^__Host-endcap=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    // The Origin of the base URL has no path.
    const origin = { origin: 'https://shop.example.attacker.example' }
    assert.equal((await service.send('POST', '/console/token', { headers: origin })).status, 403)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { buildGuide, renderGuide } from '../../../scripts/docs/guide.ts'
import { startConsole } from '../../service/test/support/console.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

const PICTURE = /\.(?:png|svg|webp)$/

describe('the guide', () => {
  it('the guide has a page and a heading for every link between documents', () => {
    const pages = renderGuide()
    const broken = [...pages.values()].flatMap((page) =>
      page.links
        .filter((link) => !PICTURE.test(link))
        .filter((link) => {
          const [name = '', anchor] = link.split('#')
          const target = name === '' ? page : pages.get(name)
          return !target || (anchor !== undefined && !target.anchors.has(anchor))
        })
        .map((link) => `${page.source}: ${link}`),
    )
    assert.deepEqual(broken, [])
  })

  it('the guide is served whole, without scripts and without anything of another host', async () => {
    const folder = temporaryDirectory()
    buildGuide(`${folder}/guide`)
    await using service = await startConsole({
      configure: (config) => void (config.console.files = pathToFileURL(`${folder}/static/`)),
    })
    const get = (path: string) => service.send('GET', path, { headers: { accept: 'text/html' } })
    const moved = await get('/docs/guide')
    assert.deepEqual([moved.status, moved.headers.location], [302, '/docs/guide/'])
    const seen = new Set<string>()
    for (const waiting = ['']; waiting.length > 0; ) {
      const name = waiting.pop() ?? ''
      if (seen.has(name)) continue
      seen.add(name)
      const { status, headers, text } = await get(`/docs/guide/${name}`)
      assert.equal(status, 200, name)
      assert.match(String(headers['content-security-policy']), /default-src 'none'/)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      assert.doesNotMatch(text, /<script|(?:src|<link[^>]*href)="(?:https?:)?\/\//, name)
      for (const [, to = ''] of text.matchAll(/(?:href|src)="([^":#]+)(?:#[^"]*)?"/g)) waiting.push(to)
    }
    assert.ok(seen.size > 60, String(seen.size))
    for (const path of ['none.html', '..%2Fpackage.json', 'guide.css.map'])
      assert.equal((await get(`/docs/guide/${path}`)).status, 404, path)
  })

  it('the guide says what to do while it is not built', async () => {
    await using service = await startConsole({
      configure: (config) => void (config.console.files = pathToFileURL(`${temporaryDirectory()}/static/`)),
    })
    const { status, body } = await service.send('GET', '/docs/guide/', { headers: { accept: 'text/html' } })
    assert.deepEqual([status, body['error_code']], [404, 'NOT_FOUND'])
    assert.match(String(body['detail']), /npm run console:build/)
  })
})

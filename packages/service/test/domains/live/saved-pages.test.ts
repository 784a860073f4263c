import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { LiveCheck } from '@endcap/api'
import { sql } from 'kysely'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'

type Saved = { file: string; asin: string; images: string[] }

const folder = new URL('../../../../../../shared/data/pages/', import.meta.url)
const skip = existsSync(folder) ? false : 'the shared pages are not available'
const IMAGE_HOST = 'https://m.media-amazon.com'

describe('live checks of saved pages', { skip }, () => {
  let origin: Origin
  let service: TestService
  before(async () => {
    origin = await startOrigin()
    service = await startService({ origin, storefront: origin.url('') })
    origin.serve('/robots.txt', (_request, response) => response.writeHead(404).end())
  })
  after(() => service[Symbol.asyncDispose]())

  const serve = (asin: string, html: string) =>
    origin.serve(`/dp/${asin}`, (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    )

  async function checkNow(pdpId: string): Promise<LiveCheck> {
    const path = `/v1/pdps/${pdpId}/live-check`
    // Pages of a test are read without pauses.
    await sql`UPDATE live_host SET next_at = now() - interval '1 hour'`.execute(service.app.database.db)
    assert.equal((await service.request('POST', path)).status, 202)
    const read = async () => (await service.request('GET', path)).body as unknown as LiveCheck
    await eventually(async () => !(await read()).is_reading, { attempts: 1_000 })
    return read()
  }

  const pages = skip ? [] : (JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Saved[])
  for (const [page, { file, asin, images }] of pages.entries())
    it(`live checks of saved pages find the set that was read, and a changed main image: ${file}`, async () => {
      const html = readFileSync(new URL(file, folder), 'utf8').replaceAll(IMAGE_HOST, origin.url(''))
      const originals = images.map((url) => url.slice(IMAGE_HOST.length).replace(/\._\w+_(?=\.jpg$)/, ''))
      for (const [n, path] of originals.entries()) origin.serve(path, await picture(20 * page + n))
      serve(asin, html)
      const { body } = await service.request('PUT', `/v1/pdps/asin/${asin}`)
      const pdpId = String(body['pdp_id'])
      await service.poll(`/v1/pdps/asin/${asin}`)
      const stored = async () => (await service.request('GET', `/v1/pdps/asin/${asin}`)).body
      const before = await stored()
      const same = await checkNow(pdpId)
      assert.deepEqual([same.state, same.places.length], ['same', originals.length])

      const [main = ''] = originals
      const [id = ''] = main.split('/').at(-1)?.split('.') ?? []
      origin.serve(main.replace(id, '71Changed'), await picture(20 * page + 19, 320))
      serve(asin, html.replaceAll(id, '71Changed'))
      const { state, places } = await checkNow(pdpId)
      assert.equal(state, 'different')
      assert.deepEqual(
        places.map(({ verdict }) => (verdict === 'other' ? 'version' : verdict)),
        originals.map((_, position) => (position === 0 ? 'version' : 'same')),
      )
      assert.deepEqual(await stored(), before)
    })
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { findCategoryByPath } from '@endcap/catalog'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

/** Submissions with a category spare the service the index of product names, 2 s of CPU time. */
const CATEGORY = findCategoryByPath('Food > Snacks > Potato Chips')?.id

describe('a process that accepts one submission at a time', () => {
  let origin: Origin
  let service: TestService
  let image: Buffer
  /** Unanswered requests for the slow image. */
  const held: ServerResponse[] = []
  before(async () => {
    origin = await startOrigin()
    image = await picture(1)
    origin.serve('/quick.png', await picture(0))
    origin.serve('/slow.png', (_request, response) => void held.push(response))
    service = await startService({ origin, configure: (config) => (config.backlog.submissionsAtATime = 1) })
  })
  after(() => service[Symbol.asyncDispose]())
  const put = (id: string, file: string) =>
    service.put(id, { hero_image_url: origin.url(file), product_category_id: CATEGORY })
  const nextHeld = async (): Promise<ServerResponse> => {
    for (;;) {
      const response = held.shift()
      if (response) return response
      await sleep(10)
    }
  }
  const accepted = async (id: string) => {
    for (let attempts = 0; attempts < 200; attempts++) {
      const { status } = await put(id, '/quick.png')
      if (status !== 503) return status
      await sleep(25)
    }
    return 503
  }

  it('a process that accepts one submission at a time refuses the second with 503 and Retry-After, and completes the first', async () => {
    const first = put('first', '/slow.png')
    const response = await nextHeld()
    const second = await put('second', '/quick.png')
    assert.deepEqual([second.status, second.body['error_code']], [503, 'SERVICE_UNAVAILABLE'])
    assert.ok(Number(second.headers.get('retry-after')) > 0)
    assert.equal((await service.get('first')).status, 404, 'reads must succeed')
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': image.length }).end(image)
    assert.equal((await first).status, 202)
    assert.equal((await service.settled('first')).status, 'COMPLETED')
    assert.equal((await service.get('second')).status, 404, 'the refused submission was stored')
    assert.equal(await accepted('second'), 202)
  })

  it('a process that accepts one submission at a time accepts the next one when the client disconnects', async () => {
    const abort = new AbortController()
    const { config, token } = service
    const first = fetch(`${config.auth.baseUrl}/v1/pdps/id/gone`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ hero_image_url: origin.url('/slow.png?2'), product_category_id: CATEGORY }),
      signal: abort.signal,
    })
    const response = await nextHeld()
    assert.equal((await put('third', '/quick.png')).status, 503)
    const ended = once(response, 'close')
    abort.abort()
    await assert.rejects(first)
    await ended
    assert.equal(await accepted('third'), 202)
  })

  it('a process that accepts one submission at a time accepts the next one after a refused or failed one', async () => {
    for (let n = 0; n < 3; n++) {
      assert.equal((await put('failing', '/none.png')).status, 400)
      assert.equal((await service.put('failing', { product_category_id: CATEGORY })).status, 422)
    }
    assert.equal(await accepted('fourth'), 202)
  })
})

describe('an organization with a full backlog', () => {
  it('an organization with a full backlog gets 429 RATE_LIMITED with Retry-After, and other organizations are admitted', async () => {
    const origin = await startOrigin()
    for (let n = 0; n < 3; n++) origin.serve(`/${n}.png`, await picture(n))
    await using service = await startService({
      role: 'api',
      origin,
      configure: (config) => (config.backlog.waitingJobs = 3),
    })
    const [hero_image_url, ...carousel_image_urls] = [0, 1, 2].map((n) => origin.url(`/${n}.png`))
    const submission = { hero_image_url, carousel_image_urls, product_category_id: CATEGORY }
    assert.equal((await service.put('one', submission)).status, 202)
    // The service counts waiting jobs every ten seconds.
    let refused = await service.put('two', submission)
    for (let attempts = 0; refused.status !== 429 && attempts < 60; attempts++) {
      await sleep(250)
      refused = await service.put('two', submission)
    }
    assert.deepEqual([refused.status, refused.body['error_code']], [429, 'RATE_LIMITED'])
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await service.get('one')).status, 200, 'reads must succeed')
    const other = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    assert.equal((await service.put('one', submission, { token: other })).status, 202)
  })
})

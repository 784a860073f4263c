import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { eventually } from '../../support/eventually.ts'
import { type Handler, type Origin, startOrigin } from '../../support/origin.ts'
import { type Line, scoreTraced, spansOf, startCollector, startImages } from '../../support/traced-process.ts'

let images: Origin
before(async () => {
  images = await startImages()
})
after(() => images[Symbol.asyncDispose]())

/** Returns true if there is a warning, other than that for ENDCAP_ALLOWED_ORIGINS, and nothing worse. */
const warns = (lines: readonly Line[]): boolean =>
  lines.some(({ level, msg }) => level === 'warn' && !/ENDCAP_ALLOWED/.test(String(msg))) &&
  !lines.some(({ level }) => level === 'error' || level === 'fatal')

describe('traces', () => {
  it('traces start with the request when the caller sends none, at the configured ratio', async () => {
    await using collector = await startCollector()
    const environment = { ENDCAP_OTLP_ENDPOINT: collector.endpoint, ENDCAP_TRACE_RATIO: '0' }
    await scoreTraced(images, environment)
    assert.deepEqual(spansOf(collector.batches), [])
    await scoreTraced(images, { ...environment, ENDCAP_TRACE_RATIO: '1' }, { traceparent: 'made up' })
    const request = spansOf(collector.batches).find(({ name }) => name === 'submitPdp')
    assert.match(request?.traceId ?? '', /^[0-9a-f]{32}$/)
    assert.equal(request?.parentSpanId || undefined, undefined)
  })

  it('traces cause only warnings when the collector is unavailable', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`
    const { lines, exitCode } = await scoreTraced(images, { ENDCAP_OTLP_ENDPOINT: endpoint })
    assert.equal(exitCode, 0)
    assert.ok(warns(lines))
  })

  const collectors: Record<string, Handler> = {
    'refuses them': (request, response) => {
      request.resume()
      response.writeHead(503).end()
    },
    'never answers': () => undefined,
  }
  for (const [how, answer] of Object.entries(collectors))
    it(`traces are logged as not exported by a process that exits while the collector ${how}`, async () => {
      await using collector = await startOrigin()
      collector.serve('/v1/traces', answer)
      const { lines, exitCode } = await scoreTraced(
        images,
        { ENDCAP_OTLP_ENDPOINT: `http://${collector.host}` },
        { beforeEnd: () => eventually(() => collector.requests.length > 0, { attempts: 3_000 }) },
      )
      assert.equal(exitCode, 0)
      assert.ok(warns(lines))
    })
})

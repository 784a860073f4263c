import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { json } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { createClient } from '@endcap/client'
import { findCategoryByPath } from '../../src/categories/taxonomy.ts'
import { freePort } from '../../src/net/free-port.ts'
import { eventually } from '../support/eventually.ts'
import { type Handler, type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { serve } from '../support/process.ts'
import { migratedDirectory } from '../support/stores.ts'

/** Submissions with a category spare the service the index of product names, 2 s of CPU time. */
const CATEGORY = findCategoryByPath('Food > Snacks > Potato Chips')?.id
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const COMMANDS = { ENDCAP_LOG: 'info,json', ENDCAP_DRAIN_MS: '0', ENDCAP_WORKER_THREADS: '1' }

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
}
type Batch = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}
type Line = Record<string, unknown>
type Outcome = { lines: Line[]; exitCode: number | null }

let images: Origin
before(async () => {
  images = await startOrigin()
  for (let n = 0; n < 2; n++) images.serve(`/${n}.png`, await picture(n))
})
after(() => images[Symbol.asyncDispose]())

/** Scores a listing of two images in a separate process and returns the log lines of the process. */
async function scoreListing(
  environment: Record<string, string>,
  {
    traceparent,
    beforeEnd = async () => undefined,
  }: { traceparent?: string; beforeEnd?: () => Promise<void> } = {},
): Promise<Outcome> {
  await using running = await serve(
    ['--data', await migratedDirectory(), '--port', String(await freePort())],
    { ...COMMANDS, ENDCAP_ALLOWED_ORIGINS: images.host, ...environment },
    { stderr: 'pipe' },
  )
  const lines: Line[] = []
  const errors = running.child.stderr
  assert.ok(errors)
  const log = createInterface({ input: errors })
  log.on('line', (line) => lines.push(JSON.parse(line) as Line))
  const logEnded = once(log, 'close')
  const {
    base_url: baseUrl = '',
    client_id: clientId = '',
    client_secret: clientSecret = '',
  } = running.announced
  const client = createClient({
    baseUrl,
    clientId,
    clientSecret,
    organizationId: running.announced['organization_id'] ?? '',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      if (traceparent !== undefined && init?.method === 'PUT') headers.set('traceparent', traceparent)
      return fetch(input, { ...init, headers })
    },
  })
  const [hero_image_url = '', ...carousel_image_urls] = [0, 1].map((n) => images.url(`/${n}.png`))
  await client.submitPdp('traced', {
    hero_image_url,
    carousel_image_urls,
    product_category_id: CATEGORY ?? null,
  })
  assert.equal((await client.waitForPdp('traced', { pollMs: 100 })).status, 'COMPLETED')
  await beforeEnd()
  const exitCode = await running.kill('SIGTERM')
  await logEnded
  return { lines, exitCode }
}

type Collector = AsyncDisposable & { endpoint: string; requests: string[]; batches: Batch[] }

/** Starts an OpenTelemetry collector that accepts OTLP over HTTP as JSON. */
async function startCollector(): Promise<Collector> {
  const origin = await startOrigin()
  const batches: Batch[] = []
  origin.serve('/v1/traces', (request, response) => {
    assert.equal(request.headers['content-type'], 'application/json')
    const take = async () => {
      batches.push((await json(request)) as Batch)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }
    void take()
  })
  const { requests } = origin
  return {
    endpoint: `http://${origin.host}`,
    requests,
    batches,
    [Symbol.asyncDispose]: () => origin[Symbol.asyncDispose](),
  }
}

const spansOf = (batches: readonly Batch[]): Span[] =>
  batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
const attribute = (attributes: readonly Attribute[], name: string) =>
  attributes.find(({ key }) => key === name)?.value
/** Returns true if there is a warning, other than that for ENDCAP_ALLOWED_ORIGINS, and nothing worse. */
const warns = (lines: readonly Line[]): boolean =>
  lines.some(({ level, msg }) => level === 40 && !/ENDCAP_ALLOWED/.test(String(msg))) &&
  !lines.some(({ level }) => Number(level) > 40)

describe('traces', () => {
  it("continue the caller's trace from the request to the score, with the right parents and in log lines", async () => {
    await using collector = await startCollector()
    const { lines, exitCode } = await scoreListing(
      { ENDCAP_OTLP_ENDPOINT: collector.endpoint },
      { traceparent: `00-${TRACE}-${CALLER}-01` },
    )
    assert.equal(exitCode, 0)
    const [first] = collector.batches
    const resource = first?.resourceSpans[0]?.resource.attributes ?? []
    assert.equal(attribute(resource, 'service.name')?.stringValue, 'endcap-all')
    const spans = spansOf(collector.batches).filter(({ traceId }) => traceId === TRACE)
    const named = (name: string) => spans.filter((span) => span.name === name)
    const below = (parent: Span) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId)

    const [request, ...others] = named('submitPdp')
    assert.ok(request && others.length === 0)
    assert.deepEqual([request.parentSpanId, request.kind], [CALLER, 2])
    assert.equal(attribute(request.attributes, 'http.response.status_code')?.intValue, 202)
    assert.equal(attribute(request.attributes, 'http.route')?.stringValue, '/v1/pdps/id/:id')
    const jobs = named('job score-image')
    assert.equal(jobs.length, 2)
    for (const job of jobs) {
      assert.equal(job.parentSpanId, request.spanId)
      assert.deepEqual(
        below(job).map(({ name }) => name),
        ['read', 'look', 'score', 'save'],
      )
      const [read] = below(job)
      assert.ok(read)
      assert.deepEqual(
        below(read).map(({ name }) => name),
        ['blob get'],
      )
    }
    const [listing] = named('job score-listing')
    // The job that settled the last image sent this span.
    assert.ok(jobs.flatMap(below).some(({ spanId }) => spanId === listing?.parentSpanId))
    assert.equal(named('blob put').filter(({ parentSpanId }) => parentSpanId === request.spanId).length, 2)

    const line = (message: string, fields: Line) =>
      lines.find(
        (each) =>
          each['msg'] === message && Object.entries(fields).every(([key, value]) => each[key] === value),
      )
    for (const [message, fields] of [
      ['request', { method: 'PUT' }],
      ['job done', { job: 'score-image' }],
      ['image scored', {}],
      ['job done', { job: 'score-listing' }],
    ] as const) {
      const found = line(message, fields)
      assert.ok(found, message)
      assert.equal(found['trace_id'], TRACE, message)
      assert.ok(
        spans.some(({ spanId }) => spanId === found['span_id']),
        message,
      )
    }
  })

  it('start with the request when the caller sends none, at the configured ratio', async () => {
    await using collector = await startCollector()
    const environment = { ENDCAP_OTLP_ENDPOINT: collector.endpoint, ENDCAP_TRACE_RATIO: '0' }
    await scoreListing(environment)
    assert.deepEqual(spansOf(collector.batches), [])
    await scoreListing({ ...environment, ENDCAP_TRACE_RATIO: '1' }, { traceparent: 'made up' })
    const request = spansOf(collector.batches).find(({ name }) => name === 'submitPdp')
    assert.match(request?.traceId ?? '', /^[0-9a-f]{32}$/)
    assert.equal(request?.parentSpanId || undefined, undefined)
  })

  it('are not exported without the setting', async () => {
    await using collector = await startCollector()
    const { lines } = await scoreListing({}, { traceparent: `00-${TRACE}-${CALLER}-01` })
    assert.deepEqual(collector.requests, [])
    assert.ok(lines.length > 0)
    assert.deepEqual(
      lines.filter((line) => 'trace_id' in line),
      [],
    )
  })

  it('cause only warnings when the collector is unavailable', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`
    const { lines, exitCode } = await scoreListing({ ENDCAP_OTLP_ENDPOINT: endpoint })
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
    it(`are logged as not exported by a process that exits while the collector ${how}`, async () => {
      await using collector = await startOrigin()
      collector.serve('/v1/traces', answer)
      const { lines, exitCode } = await scoreListing(
        { ENDCAP_OTLP_ENDPOINT: `http://${collector.host}` },
        { beforeEnd: () => eventually(() => collector.requests.length > 0, { attempts: 3_000 }) },
      )
      assert.equal(exitCode, 0)
      assert.ok(warns(lines))
    })
})

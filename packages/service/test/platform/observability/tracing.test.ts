import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Origin } from '../../support/origin.ts'
import {
  type Attribute,
  type Line,
  type Span,
  scoreTraced,
  spansOf,
  startCollector,
  startImages,
} from '../../support/traced-process.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
/** Kind of the spans of requests. */
const SERVER = 2
const CALLER = 'b7ad6b7169203331'

let images: Origin

const attribute = (attributes: readonly Attribute[], name: string) =>
  attributes.find(({ key }) => key === name)?.value

describe('traces', () => {
  before(async () => {
    images = await startImages()
  })
  after(() => images[Symbol.asyncDispose]())

  it("traces continue the caller's trace from the request to the score, with the right parents and in log lines", async () => {
    await using collector = await startCollector()
    const { lines, exitCode } = await scoreTraced(
      images,
      { ENDCAP_OTLP_ENDPOINT: collector.endpoint },
      {
        traceparent: `00-${TRACE}-${CALLER}-01`,
        beforeEnd: async (baseUrl) => {
          for (const path of ['/health/live', '/health/ready', '/metrics', '/console/', '/openapi.json'])
            await (await fetch(baseUrl + path)).arrayBuffer()
        },
      },
    )
    assert.equal(exitCode, 0)
    const served = spansOf(collector.batches).filter(({ kind }) => kind === SERVER)
    assert.deepEqual([...new Set(served.map(({ name }) => name))].toSorted(), [
      'getApiDocument',
      'getPdp',
      'requestToken',
      'submitPdp',
    ])
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
    for (const each of lines)
      for (const key of Object.keys(each))
        assert.match(key, /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, String(each['msg']))
    for (const each of lines.filter(({ msg }) => /^job|scored$/.test(String(msg))))
      assert.match(String(each['organization_id']), /^\w/, String(each['msg']))
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

  it('traces are not exported without the setting', async () => {
    await using collector = await startCollector()
    const { lines } = await scoreTraced(images, {}, { traceparent: `00-${TRACE}-${CALLER}-01` })
    assert.deepEqual(collector.requests, [])
    assert.ok(lines.length > 0)
    assert.deepEqual(
      lines.filter((line) => 'trace_id' in line),
      [],
    )
  })
})

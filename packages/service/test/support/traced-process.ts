import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { json } from 'node:stream/consumers'
import { findCategoryByPath } from '@endcap/catalog'
import { Endcap } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import { type Origin, startOrigin } from './origin.ts'
import { picture } from './pictures.ts'
import { serve } from './process.ts'
import { migratedDirectory } from './stores.ts'

/** Submissions with a category spare the service the index of product names, 2 s of CPU time. */
const CATEGORY = findCategoryByPath('Food > Snacks > Potato Chips')?.id
const COMMANDS = { ENDCAP_LOG: 'info,json', ENDCAP_DRAIN_MS: '0', ENDCAP_WORKER_THREADS: '1' }

export type Line = Record<string, unknown>
type Outcome = { lines: Line[]; exitCode: number | null }

/** Serves two images for `scoreTraced`. */
export async function startImages(): Promise<Origin> {
  const images = await startOrigin()
  for (let n = 0; n < 2; n++) images.serve(`/${n}.png`, await picture(n))
  return images
}

/** Scores a listing of two images in a separate process and returns the log lines of the process. */
export async function scoreTraced(
  images: Origin,
  environment: Record<string, string>,
  {
    traceparent,
    beforeEnd = async () => undefined,
  }: { traceparent?: string; beforeEnd?: (baseUrl: string) => Promise<void> } = {},
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
  const client = new Endcap({
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
  await client.pdps.submit('traced', {
    hero_image_url,
    carousel_image_urls,
    product_category_id: CATEGORY ?? null,
  })
  assert.equal((await client.pdps.wait('traced', {}, { interval: 100 })).status, 'COMPLETED')
  await beforeEnd(baseUrl)
  const exitCode = await running.kill('SIGTERM')
  await logEnded
  return { lines, exitCode }
}

export type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
export type Span = {
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

export type Collector = AsyncDisposable & { endpoint: string; requests: string[]; batches: Batch[] }

/** Starts an OpenTelemetry collector that accepts OTLP over HTTP as JSON. */
export async function startCollector(): Promise<Collector> {
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

/** Returns all spans of some batches. */
export const spansOf = (batches: readonly Batch[]): Span[] =>
  batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )

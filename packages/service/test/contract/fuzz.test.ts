// Runs in a process of its own: the description of a second service lacks schemas if nobody has read that of the first.
import assert from 'node:assert/strict'
import http from 'node:http'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import type { EventPage } from '@endcap/client'
import fc from 'fast-check'
import PQueue from 'p-queue'
import { csvOf, uploadCatalog } from '../support/imports.ts'
import { listingPage } from '../support/listing-page.ts'
import {
  answerProblem,
  createSchemaCheck,
  type Described,
  isFile,
  type JsonSchema,
  type OpenApi,
  operationsOf,
  readOpenApi,
  resolve,
  type SchemaCheck,
} from '../support/openapi.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { jsonLines } from '../support/process.ts'
import { valuesOf } from '../support/schema-arbitrary.ts'
import { startService, type TestService } from '../support/service.ts'

/** Requests of each operation. The slow suite sends 330 of each, some 30,000 in all. */
const REQUESTS = Number(process.env['ENDCAP_FUZZ_REQUESTS'] ?? 4)
const SEED = Number(process.env['ENDCAP_FUZZ_SEED'] ?? 20261121)
const CONCURRENCY = 8

type Request = {
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer | null
  /** Result that the document requires. */
  expected: 'any' | 'refused' | 'not invalid'
  why: string
}
type Answer = { status: number; contentType: string | null; body: unknown; requestId: string | null }
type Parts = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

/** A link ends within a year. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

let origin: Origin
let service: TestService
let document: OpenApi
let problems: SchemaCheck
const known: Record<string, unknown[]> = {}
const pictures: Buffer[] = []
const CATALOG = csvOf(['id', 'name'], [['known', 'Sea Salt Potato Chips 150 g']])

describe('requests generated from the OpenAPI document', () => {
  before(async () => {
    origin = await startOrigin()
    service = await startService({ origin, storefront: origin.url('') })
    document = await readOpenApi(service.config.auth.baseUrl)
    problems = createSchemaCheck(document)
    for (let n = 0; n < 4; n++) pictures.push(await picture(n))
    for (const [n, each] of pictures.entries()) origin.serve(`/${n}.png`, each)
    const urls = [0, 1, 2, 3].map((n) => origin.url(`/${n}.png`))
    const submission = {
      hero_image_url: urls[0],
      carousel_image_urls: urls.slice(1),
      name: 'Sea Salt Potato Chips',
    }
    origin.serve('/dp/B000000001', listingPage('B000000001', [origin.url('/0.png'), origin.url('/1.png')]))
    await service.put('known', submission)
    await service.request('PUT', '/v1/pdps/gtin/4006381333931', { body: submission })
    await service.put('doomed', { ...submission, hero_image_url: urls[1], carousel_image_urls: [urls[2]] })
    const doomed = await service.settled('doomed')
    const draft = await service.request('POST', '/v1/pdps/score', { body: { hero: { image_url: urls[3] } } })
    const family = await service.request('POST', '/v1/families', { body: { pdp_ids: [doomed.pdp_id] } })
    const uploaded = await service.request('POST', '/v1/uploads', { body: { image_url: urls[3] } })
    const catalog = await uploadCatalog(service, CATALOG)
    const pdp = await service.settled('known')
    const share = await service.request('POST', '/v1/shares', {
      body: { kind: 'listings', pdp_ids: [pdp.pdp_id], recipient: 'Studio', expires_at: tomorrow() },
    })
    const spark = (kind: string) =>
      service.request('POST', `/v1/images/${pdp.hero?.image_id}/spark/${kind}`).then(({ body }) => body)
    await service.request('POST', '/v1/outcome-files', {
      raw: RESULTS,
      headers: { 'content-type': 'text/csv' },
    })
    const results = (await service.request('GET', '/v1/outcomes')).body['data']
    const [{ outcome_id, test_id }] = results as [Record<string, string>]
    const [{ arms }] = (await service.request('GET', '/v1/outcome-tests')).body['data'] as [
      { arms: { arm_id: string }[] },
    ]
    const events = (await service.request('GET', '/v1/events')).body as unknown as EventPage
    origin.serve('/hook', (_request, response) => void response.writeHead(204).end())
    const hook = await service.request('POST', '/v1/webhook-endpoints', {
      body: { url: origin.url('/hook') },
    })
    const { webhook_endpoint_id } = hook.body
    const sent = await service.request('POST', `/v1/webhook-endpoints/${String(webhook_endpoint_id)}/test`)
    const [{ batch_id }, { idea_id }] = [await spark('images'), await spark('ideas')]
    Object.assign(known, {
      id: ['known', 'other', 'a/b c?d%20'],
      gtin: ['4006381333931', '04006381333931', '96385074'],
      asin: ['B000000001', 'B000000002'],
      region: ['us', 'de', 'jp'],
      pdp_id: [pdp.pdp_id, doomed.pdp_id],
      draft_id: [draft.body['draft_id']],
      family_id: [family.body['family_id']],
      category_id: [findCategoryByPath('Food > Snacks')?.id],
      image_id: [pdp.hero?.image_id, pdp.carousel_images[0]?.image_id],
      upload_id: [uploaded.body['upload_id']],
      import_id: [catalog.body['import_id']],
      outcome_id: [outcome_id],
      test_id: [test_id],
      arm_id: arms.map(({ arm_id }) => arm_id),
      listing: ['known', pdp.pdp_id],
      from: ['2026-10-01', '2026-10-02'],
      to: ['2026-10-03'],
      share_id: [share.body['share_id']],
      pdp_ids: [pdp.pdp_id],
      batch_id: [batch_id],
      idea_id: [idea_id],
      family: ['food-and-drink'],
      webhook_endpoint_id: [webhook_endpoint_id],
      event_id: [sent.body['event_id']],
      url: [origin.url('/hook')],
      after: events.data.map(({ id: eventId }) => eventId),
      hero_image_url: urls,
      image_url: urls,
      carousel_image_urls: urls.slice(1),
      product_category_id: [findCategoryByPath('Food > Snacks > Potato Chips')?.id],
      name: ['Sea Salt Potato Chips 150 g', 'Leather Boots'],
      retailer: ['marketplace_us', 'tesco_uk'],
      grant_type: ['client_credentials'],
      client_id: [service.credential.client_id],
      client_secret: [service.credential.client_secret],
      audience: [service.credential.audience],
      organization: [service.credential.organization_id],
    })
  })
  after(() => service[Symbol.asyncDispose]())

  it('[API-8] requests generated from the OpenAPI document get the documented statuses, types and bodies, no 5xx, and a refusal when invalid', async () => {
    const findings: string[] = []
    const counts = new Map<string, number>()
    const queue = new PQueue({ concurrency: CONCURRENCY })
    // Deletions come last, so that the other operations find the records.
    const operations = operationsOf(document).toSorted(
      (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
    )
    for (const described of operations) {
      if (described.method === 'DELETE') await queue.onIdle()
      for (const request of fc.sample(requestsOf(described), { numRuns: REQUESTS, seed: SEED })) {
        void queue.add(async () => {
          const answer = await send(request)
          const count = `${described.operation.operationId} ${answer.status}`
          counts.set(count, (counts.get(count) ?? 0) + 1)
          const finding = judge(described, request, answer)
          if (finding) findings.push(`${finding}\n  ${describeRequest(request)}\n  ${JSON.stringify(answer)}`)
        })
      }
    }
    await queue.onIdle()
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0)
    console.log(`${sent} requests: ${[...counts].map(([name, count]) => `${name} × ${count}`).join(', ')}`)
    assert.equal(sent, REQUESTS * operationsOf(document).length)
    assert.deepEqual(findings.slice(0, 5), [])
    assert.equal(findings.length, 0)
  })
})

function judge(described: Described, request: Request, answer: Answer): string | null {
  const { status } = answer
  // Another method has no operation to compare with.
  if (request.method !== described.method) {
    const isError =
      status === 405 && problems({ type: 'object', required: ['error_code'] }, answer.body) === null
    return isError || status === 404 ? null : `another method got ${status}`
  }
  // An id with special characters may lead to another path.
  const isElsewhere = status === 404 && hasCode(answer.body, 'NOT_FOUND')
  const problem = isElsewhere ? null : answerProblem(described, answer, problems)
  if (problem !== null) return problem
  if (status >= 500) return `a ${status}`
  if (answer.requestId === null) return 'no X-Request-Id'
  if (request.expected === 'refused' && status < 400) return 'an invalid request was accepted'
  if (request.expected === 'not invalid' && (status === 422 || status === 415 || status === 413))
    return 'a valid request was refused as invalid'
  return null
}

const hasCode = (body: unknown, code: string): boolean =>
  typeof body === 'object' && body !== null && 'error_code' in body && body.error_code === code

/** Generates requests for an operation: valid ones, and valid ones with one fault. */
function requestsOf(described: Described): fc.Arbitrary<Request> {
  const { operation } = described
  const parameters = operation.parameters ?? []
  const record = (place: 'path' | 'query') => {
    const those = parameters.filter((parameter) => parameter.in === place)
    return fc.record(
      Object.fromEntries(those.map(({ name, schema }) => [name, valuesOf(schema, document, known, name)])),
      { requiredKeys: those.filter(({ required }) => required).map(({ name }) => name) },
    )
  }
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const parts = fc.record({
    path: record('path'),
    query: record('query'),
    body: schema ? bodiesOf(schema, operation.operationId) : fc.constant(undefined),
  }) as fc.Arbitrary<Parts>
  return fc.oneof(
    { weight: 2, arbitrary: parts.map((each) => build(described, each, 'not invalid', 'valid')) },
    { weight: 1, arbitrary: brokenBodies(described, parts) },
    { weight: 1, arbitrary: brokenFields(described, parts) },
    { weight: 1, arbitrary: brokenEnvelopes(described, parts) },
  )
}

const BOUNDARY = 'a-boundary'

/** Returns a form with a picture as its file. */
const formOf = (picture: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

const RESULTS = csvOf(
  ['listing', 'test', 'arm', 'from', 'impressions', 'orders'],
  [['known', 'Chips', 'old', '2026-10-01', '9', '1']],
)
/** A file of rows may be any text, declared as any kind of text. */
const ROWS: Record<string, string> = { createImport: CATALOG, importOutcomeFile: RESULTS }

function bodiesOf(schema: JsonSchema, operationId: string): fc.Arbitrary<unknown> {
  const rows = ROWS[operationId]
  if (rows !== undefined) return fc.constant(Buffer.from(rows))
  if (isFile(resolve(document, schema))) return fc.constantFrom(...pictures.map(formOf))
  return valuesOf(schema, document, known).map((body) => withoutClashes(body, operationId))
}

/** A correction has one subject, and a line of text has a letter or a digit. */
function withoutCorrectionClashes({ pdp_id: _pdp, ...body }: Record<string, unknown>): unknown {
  return {
    ...body,
    image_id: body['image_id'] ?? 'none',
    ...(body['kind'] === 'text_is_on_pack' ? { value: true } : {}),
  }
}

/** Removes violations of rules that span fields, which are not in the schemas. */
function withoutClashes(body: unknown, operationId: string): unknown {
  if (typeof body !== 'object' || body === null) return body
  if (operationId === 'scoreDraft') return withoutDraftClashes({ ...body })
  // A composition has no image twice, and a verdict that keeps an image has no reason.
  if (operationId.startsWith('setPdpImages')) return { ...body, carousel: [] }
  // A bulk change is one of images or one of details.
  if (operationId === 'createBulkChange') return { images: 'advice' }
  // A shop has the tokens of its system.
  if (operationId === 'createShopConnection')
    return { system: 'shopify', address: 'https://shop.example', access_token: 'one' }
  // Alt texts have one entry for each image of the listing.
  if (operationId.startsWith('setAltTexts')) return { ...body, alt_texts: [] }
  if (operationId === 'setImageVerdict') return { ...body, kept: false }
  // A mapping names columns of its file.
  if (operationId === 'changeImportMapping') return { ...body, mapping: { columns: { id: 'id' } } }
  // A saved query names filters of the list, and a view has a column once.
  if (/View$|Goal$/.test(operationId))
    return {
      ...body,
      ...('query' in body ? { query: 'tag=one' } : {}),
      ...('columns' in body ? { columns: [] } : {}),
    }
  if (operationId.endsWith('Share')) return { ...body, expires_at: tomorrow() }
  if (operationId === 'createCorrection') return withoutCorrectionClashes({ ...body })
  // A test has one control, and arms of different names.
  if (operationId === 'createOutcomeTest')
    return { ...body, arms: [{ arm: 'old', is_control: true }, { arm: 'new' }] }
  if (operationId === 'createOutcomes') return withoutOutcomeClashes({ ...body })
  // The rules of a rubric are not in its schema.
  if ('patch' in body) return { ...body, patch: {} }
  if (!('hero_image_url' in body)) return body
  const {
    external_category_id: _external,
    integration_id: _integration,
    ...rest
  } = { ...body } as Record<string, unknown>
  const urls = rest['carousel_image_urls']
  const names = new Set([filename(rest['hero_image_url'])])
  const distinct = Array.isArray(urls)
    ? urls.filter((url) => !names.has(filename(url)) && names.add(filename(url)))
    : undefined
  return {
    ...rest,
    ...(distinct ? { carousel_image_urls: distinct } : {}),
    ...(rest['carousel_image_asset_ids'] ? { carousel_image_asset_ids: [] } : {}),
    ...(rest['alt_texts'] ? { alt_texts: [] } : {}),
  }
}

/** A draft has a base or a main image, and candidates only for a selection. */
function withoutDraftClashes(draft: Record<string, unknown>): unknown {
  const { candidates: _candidates, ...rest } = draft
  return rest['base'] || rest['hero'] ? rest : { ...rest, hero: { image_id: known['image_id']?.[0] } }
}

/** Results end on the first day or later, and money has a currency. */
const withoutOutcomeClashes = ({ outcomes }: Record<string, unknown>): unknown => ({
  outcomes: (outcomes as Record<string, unknown>[]).map((outcome) => ({
    ...outcome,
    to: outcome['from'],
    currency: 'USD',
  })),
})

const filename = (url: unknown): string => URL.parse(String(url))?.pathname.split('/').at(-1) ?? ''

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  'x'.repeat(5_000),
  '\0',
  '\ud800',
  '🧴'.repeat(1_001),
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%00',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://a/b',
  'http://',
  '//host',
  [],
  {},
  [[]],
  [null],
  { __proto__: 1 },
  Array.from({ length: 30 }, (_, n) => `http://a/${n}`),
]

/** Generates requests with one property removed or replaced by a strange value. */
function brokenFields(described: Described, parts: fc.Arbitrary<Parts>): fc.Arbitrary<Request> {
  const schema = Object.values(described.operation.requestBody?.content ?? {})[0]?.schema
  const names = (described.operation.parameters ?? []).map(({ in: place, name }) => ({ place, name }))
  const choices = [
    ...names,
    ...Object.keys(propertiesOf(schema)).map((name) => ({ place: 'body' as const, name })),
  ]
  if (choices.length === 0) return parts.map((each) => build(described, each, 'not invalid', 'valid'))
  return fc
    .tuple(parts, fc.constantFrom(...choices), fc.constantFrom(...STRANGE), fc.boolean())
    .map(([each, { place, name }, value, leaveOut]) => {
      const changed = { ...((each[place] ?? {}) as Record<string, unknown>), [name]: value }
      if (leaveOut && place !== 'path') delete changed[name]
      const broken = { ...each, [place]: changed }
      const isInvalid = schema && place === 'body' && problems(schema, jsonOf(changed)) !== null
      return build(described, broken, isInvalid ? 'refused' : 'any', `${place}.${name}`)
    })
}

/** Returns the value after a round trip through JSON. */
const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function propertiesOf(schema: { $ref?: string } | undefined): Record<string, unknown> {
  return document.components.schemas[schema?.$ref?.split('/').at(-1) ?? '']?.properties ?? {}
}

/** Generates requests with a body that is not JSON or not the required JSON. */
function brokenBodies(described: Described, parts: fc.Arbitrary<Parts>): fc.Arbitrary<Request> {
  if (!described.operation.requestBody)
    return parts.map((each) => build(described, each, 'not invalid', 'valid'))
  // An optional body may be empty or null.
  const isRequired = described.operation.requestBody.required !== false
  const bodies: (string | Buffer)[] = [
    ...(isRequired ? ['', 'null'] : []),
    '{',
    '[]',
    '"text"',
    '17',
    '{"a":1}}',
    '{"hero_image_url":}',
    '\ufeff{}x',
    "{'a':1}",
    'a=b&c=d',
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('7b22c328227d', 'hex'),
    '['.repeat(5_000),
    '{"a":NaN}',
    `{"name":"${'x'.repeat(1_100_000)}"}`,
  ]
  return fc.tuple(parts, fc.constantFrom(...bodies)).map(([each, body]) => ({
    ...build(
      described,
      each,
      described.operation.operationId in ROWS ? 'any' : 'refused',
      `body ${String(body).slice(0, 20)}`,
    ),
    body,
  }))
}

/** Generates requests with another method, content type, encoding or token. */
function brokenEnvelopes(described: Described, parts: fc.Arbitrary<Parts>): fc.Arbitrary<Request> {
  const isSecured = described.operation.security.length > 0
  const hasBody = described.operation.requestBody !== undefined
  const others = ['DELETE', 'PATCH'].filter(
    (method) => document.paths[described.path]?.[method.toLowerCase()] === undefined,
  )
  const changes: ((request: Request) => Request)[] = [
    ...others.map(
      (method) =>
        (request: Request): Request => ({ ...request, method, expected: 'refused' }),
    ),
    (request) => ({
      ...request,
      headers: { ...request.headers, 'x-request-id': 'é'.repeat(3) },
      expected: 'any',
    }),
    (request) => ({ ...request, headers: { ...request.headers, accept: 'text/html' }, expected: 'any' }),
    (request) => ({ ...request, headers: { ...request.headers, expect: 'something' }, expected: 'any' }),
    (request) => ({
      ...request,
      target: `${request.target}${request.target.includes('?') ? '&' : '?'}retailer=a&retailer=b`,
      expected: 'any',
    }),
    ...(isSecured
      ? [
          '',
          'Bearer',
          'Bearer x',
          'Basic YTpi',
          `Bearer ${'x'.repeat(5_000)}`,
          'Bearer eyJhbGciOiJub25lIn0.e30.',
        ].map(
          (authorization) =>
            (request: Request): Request => ({
              ...request,
              headers: { ...request.headers, authorization },
              expected: 'refused',
            }),
        )
      : []),
    ...(hasBody
      ? ['text/plain', 'application/xml', 'multipart/form-data', 'nonsense', ''].map(
          (type) =>
            (request: Request): Request => ({
              ...request,
              headers: { ...request.headers, 'content-type': type },
              expected: described.operation.operationId in ROWS ? 'any' : 'refused',
            }),
        )
      : []),
    ...(hasBody
      ? [
          (request: Request): Request => ({
            ...request,
            headers: { ...request.headers, 'content-encoding': 'gzip' },
            expected: 'refused',
          }),
        ]
      : []),
  ]
  return fc
    .tuple(parts, fc.constantFrom(...changes))
    .map(([each, change]) => change(build(described, each, 'any', 'envelope')))
}

function build(
  { method, path, operation }: Described,
  { path: pathValues, query, body }: Parts,
  expected: Request['expected'],
  why: string,
): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(pathValues[name]))
  const isExploded = (name: string) =>
    operation.parameters?.some((each) => each.in === 'query' && each.name === name && each.explode === true)
  const search = Object.entries(query)
    .flatMap(([name, value]) => {
      const values = Array.isArray(value) ? value : [value]
      const sent = isExploded(name) || values.length === 0 ? values : [values.join(',')]
      return sent.map((each) => `${name}=${encode(each)}`)
    })
    .join('&')
  const isSecured = operation.security.length > 0
  const isBinary = Buffer.isBuffer(body)
  const binaryType = operation.operationId in ROWS ? 'text/csv' : `multipart/form-data; boundary=${BOUNDARY}`
  return {
    method,
    target: search === '' ? filled : `${filled}?${search}`,
    headers: {
      ...(isSecured ? { authorization: `Bearer ${service.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': isBinary ? binaryType : 'application/json' }),
    },
    body: isBinary ? body : body === undefined ? null : JSON.stringify(body),
    expected,
    why,
  }
}

const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())

/** Sends a request with `http`, because `fetch` corrects faults in the request. */
function send({ method, target, headers, body }: Request): Promise<Answer> {
  const { hostname, port } = new URL(service.config.auth.baseUrl)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const request = http.request({ hostname, port, method, path: target, headers: { ...headers, ...length } })
  request.on('error', reject)
  request.on('response', (response) => {
    const contentType = response.headers['content-type'] ?? null
    const requestId = response.headers['x-request-id']?.toString() ?? null
    // A stream of events does not end by itself.
    if (contentType?.startsWith('text/event-stream')) {
      response.destroy()
      return resolve({ status: response.statusCode ?? 0, contentType, body: '', requestId })
    }
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      resolve({
        status: response.statusCode ?? 0,
        contentType,
        body: bodyOf(contentType, text),
        requestId,
      })
    })
  })
  request.end(body ?? undefined)
  return promise
}

/** Returns a JSON value, the JSON values of the lines of a file, or the text of another file. */
function bodyOf(type: string | null, text: string): unknown {
  if (type?.startsWith('application/x-ndjson')) return jsonLines(text)
  if (text === '') return null
  return type?.startsWith('application/json') ? JSON.parse(text) : text
}

const describeRequest = ({ method, target, body, why, expected }: Request): string =>
  `${method} ${target.slice(0, 200)} (${why}, ${expected}) ${String(body).slice(0, 300)}`

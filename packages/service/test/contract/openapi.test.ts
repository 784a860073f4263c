import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import {
  createSchemaCheck,
  exampleOf,
  isFile,
  type OpenApi,
  operationsOf,
  readOpenApi,
  resolve,
} from '../support/openapi.ts'
import { startService, type TestService } from '../support/service.ts'

const FILE = new URL('../../../../docs/openapi.json', import.meta.url)

let service: TestService
let document: OpenApi
before(async () => {
  service = await startService({ role: 'api' })
  document = await readOpenApi(service.config.auth.baseUrl)
})
after(() => service[Symbol.asyncDispose]())

describe('the OpenAPI document', () => {
  it('the OpenAPI document is committed as docs/openapi.json', () => {
    const current = `${JSON.stringify(document, null, 2)}\n`
    if (process.env['ENDCAP_REBASELINE']) writeFileSync(FILE, current)
    const committed = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
    assert.ok(
      committed === current,
      'docs/openapi.json differs from the document of the service: run npm run docs',
    )
  })

  it('the OpenAPI document has an operation id, a summary and examples that its schemas accept for every operation', () => {
    const problems = createSchemaCheck(document)
    const ids = new Set<string>()
    for (const { method, path, operation } of operationsOf(document)) {
      const where = `${method} ${path}`
      assert.ok(operation.operationId, where)
      ids.add(operation.operationId)
      for (const [status, response] of Object.entries(operation.responses)) {
        for (const media of Object.values(response.content ?? {})) {
          if (media.schema.format === 'binary') continue
          const example = exampleOf(document, media)
          assert.notEqual(example, undefined, `${where} ${status}`)
          assert.equal(problems(media.schema, example), null, `${where} ${status}`)
        }
      }
      for (const media of Object.values(operation.requestBody?.content ?? {})) {
        if (isFile(resolve(document, media.schema))) continue
        const example = exampleOf(document, media)
        assert.notEqual(example, undefined, where)
        assert.equal(problems(media.schema, example), null, where)
      }
    }
    assert.equal(ids.size, operationsOf(document).length)
  })

  it('[API-12] the OpenAPI document names the error codes of every refusal below /v1', () => {
    for (const { method, path, operation } of operationsOf(document)) {
      if (!path.startsWith('/v1')) continue
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue
        const { description = '', content } = response
        assert.match(description, /^`[A-Z_]+`: /, `${method} ${path} ${status}`)
        const { $ref } = content?.['application/json']?.schema ?? {}
        assert.equal($ref, '#/components/schemas/Error', `${method} ${path} ${status}`)
      }
    }
  })

  it('[API-15] the OpenAPI document has every path of the specification', () => {
    const expected = [
      'POST /auth/token',
      'PUT /v1/pdps/id/{id}',
      'GET /v1/pdps/id/{id}',
      'PUT /v1/pdps/gtin/{gtin}',
      'GET /v1/pdps/gtin/{gtin}',
      'PUT /v1/pdps/asin/{asin}',
      'GET /v1/pdps/asin/{asin}',
      'POST /v1/images/score',
      'GET /v1/images/{image_id}/score',
      'GET /v1/images/{image_id}/renditions/{rendition}',
      'POST /v1/uploads',
      'POST /v1/images/{image_id}/spark/images',
      'GET /v1/images/{image_id}/spark/images/{batch_id}',
      'POST /v1/images/{image_id}/spark/ideas',
      'GET /v1/images/{image_id}/spark/ideas/{idea_id}',
      'GET /v1/product-categories',
      'GET /v1/product-retailers',
      'GET /health/live',
      'GET /health/ready',
    ]
    const described = new Set(operationsOf(document).map(({ method, path }) => `${method} ${path}`))
    assert.deepEqual(
      expected.filter((each) => !described.has(each)),
      [],
    )
  })
})

describe('the documentation page', () => {
  it('the documentation page is served with its script and requests no other host', async () => {
    const { baseUrl } = service.config.auth
    const page = await fetch(`${baseUrl}/docs`)
    assert.equal(page.status, 200)
    const policy = page.headers.get('content-security-policy') ?? ''
    assert.match(policy, /^default-src 'self'; script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'nonce-/)
    assert.doesNotMatch(policy, /unsafe/)
    const html = await page.text()
    const sources = [...html.matchAll(/ src="([^"]+)"/g)].map(([, source]) => source ?? '')
    assert.ok(sources.length > 0)
    for (const source of sources) {
      const url = new URL(source, page.url)
      assert.equal(url.origin, new URL(baseUrl).origin)
      assert.equal((await fetch(url)).status, 200)
    }
    assert.equal((await service.request('GET', '/docs/nothing')).body['error_code'], 'NOT_FOUND')
  })
})

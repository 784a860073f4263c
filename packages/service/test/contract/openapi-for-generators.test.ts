import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { EVENT_TYPES } from '@endcap/api'
import { type JsonSchema, type OpenApi, operationsOf, resolve } from '../support/openapi.ts'

const document = JSON.parse(
  readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'),
) as OpenApi & { webhooks: Record<string, unknown>; tags: { name: string }[] }
const length = (value: unknown): number => JSON.stringify(value).length

describe('the OpenAPI document serves generators of clients', () => {
  it('the OpenAPI document serves generators of clients has at most 5,000 bytes for an operation, 680 of them for errors', () => {
    const refusals = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ responses }) => Object.entries(responses))
      .flatMap(([status, response]) => (Number(status) >= 400 ? [length(response)] : []))
    const { responses, schemas } = document.components
    const errors = [length(responses), length(schemas['Error']), ...refusals].reduce(
      (sum, each) => sum + each,
    )
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods)).length
    assert.ok(errors <= 680 * operations, String(errors / operations))
    assert.ok(length(document) <= 5_000 * operations, String(length(document) / operations))
  })

  it('the OpenAPI document serves generators of clients has a component for every object in a field, a list or a union', () => {
    const anonymous = everySchema().filter(({ schema, path }) => schema.properties && path.includes('.'))
    assert.deepEqual(
      anonymous.map(({ path }) => path),
      [],
    )
  })

  it('the OpenAPI document serves generators of clients admits further fields in every object', () => {
    const closed = everySchema().filter(({ schema }) => schema.additionalProperties === false)
    assert.deepEqual(
      closed.map(({ path }) => path),
      [],
    )
  })

  it('the OpenAPI document serves generators of clients describes every field and parameter', () => {
    const fields = everySchema().flatMap(({ schema, path }) =>
      Object.entries(schema.properties ?? {})
        .filter(([, field]) => field.description === undefined)
        .map(([name]) => `${path}.${name}`),
    )
    const parameters = operationsOf(document).flatMap(({ method, path, operation }) =>
      (operation.parameters ?? [])
        .filter(({ description }) => description === undefined)
        .map(({ name }) => `${method} ${path} ${name}`),
    )
    assert.deepEqual([...fields, ...parameters], [])
  })

  it('the OpenAPI document serves generators of clients has a discriminator on every union whose members have a constant in common', () => {
    const undecided = everySchema().filter(({ schema }) => {
      const members = (schema.oneOf ?? schema.anyOf ?? []).map((each) => resolve(document, each))
      const [first, ...others] = members.map(constantsOf)
      const shared = (first ?? []).filter((name) => others.every((each) => each.includes(name)))
      return members.length > 1 && shared.length > 0 && !('discriminator' in schema)
    })
    assert.deepEqual(
      undecided.map(({ path }) => path),
      [],
    )
  })

  it('the OpenAPI document serves generators of clients has no constant false, no bounds of safe integers, and no bounds beside listed values', () => {
    const odd = everySchema().filter(
      ({ schema: { const: constant, minimum, maximum, enum: values, maxLength, pattern } }) =>
        constant === false ||
        minimum === Number.MIN_SAFE_INTEGER ||
        maximum === Number.MAX_SAFE_INTEGER ||
        (values !== undefined && (maxLength !== undefined || pattern !== undefined)),
    )
    assert.deepEqual(
      odd.map(({ path }) => path),
      [],
    )
  })

  it('the OpenAPI document serves generators of clients has one kind of content for each body', () => {
    for (const { method, path, operation } of operationsOf(document))
      if (operation.requestBody)
        assert.equal(Object.keys(operation.requestBody.content ?? {}).length, 1, `${method} ${path}`)
  })

  it('the OpenAPI document serves generators of clients has 304 for reads alone, and the headers that clients send and receive', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, { parameters = [], responses }] of Object.entries(operations)) {
        const sent = new Set(parameters.map(({ $ref = '' }) => $ref.split('/').at(-1)))
        const where = `${method} ${path}`
        assert.equal('304' in responses, sent.has('If-None-Match'), where)
        if ('304' in responses) assert.equal(method, 'get', where)
        if (path.startsWith('/v1/')) assert.ok(sent.has('X-Request-Id') && sent.has('Prefer'), where)
      }
  })

  it('the OpenAPI document serves generators of clients describes the request of every webhook, and declares every tag', () => {
    assert.deepEqual(Object.keys(document.webhooks).toSorted(), EVENT_TYPES.toSorted())
    const declared = new Set(document.tags.map(({ name }) => name))
    for (const { operation } of operationsOf(document))
      for (const tag of operation.tags ?? []) assert.ok(declared.has(tag), tag)
  })
})

type Found = { path: string; schema: JsonSchema }

/** Returns every schema of the document with its path, which has a dot if the schema is inside of another one. */
function everySchema(): Found[] {
  const contents = operationsOf(document).flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((each) =>
      Object.values(each?.content ?? {}).map(({ schema }) => [operation.operationId, schema] as const),
    ),
  )
  const parameters = operationsOf(document).flatMap(({ operation }) =>
    (operation.parameters ?? []).map(
      ({ name, schema }) => [`${operation.operationId} ${name}`, schema] as const,
    ),
  )
  const roots = [...Object.entries(document.components.schemas), ...contents, ...parameters]
  return roots.flatMap(([name, schema]) => within(schema, name))
}

function within(schema: JsonSchema, path: string): Found[] {
  const inner: [string, JsonSchema][] = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['[]', schema.items] as [string, JsonSchema]] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((each): [string, JsonSchema] => ['|', each]),
  ]
  return [{ path, schema }, ...inner.flatMap(([name, each]) => within(each, `${path}.${name}`))]
}

const constantsOf = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, { const: constant }]) => (constant === undefined ? [] : [name]))

import { type ApiDocument, type ApiOperation, nameOf, type Parameter, type Schema, typeOf } from './schema.ts'
import { breakLiteral, docstring, listOf, snakeCase } from './text.ts'

type Operation = ApiOperation & { method: string; path: string }

/** The transport sets these, or they belong to an option of the client. */
const HEADERS_OF_CLIENT = new Set(['X-Request-Id', 'Prefer', 'If-None-Match', 'Accept-Language'])
const JSON_TYPE = 'application/json'
const KEYWORDS = new Set(['from', 'except'])
const MAX_VALUES = 5
const MAX_WIDTH = 90

/** Python types of enumerations by their names. */
type Names = ReadonlyMap<string, string>

/** Returns operations.py: a class for each tag, with a method for each operation. */
export function writeOperations(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => resolve(document, { ...each, method, path })),
  )
  const groups = document.tags
    .map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter(({ tags }) => tags[0] === name),
    }))
    .filter((group) => group.operations.length > 0)
  const names = nameEnums(operations)
  const aliases = [...names].flatMap(([values, name]) => breakLiteral(`${name} = ${values}`, ''))
  const classes = groups.map(({ name, description, operations: own }) =>
    [
      `class ${classOf(name)}(Resource):`,
      ...docstring([description], '    '),
      ...own.flatMap((operation) => ['', ...methodsOf(operation, document, names)]),
    ].join('\n'),
  )
  const attributes = groups.map(
    ({ name }) => `        self.${attributeOf(name)} = ${classOf(name)}(transport)`,
  )
  return `# Generated from docs/openapi.json by npm run docs. Do not edit.
"""All operations of the API, grouped as in docs/api.md."""

from datetime import date, datetime
from typing import Any, Dict, Iterator, List, Literal, Optional, Sequence, Union

from . import types as t
from ._transport import Resource, Transport, segment
from .downloads import Download
from .files import File

${aliases.join('\n')}


${classes.join('\n\n\n')}


class Operations:
    """The groups of operations."""

    def __init__(self, transport: Transport) -> None:
${attributes.join('\n')}
`
}

const classOf = (tag: string): string => tag.split(' ').map(capitalize).join('')
const attributeOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '_')

function resolve({ components }: ApiDocument, operation: Operation): Operation {
  const parameters = operation.parameters.map((each) =>
    each.$ref === undefined ? each : (components.parameters[nameOf(each.$ref)] ?? each),
  )
  return { ...operation, parameters }
}

/** Names the values of parameters that are too many for a signature. */
function nameEnums(operations: readonly Operation[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { operationId, parameters } of operations)
    for (const { name, schema } of parameters) {
      const values = schema.items?.enum ?? schema.enum ?? []
      const type = typeOf(schema.items ?? schema, named)
      if (values.length <= MAX_VALUES || names.has(type)) continue
      const short = pascalCase(name)
      const isTaken = [...names.values()].includes(short)
      names.set(type, isTaken ? pascalCase(snakeCase(operationId)) + short : short)
    }
  return names
}

const pascalCase = (snake: string): string => snake.split('_').map(capitalize).join('')
const capitalize = (word: string): string => (word[0] ?? '').toUpperCase() + word.slice(1)

/** Returns the method of an operation, and for a list the one that reads all pages. */
function methodsOf(operation: Operation, document: ApiDocument, names: Names): string[] {
  const name = snakeCase(operation.operationId)
  const result = resultOf(operation)
  const lines = methodOf(operation, name, result, parametersOf(operation, names))
  const row = rowOf(operation, document)
  if (row === undefined) return lines
  return [...lines, '', ...iterator(name, result, row, parametersOf(operation, names))]
}

function methodOf(operation: Operation, name: string, result: string, parameters: Parameters): string[] {
  const { summary, description = '', responses } = operation
  const send = (before: string, after: string) =>
    listOf(`${before}self._transport.request(`, argumentsOf(operation), `)${after}`, '        ')
  const body = () => {
    if (result === 'None') return send('', '.send()')
    if (result === 'Download') return send('return ', '.download()')
    if (responses['302']) return send('return ', '.location()')
    return [...send(`result: ${result} = `, '.json()'), '        return result']
  }
  return [...signature(name, parameters, result), ...docstring([summary, description], '        '), ...body()]
}

/** Pages are read during the iteration. */
function iterator(name: string, page: string, row: string, { positional, named: all }: Parameters): string[] {
  const others = all.filter((each) => !each.startsWith('cursor:'))
  const passed = [
    ...positional.map(nameOfArgument),
    ...others.map((each) => `${nameOfArgument(each)}=${nameOfArgument(each)}`),
    'cursor=cursor',
  ]
  return [
    ...signature(name.replace(/^(list|get)_/, 'iter_'), { positional, named: others }, `Iterator[${row}]`),
    ...docstring([`Iterates over all rows of ${name}, page by page`], '        '),
    '',
    `        def read(cursor: Optional[str]) -> ${page}:`,
    ...listOf(`return self.${name}(`, passed, ')', '            '),
    '',
    '        return self._rows(read)',
  ]
}

const nameOfArgument = (parameter: string): string => parameter.replace(/:.*/s, '')

function signature(name: string, { positional, named }: Parameters, result: string): string[] {
  const all = ['self', ...positional, ...(named.length > 0 ? ['*'] : []), ...named]
  return listOf(`def ${name}(`, all, `) -> ${result}:`, '    ')
}

type Parameters = { positional: string[]; named: string[] }

/** Path and body are positional, all else is named. */
function parametersOf({ parameters, requestBody }: Operation, names: Names): Parameters {
  const paths = parameters.filter((each) => each.in === 'path')
  const others = parameters.filter(
    (each) => each.in !== 'path' && !(each.in === 'header' && HEADERS_OF_CLIENT.has(each.name)),
  )
  const body = requestBody ? [bodyOf(requestBody)] : []
  return {
    positional: [...paths.map((each) => `${argumentOf(each)}: str`), ...body],
    named: [
      ...others.filter(({ required }) => required === true),
      ...others.filter(({ required }) => required !== true),
    ].map((each) =>
      each.required === true
        ? `${argumentOf(each)}: ${queryType(each.schema, names)}`
        : `${argumentOf(each)}: Optional[${queryType(each.schema, names)}] = None`,
    ),
  }
}

function bodyOf({ content, required }: NonNullable<Operation['requestBody']>): string {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content)
  if (!isData(type)) return 'file: File'
  const body = typeOf(schema, named)
  if (required === true) return `body: ${body}`
  return `body: ${body.startsWith('Optional[') ? body : `Optional[${body}]`} = None`
}

const isData = (type: string): boolean => type === JSON_TYPE || type === 'application/x-www-form-urlencoded'

const named = (name: string): string => `t.${name}`

/** `from` is a keyword, and a header has dashes. */
function argumentOf({ name }: Parameter): string {
  const snake = name.toLowerCase().replaceAll('-', '_')
  return KEYWORDS.has(snake) ? `${snake}_` : snake
}

function queryType(schema: Schema, names: Names): string {
  if (JSON.stringify(schema.enum) === '["true","false"]') return 'bool'
  if (schema.format === 'date-time') return 'Union[str, datetime]'
  if (schema.format === 'date') return 'Union[str, date]'
  const type = typeOf(schema.items ?? schema, named)
  const short = names.get(type) ?? type
  return schema.items ? `Sequence[${short}]` : short
}

function argumentsOf({ method: verb, path, parameters, requestBody, security }: Operation): string[] {
  const ids = parameters.filter((each) => each.in === 'path')
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `{segment(${name})}`)
  const queries = parameters.filter((each) => each.in === 'query')
  const headers = parameters.filter((each) => each.in === 'header' && !HEADERS_OF_CLIENT.has(each.name))
  const hasKey = headers.some(({ name }) => name === 'Idempotency-Key')
  const others = headers.filter(({ name }) => name !== 'Idempotency-Key')
  return [
    `"${verb.toUpperCase()}"`,
    `${ids.length > 0 ? 'f' : ''}"${address}"`,
    ...(queries.length > 0 ? [dictionary('query', queries)] : []),
    ...(others.length > 0 ? [dictionary('headers', others)] : []),
    ...(requestBody ? [bodyArgument(Object.keys(requestBody.content)[0] ?? '')] : []),
    ...(hasKey ? ['idempotency_key=idempotency_key', 'has_idempotency_key=True'] : []),
    ...(security.length === 0 ? ['is_public=True'] : []),
  ]
}

function dictionary(name: string, parameters: readonly Parameter[]): string {
  const entries = parameters.map((each) => `"${each.name}": ${valueOf(each)}`)
  const line = `${name}={${entries.join(', ')}}`
  return line.length <= MAX_WIDTH
    ? line
    : [`${name}={`, ...entries.map((each) => `    ${each},`), '}'].join('\n')
}

/** A list with `explode: false` is one value. */
const valueOf = (each: Parameter): string =>
  each.explode === false ? `self._joined(${argumentOf(each)})` : argumentOf(each)

function bodyArgument(type: string): string {
  if (type === JSON_TYPE) return 'body=body'
  return isData(type) ? 'form=body' : `file=file, media_type=${type === 'text/csv' ? '"text/csv"' : 'None'}`
}

function resultOf({ responses }: Operation): string {
  if (responses['302']) return 'str'
  const contents = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.entries(content))
  if (contents.length === 0) return 'None'
  if (contents.some(([type]) => type !== JSON_TYPE)) return 'Download'
  const results = [...new Set(contents.map(([, { schema }]) => typeOf(schema, named)))]
  return results.length > 1 ? `Union[${results.join(', ')}]` : (results[0] ?? 'None')
}

function rowOf({ parameters, responses }: Operation, { components }: ApiDocument): string | undefined {
  if (!parameters.some(({ name }) => name === 'cursor')) return undefined
  const page = responses['200']?.content?.[JSON_TYPE]?.schema.$ref
  const rows = components.schemas[nameOf(page ?? '')]?.properties?.['data']?.items
  return rows && typeOf(rows, named)
}

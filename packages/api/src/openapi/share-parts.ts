import { REQUEST_HEADERS, RESPONSE_HEADERS } from './headers.ts'
import {
  byName,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  pascal,
  type Response,
  refTo,
} from './json-schema.ts'

/** Minimum JSON length of shared examples. */
const SHARED_EXAMPLE_LENGTH = 200

const NOT_MODIFIED = 'NotModified'

/** Replaces repeated headers, parameters, refusals and long examples by references. */
export function shareParts(document: OpenApiDocument): void {
  const { components } = document
  components.headers = Object.fromEntries(
    Object.entries(RESPONSE_HEADERS).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  )
  components.parameters = Object.fromEntries(
    Object.entries(REQUEST_HEADERS).map(([name, header]) => [name, { name, in: 'header', ...header }]),
  )
  const responses: Record<string, Response> = {}
  const shared = sharedCodes(document)
  for (const { path, operation } of operationsOf(document)) {
    addRequestHeaders(operation, path)
    for (const [status, response] of Object.entries(operation.responses)) {
      shareHeaders(response, status)
      const name = status === '304' ? NOT_MODIFIED : nameOf(codesOf(response))
      if (name !== NOT_MODIFIED && !shared.has(name)) continue
      responses[name] = response
      operation.responses[status] = refTo('responses', name)
    }
  }
  components.responses = byName(responses)
  shareParameters(document)
  shareExamples(document)
}

/** Returns names of single-code refusals, and of shared ones. */
function sharedCodes(document: OpenApiDocument): ReadonlySet<string> {
  const refusals = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses).map(codesOf),
  )
  const groups = Map.groupBy(refusals, nameOf)
  return new Set(
    [...groups].flatMap(([name, [codes = [], ...others]]) =>
      codes.length === 1 || (codes.length > 1 && others.length > 0) ? [name] : [],
    ),
  )
}

/** Reads error codes from a response's description, as `operation` writes it. */
const codesOf = ({ description = '' }: Response): string[] =>
  [...description.matchAll(/`([A-Z_]+)`: /g)].map(([, code = '']) => code)

/** Joins codes to a name: `PdpNotFoundOrUploadNotFound`. */
const nameOf = (codes: readonly string[]): string =>
  codes.map((code) => pascal(code.toLowerCase())).join('Or')

function addRequestHeaders(operation: OperationObject, path: string): void {
  const own = operation['x-request-headers'] ?? []
  delete operation['x-request-headers']
  if (!path.startsWith('/v1/')) return
  const names = ['X-Request-Id', 'Prefer', ...('304' in operation.responses ? ['If-None-Match'] : []), ...own]
  operation.parameters = [...(operation.parameters ?? []), ...names.map((name) => refTo('parameters', name))]
}

function shareHeaders(response: Response, status: string): void {
  // The plugin drops headers of responses without a body.
  if (!response.content) response.headers = { ...headersWithoutBody(status) }
  for (const name of Object.keys(response.headers ?? {}))
    if (response.headers) response.headers[name] = refTo('headers', name)
}

function headersWithoutBody(status: string): Response['headers'] {
  const own = status === '304' ? { ETag: {} } : status.startsWith('3') ? { Location: {} } : {}
  return { 'X-Request-Id': {}, ...own }
}

function shareParameters(document: OpenApiDocument): void {
  const operations = operationsOf(document).map(({ operation }) => operation)
  const own = operations.flatMap(({ parameters = [] }) => parameters.filter(({ $ref }) => $ref === undefined))
  const byText = Map.groupBy(own, (parameter) => JSON.stringify(parameter))
  const names = new Map<string, string>()
  for (const [text, [first, ...others]] of byText) {
    if (!first || others.length === 0) continue
    const name = freeName(first.name ?? '', document.components.parameters ?? {})
    document.components.parameters = { ...document.components.parameters, [name]: first }
    names.set(text, name)
  }
  for (const operation of operations)
    operation.parameters = (operation.parameters ?? []).map((parameter) => {
      const name = names.get(JSON.stringify(parameter))
      return name === undefined ? parameter : refTo('parameters', name)
    })
}

/** Returns an unused component name: `limit`, then `limit2`. */
function freeName(name: string, taken: object): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${name}${n}`
    if (!Object.hasOwn(taken, candidate)) return candidate
  }
}

function shareExamples(document: OpenApiDocument): void {
  const answers = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap(({ content = {} }) =>
      Object.values(content).map((media) => ({ media, name: operation.operationId ?? '' })),
    ),
  )
  const byText = Map.groupBy(answers, ({ media }) => JSON.stringify(media.example) ?? '')
  for (const [text, group] of byText) {
    const [first] = group
    if (!first || group.length < 2 || text.length < SHARED_EXAMPLE_LENGTH) continue
    document.components.examples ??= {}
    document.components.examples[first.name] = { value: first.media.example }
    for (const { media } of group) {
      delete media.example
      media.examples = { [first.name]: refTo('examples', first.name) }
    }
  }
}

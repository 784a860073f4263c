import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  description?: string
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  example?: unknown
  examples?: unknown[]
}
type Parameter = {
  explode?: boolean
  $ref?: string
  name: string
  in: 'path' | 'query'
  description?: string
  required?: boolean
  schema: JsonSchema
}
type Media = {
  schema: JsonSchema
  example?: unknown
  examples?: Record<string, { $ref?: string; value?: unknown }>
}
type Content = { $ref?: string; description?: string; content?: Record<string, Media> }

export type Operation = {
  operationId: string
  tags?: string[]
  security: object[]
  parameters?: Parameter[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content>
}
export type OpenApi = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Content>
    parameters: Record<string, Parameter>
    examples: Record<string, { value: unknown }>
  }
}
export type Described = { method: string; path: string; operation: Operation }

export async function readOpenApi(baseUrl: string): Promise<OpenApi> {
  const response = await fetch(`${baseUrl}/openapi.json`)
  return (await response.json()) as OpenApi
}

/** Returns the operations with their parameters in paths and queries. References are resolved. */
export function operationsOf(document: OpenApi): Described[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: {
        ...operation,
        parameters: (operation.parameters ?? [])
          .map((each) => resolve(document, each))
          .filter((each) => each.in === 'path' || each.in === 'query'),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, each]) => [status, resolve(document, each)]),
        ),
      },
    })),
  )
}

/** Returns a part of the document, or the component that it refers to. */
export function resolve<Part extends { $ref?: string }>(document: OpenApi, part: Part): Part {
  if (part.$ref === undefined) return part
  const [, , kind = '', name = ''] = part.$ref.split('/')
  const component: unknown = Reflect.get(Reflect.get(document.components, kind) as object, name)
  if (component === undefined) throw new Error(`the document has no ${part.$ref}`)
  return component as Part
}

/** Returns the first example of a content or of its schema, or undefined. */
export function exampleOf(document: OpenApi, { schema, example, examples = {} }: Media): unknown {
  const [shared] = Object.values(examples)
  if (shared) return resolve(document, shared).value
  // An optional body may also be null.
  const resolved = resolve(document, schema.anyOf?.[0] ?? schema)
  return example ?? resolved.examples?.[0] ?? resolved.example
}

/** Returns whether a body is a file, or a form with a file. */
export const isFile = ({ format, properties = {} }: JsonSchema): boolean =>
  format === 'binary' || properties['file']?.format === 'binary'

/** Validates values against the document's schemas. */
export function createSchemaCheck(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  // The types of ajv-formats and its CommonJS default export disagree under Node's module resolution.
  ;(addFormats as unknown as (instance: Ajv2020) => void)(ajv)
  ajv.addSchema(document, 'openapi')
  const compiled = new Map<JsonSchema, ValidateFunction>()
  /** Returns the validation error of `value`, or null. */
  return function problems(schema: JsonSchema, value: unknown): string | null {
    const validate =
      compiled.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')))
    compiled.set(schema, validate)
    return validate(value) ? null : ajv.errorsText(validate.errors)
  }
}

export type SchemaCheck = ReturnType<typeof createSchemaCheck>

/** Returns how an answer deviates from the documented operation, or null. */
export function answerProblem(
  { operation }: Described,
  { status, contentType, body }: { status: number; contentType: string | null; body: unknown },
  problems: SchemaCheck,
): string | null {
  const documented = operation.responses[status]
  if (!documented) return `status ${status} is not documented`
  if (!documented.content) return body === null ? null : `status ${status} has a body`
  const type = contentType?.split(';')[0] ?? ''
  const content = documented.content[type]
  if (!content)
    return `content type ${contentType} instead of ${Object.keys(documented.content).join(' or ')}`
  // The schema of NDJSON is that of a line.
  const values = type === 'application/x-ndjson' && Array.isArray(body) ? body : [body]
  return values.map((value) => problems(content.schema, value)).find((problem) => problem !== null) ?? null
}

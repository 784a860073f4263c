import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
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
type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }
type Content = { content?: Record<string, { schema: JsonSchema; example?: unknown }> }

export type Operation = {
  operationId: string
  security: object[]
  parameters?: Parameter[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content>
}
export type OpenApi = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}
export type Described = { method: string; path: string; operation: Operation }

export async function readOpenApi(baseUrl: string): Promise<OpenApi> {
  const response = await fetch(`${baseUrl}/openapi.json`)
  return (await response.json()) as OpenApi
}

export function operationsOf({ paths }: OpenApi): Described[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

/** Returns the first example of a schema, or undefined. */
export function exampleOf({ components }: OpenApi, schema: JsonSchema): unknown {
  // An optional body may also be null.
  const name = (schema.anyOf?.[0] ?? schema).$ref?.split('/').at(-1)
  const resolved = name === undefined ? schema : components.schemas[name]
  return resolved?.examples?.[0] ?? resolved?.example
}

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

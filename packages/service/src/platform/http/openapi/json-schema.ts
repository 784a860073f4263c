/** A schema of the OpenAPI document: JSON Schema 2020-12. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  description?: string
  format?: string
  default?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  style?: string
  explode?: boolean
  [key: `x-${string}`]: unknown
}

/** A description of a header, a parameter, a response or an example, or a reference to one. */
type Part = Record<string, unknown>
type Content = Record<string, { schema?: JsonSchema; example?: unknown; examples?: Record<string, Part> }>

export type Response = {
  $ref?: string
  description?: string
  headers?: Record<string, Part>
  content?: Content
}

export type Parameter = {
  $ref?: string
  name?: string
  in?: string
  description?: string
  schema?: JsonSchema
  [key: string]: unknown
}

export type OperationObject = {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
  'x-request-headers'?: string[]
}

/** The parts of an OpenAPI document that are completed. */
export type OpenApiDocument = {
  paths: Record<string, Record<string, OperationObject>>
  webhooks?: Record<string, Part>
  components: {
    schemas: Record<string, JsonSchema>
    responses?: Record<string, Response>
    parameters?: Record<string, Part>
    headers?: Record<string, Part>
    examples?: Record<string, Part>
  }
}

export const refTo = (kind: string, name: string): { $ref: string } => ({
  $ref: `#/components/${kind}/${name}`,
})

/** Returns every operation with its path and method. */
export const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

/** JSON Schema 2020-12. */
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

/** A header, parameter, response or example, or a reference to one. */
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

/** Formats a component name: `PDP_NOT_FOUND` in lower case is `PdpNotFound`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

/** Sorts components by name. */
export const byName = <Component>(components: Record<string, Component>): Record<string, Component> =>
  Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** References a component. */
export const refTo = (kind: string, name: string): { $ref: string } => ({
  $ref: `#/components/${kind}/${name}`,
})

/** Lists operations with path and method. */
export const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

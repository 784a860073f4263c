import { OPEN_ENUMS } from '@endcap/api'

export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
}
type Content = Record<string, { schema: Schema }>
export type Parameter = {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: boolean
  explode?: boolean
  schema: Schema
}
export type ApiOperation = {
  operationId: string
  summary: string
  description?: string
  tags: readonly [string]
  parameters: readonly Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
  security: readonly object[]
}
export type ApiDocument = {
  tags: readonly { name: string; description: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const OPEN = new Set(Object.values(OPEN_ENUMS).map((values) => JSON.stringify(values)))
const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

/** Returns the name of a referenced component. */
export const nameOf = (reference: string): string => reference.replace(/.*\//, '')

/**
 * Returns a Python type that is valid in an annotation and, in quotes where it names a later class, at run time.
 *
 * @param named Writes the name of a schema
 */
export function typeOf(schema: Schema, named: (name: string) => string): string {
  const { $ref, anyOf = schema.oneOf, allOf, items, additionalProperties } = schema
  if ($ref !== undefined) return named(nameOf($ref))
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
  if (schema.enum) return literals(schema.enum)
  if (anyOf) return union(anyOf.map((each) => typeOf(each, named)))
  if (allOf?.[0]) return typeOf(allOf[0], named)
  if (items) return `List[${typeOf(items, named)}]`
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    return `Dict[str, ${typeOf(additionalProperties, named)}]`
  if (schema.type === 'object') return 'Dict[str, Any]'
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'Any'
  return union(types.map((type) => SIMPLE[type] ?? 'Any'))
}

function literals(values: readonly unknown[]): string {
  const known = `Literal[${values.map(literal).join(', ')}]`
  // A newer service may send others.
  return OPEN.has(JSON.stringify(values)) ? `Union[${known}, str]` : known
}

const literal = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return JSON.stringify(value)
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)]
  const others = distinct.filter((type) => type !== 'None')
  const joined = others.length > 1 ? `Union[${others.join(', ')}]` : (others[0] ?? 'None')
  return others.length < distinct.length && others.length > 0 ? `Optional[${joined}]` : joined
}

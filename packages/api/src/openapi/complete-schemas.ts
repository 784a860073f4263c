import { ENUMS, OPEN_ENUMS } from '../schemas/enum-names.ts'
import { describeField } from '../schemas/field-descriptions.ts'
import { byName, type JsonSchema, type OpenApiDocument, operationsOf, pascal, refTo } from './json-schema.ts'

const NAMED_ENUMS: readonly (readonly [name: string, values: readonly string[]])[] = Object.entries({
  ...ENUMS,
  ...OPEN_ENUMS,
})
const namesOfEnums = new Map(NAMED_ENUMS.map(([name, values]) => [JSON.stringify(values), name]))

/**
 * Completes schemas for client generators: allows further fields, makes nested objects and shared enumerations
 * components, describes fields, and drops redundant bounds.
 */
export function completeSchemas(document: OpenApiDocument): void {
  const { schemas } = document.components
  const complete = createComplete(schemas, removeTwins(schemas))
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = complete(schema, name)
  for (const { operation } of operationsOf(document)) completeOperation(operation, complete)
  document.components.schemas = byName(schemas)
}

type Complete = (schema: JsonSchema, name: string) => JsonSchema

function completeOperation(
  { operationId = '', parameters = [], requestBody, responses }: Described,
  complete: Complete,
): void {
  for (const parameter of parameters) {
    if (!parameter.schema) continue
    // The plugin puts a parameter's style into its schema.
    const { style, explode, description: own, ...schema } = parameter.schema
    const name = parameter.name ?? ''
    const description = parameter.description ?? own ?? describeField('', name)
    if (description !== undefined) parameter.description = description
    parameter.schema = complete(schema, pascal(name))
    if (style !== undefined) Object.assign(parameter, { style, explode })
  }
  const contents = [requestBody, ...Object.values(responses)].flatMap((each) =>
    Object.values(each?.content ?? {}),
  )
  for (const media of contents) if (media.schema) media.schema = complete(media.schema, pascal(operationId))
}

type Described = ReturnType<typeof operationsOf>[number]['operation']

/**
 * Removes response schemas that equal request schemas once both allow further fields. Returns references that
 * replace theirs.
 */
function removeTwins(schemas: Record<string, JsonSchema>): ReadonlyMap<string, JsonSchema> {
  const open = (schema: JsonSchema | undefined) =>
    JSON.stringify(schema)
      ?.replaceAll(/,"additionalProperties":false/g, '')
      .replaceAll(/(\/schemas\/\w+)Output"/g, '$1"')
  const twins = Object.keys(schemas).filter(
    (name) => name.endsWith('Output') && open(schemas[name]) === open(schemas[name.replace(/Output$/, '')]),
  )
  for (const name of twins) delete schemas[name]
  return new Map(
    twins.map((name) => [refTo('schemas', name).$ref, refTo('schemas', name.replace(/Output$/, ''))]),
  )
}

function createComplete(
  schemas: Record<string, JsonSchema>,
  twins: ReadonlyMap<string, JsonSchema>,
): Complete {
  return complete

  /** Completes a schema. Nested objects are named after `name`. */
  function complete(given: JsonSchema, name: string): JsonSchema {
    const schema = { ...given, ...twins.get(given.$ref ?? '') }
    if (schema.enum && namesOfEnums.get(JSON.stringify(schema.enum)) !== name) {
      const named = nameEnum(schema)
      if (named) return named
    }
    const { anyOf, oneOf, allOf, items, properties, additionalProperties, ...rest } = schema
    const each = (member: JsonSchema) => nested(member, name)
    return {
      ...withoutIdleBounds(rest),
      ...(properties ? { properties: completeProperties(properties, name) } : {}),
      ...(items ? { items: nested(items, entryOf(name)) } : {}),
      ...(anyOf ? { anyOf: anyOf.map(each) } : {}),
      ...(oneOf ? { oneOf: oneOf.map(each) } : {}),
      ...(allOf ? { allOf: allOf.map(each) } : {}),
      ...(typeof additionalProperties === 'object'
        ? { additionalProperties: nested(additionalProperties, `${name}Value`) }
        : {}),
    }
  }

  function completeProperties(
    properties: Record<string, JsonSchema>,
    name: string,
  ): Record<string, JsonSchema> {
    return Object.fromEntries(
      Object.entries(properties).map(([field, schema]) => {
        const description = schema.description ?? describeField(name, field)
        const completed = nested(schema, `${name}${pascal(field)}`)
        return [field, description === undefined ? completed : { ...completed, description }]
      }),
    )
  }

  /** Completes a nested schema. Objects become components. */
  function nested(schema: JsonSchema, name: string): JsonSchema {
    const completed = complete(schema, name)
    if (!completed.properties) return completed
    const { description, ...shape } = completed
    if (schemas[name]) throw new Error(`two schemas of the document are named ${name}`)
    schemas[name] = shape
    return { ...refTo('schemas', name), ...(description === undefined ? {} : { description }) }
  }

  function nameEnum({ enum: values, description, default: preset }: JsonSchema): JsonSchema | null {
    const name = namesOfEnums.get(JSON.stringify(values))
    if (name === undefined) return null
    schemas[name] ??= { type: 'string', enum: [...(values ?? [])] }
    const reference = refTo('schemas', name)
    const described = description === undefined ? {} : { description }
    // Generators ignore defaults next to references.
    return preset === undefined
      ? { ...reference, ...described }
      : { allOf: [reference], default: preset, ...described }
  }
}

/** Removes bounds that all JSON numbers meet, and text bounds of enumerations. */
function withoutIdleBounds({
  minimum,
  maximum,
  minLength,
  maxLength,
  pattern,
  ...rest
}: JsonSchema): JsonSchema {
  return {
    ...rest,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
    ...(rest.enum ? {} : definedOf({ minLength, maxLength, pattern })),
  }
}

const definedOf = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>

/** Returns the singular name of a list entry. */
function entryOf(name: string): string {
  const singular = name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
  return singular === name ? `${name}Entry` : singular
}

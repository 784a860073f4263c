import fc from 'fast-check'
import type { JsonSchema, OpenApi } from './openapi.ts'

/** Generates values of a schema. `known` holds values that exist on the server, by property name. */
export function valuesOf(
  schema: JsonSchema,
  { components }: OpenApi,
  known: Record<string, readonly unknown[]>,
  name = '',
): fc.Arbitrary<unknown> {
  const resolve = (inner: JsonSchema): JsonSchema =>
    inner.$ref === undefined ? inner : (components.schemas[inner.$ref.split('/').at(-1) ?? ''] ?? {})

  function make(unresolved: JsonSchema, property: string): fc.Arbitrary<unknown> {
    const inner = resolve(unresolved)
    const meaningful = known[property]
    const drawn = draw(inner, property)
    return meaningful && !isList(inner)
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...meaningful) }, drawn)
      : drawn
  }

  function draw(inner: JsonSchema, property: string): fc.Arbitrary<unknown> {
    const forms = inner.anyOf ?? inner.oneOf ?? inner.allOf
    if (forms)
      return fc.oneof(
        ...forms.map((each) => (each.type === 'null' ? fc.constant(null) : make(each, property))),
      )
    if (inner.const !== undefined) return fc.constant(inner.const)
    if (Array.isArray(inner.type))
      return fc.oneof(...inner.type.map((type) => draw({ ...inner, type }, property)))
    if (inner.enum) return fc.constantFrom(...inner.enum)
    switch (inner.type) {
      case 'object':
        return drawObject(inner)
      case 'array':
        return fc.array(make(inner.items ?? {}, property), {
          minLength: inner.minItems ?? 0,
          maxLength: Math.min(inner.maxItems ?? 4, 4),
        })
      case 'string':
        return drawString(inner)
      case 'integer':
        return fc.integer({ min: inner.minimum ?? -(2 ** 31), max: inner.maximum ?? 2 ** 31 })
      case 'number':
        return fc.double({ min: inner.minimum ?? -1e308, max: inner.maximum ?? 1e308, noNaN: true })
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case undefined:
      default:
        return fc.jsonValue()
    }
  }

  function drawObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, make(value, key)])),
      { requiredKeys: required },
    )
  }

  return make(schema, name)
}

/** Returns whether values of a schema are lists, or null. */
const isList = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === 'array' || anyOf.some((each) => each.type === 'array')

function drawString({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  // The service refuses these addresses without a connection, so tests send nothing to strangers.
  if (format === 'uri') return fc.webPath().map((path) => `http://127.0.0.1:1${path}`)
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return drawTime
  if (format === 'date') return drawDay
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 80) })
  if (pattern === undefined) return text
  const matches = new RegExp(pattern, 'u')
  // Patterns exclude little of all texts, or their texts are short.
  return pattern.startsWith('^[^') ? text.filter((value) => matches.test(value)) : fc.stringMatching(matches)
}

/** Days that can be planned. */
const drawDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, 10))

const drawTime = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((time) => time.toISOString())

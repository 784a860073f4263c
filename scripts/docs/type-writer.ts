import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { writeOrCheck } from './write-or-check.ts'

export type Direction = 'input' | 'output'
export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
}

/** Values by name. Open enumerations may gain values in a newer service. */
type Enums = Readonly<Record<string, readonly string[]>>

/** Writes type declarations from contract schemas. */
export type TypeWriter = {
  /** Adds a schema by id, with those that it refers to. */
  declare: (id: string, direction: Direction) => void
  /** Adds a schema without an id. */
  add: (name: string, schema: Schema, direction: Direction) => void
  write: (file: URL) => void
}

export function createTypeWriter(enums: Enums, openEnums: Enums = {}): TypeWriter {
  const namesOfEnums = new Map(
    Object.entries({ ...enums, ...openEnums }).map(([name, values]) => [JSON.stringify(values), name]),
  )
  const types = new Map<string, string>()
  for (const [name, values] of Object.entries(enums))
    types.set(name, `export type ${name} = ${union(values)}`)
  for (const [name, values] of Object.entries(openEnums))
    types.set(
      name,
      `/** A newer service may have others. */\nexport type ${name} = ${union(values)} | (string & {})`,
    )

  return { declare, add, write }

  function add(name: string, schema: Schema, direction: Direction): void {
    types.set(name, `export type ${name} = ${typeOf(schema, direction)}`)
  }

  function write(file: URL): void {
    const declarations = [...types].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
    const source = `// Generated from the contract by npm run docs. Do not edit.\n\n${declarations.join('\n\n')}\n`
    const formatted = execFileSync('biome', ['format', `--stdin-file-path=${fileURLToPath(file)}`], {
      input: source,
      encoding: 'utf8',
    })
    writeOrCheck(file, formatted)
  }

  function declare(id: string, direction: Direction): void {
    if (types.has(id)) return
    const { schemas } = z.toJSONSchema(z.globalRegistry, {
      io: direction,
      uri: (each) => each,
      unrepresentable: 'any',
    }) as { schemas: Record<string, Schema> }
    const schema = schemas[id]
    if (!schema) throw new Error(`the contract has no schema ${id}`)
    types.set(id, '')
    types.set(id, `${comment(schema)}export type ${id} = ${typeOf(schema, direction)}`)
  }

  function typeOf(schema: Schema, direction: Direction): string {
    const { $ref, anyOf = schema.oneOf, items, properties, propertyNames, additionalProperties } = schema
    if ($ref !== undefined) {
      declare($ref, direction)
      return $ref
    }
    if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', "'")
    if (schema.enum) return namesOfEnums.get(JSON.stringify(schema.enum)) ?? union(schema.enum)
    if (anyOf) return [...new Set(anyOf.map((each) => typeOf(each, direction)))].join(' | ')
    if (items) return arrayOf(typeOf(items, direction))
    if (properties) return objectOf(schema, direction)
    // A JSON document with unspecified members.
    if (isEmpty(additionalProperties)) return 'Record<string, unknown>'
    if (typeof additionalProperties === 'object')
      return `Partial<Record<${typeOf(propertyNames ?? {}, direction)}, ${typeOf(additionalProperties, direction)}>>`
    const prefix = /^\^([a-z]+)\\\./.exec(schema.pattern ?? '')?.[1]
    if (prefix !== undefined) return `\`${prefix}.\${string}\``
    // Dates are written as RFC 3339 in JSON and queries.
    if (schema.format === 'date-time' && direction === 'input') return 'string | Date'
    // The service ignores other types; the client rejects them early.
    const { type = ['string', 'null'] } = schema
    return [type].flat().join(' | ').replace('integer', 'number')
  }

  function objectOf({ properties = {}, required = [] }: Schema, direction: Direction): string {
    const fields = Object.entries(properties).map(([name, field]) => {
      const type = typeOf(field, direction)
      return `${comment(field)}${keyOf(name)}${required.includes(name) ? `: ${type}` : `?: ${type} | undefined`}`
    })
    return `{\n${fields.join('\n')}\n}`
  }
}

/** JSON-LD has names such as `@type`. */
const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

function isEmpty(schema: Schema | boolean | undefined): boolean {
  return typeof schema === 'object' && Object.keys(schema).length === 0
}

function arrayOf(type: string): string {
  return type.includes(' ') ? `(${type})[]` : `${type}[]`
}

function union(values: readonly unknown[]): string {
  return values.map((value) => `'${String(value)}'`).join(' | ')
}

function comment({ description, format }: Schema): string {
  const text = description ?? (format === 'date-time' ? 'RFC 3339, in UTC' : undefined)
  return text === undefined ? '' : `/** ${text.replaceAll('*/', '* /')} */\n`
}

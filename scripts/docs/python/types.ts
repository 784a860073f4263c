import { type ApiDocument, type Schema, typeOf } from './schema.ts'
import { breakLiteral, docstring, wrap } from './text.ts'

/** Words that cannot be a field of a class. */
const KEYWORDS = new Set([
  'from',
  'except',
  'import',
  'class',
  'global',
  'in',
  'is',
  'not',
  'or',
  'and',
  'pass',
])

/** Returns types.py: the schemas of the API as typed dictionaries. */
export function writeTypes({ components: { schemas } }: ApiDocument): string {
  const declarations = Object.keys(schemas)
    .toSorted()
    .map((name) => declare(name, schemas[name] ?? {}).join('\n'))
  return `# Generated from docs/openapi.json by npm run docs. Do not edit.
"""Requests and responses of the API: plain dictionaries at run time."""

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


${declarations.join('\n\n\n')}
`
}

/** Names are quoted, because a class may come later. */
const typeOfField = (schema: Schema): string => typeOf(schema, (name) => `"${name}"`)

function declare(name: string, schema: Schema): string[] {
  const { properties, required = [], description = '' } = schema
  if (!properties) return [...commentOf(schema, ''), ...breakLiteral(`${name} = ${typeOfField(schema)}`, '')]
  const fields = Object.entries(properties)
  const needed = fields.filter(([field]) => required.includes(field))
  const optional = fields.filter(([field]) => !required.includes(field))
  const doc = description === '' ? [] : docstring([description], '    ')
  if (optional.length === 0) return dictionary(name, needed, doc, 'TypedDict')
  if (needed.length === 0) return dictionary(name, optional, doc, 'TypedDict, total=False')
  const base = `_${name}Required`
  const first = dictionary(base, needed, [], 'TypedDict')
  if (optional.every(([field]) => isName(field)))
    return [...first, '', '', ...dictionary(name, optional, doc, `${base}, total=False`)]
  const rest = dictionary(`_${name}Optional`, optional, [], 'TypedDict, total=False')
  const joined = [`class ${name}(${base}, _${name}Optional):`, ...(doc.length > 0 ? doc : ['    pass'])]
  return [...first, '', '', ...rest, '', '', ...joined]
}

const isName = (field: string): boolean => /^[A-Za-z_]\w*$/.test(field) && !KEYWORDS.has(field)

/** Fields such as `from` and `@type` need the functional syntax. */
function dictionary(
  name: string,
  fields: readonly (readonly [string, Schema])[],
  doc: readonly string[],
  bases: string,
): string[] {
  if (fields.every(([field]) => isName(field))) {
    const body = fields.flatMap(([field, schema]) => [
      ...commentOf(schema, '    '),
      ...breakLiteral(`${field}: ${typeOfField(schema)}`, '    '),
    ])
    return [`class ${name}(${bases}):`, ...doc, ...(doc.length > 0 && body.length > 0 ? [''] : []), ...body]
  }
  const body = fields.flatMap(([field, schema]) => [
    ...commentOf(schema, '        '),
    ...breakLiteral(`"${field}": ${typeOfField(schema)},`, '        '),
  ])
  const options = bases.endsWith('total=False') ? ['    total=False,'] : []
  return [`${name} = TypedDict(`, `    "${name}",`, '    {', ...body, '    },', ...options, ')']
}

const commentOf = ({ description }: Schema, indent: string): string[] =>
  description === undefined ? [] : wrap(description, `${indent}# `)

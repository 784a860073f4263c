import { z } from 'zod'
import { nearestName } from './nearest-name.ts'

export type UnknownField = { path: string; suggestion: string | null }

/** Bounds the cost of the search. */
const MAX_FIELDS = 50

/** Finds ignored fields. Strict objects refuse theirs themselves. */
export function findUnknownFields(schema: z.ZodType, value: unknown): UnknownField[] {
  const found: UnknownField[] = []
  search([schema], value, '', found)
  return found
}

/** Returns the field names of a schema. */
export const fieldNames = (schema: z.ZodType): Set<string> =>
  new Set(unwrapped(schema).flatMap((each) => (each instanceof z.ZodObject ? Object.keys(each.shape) : [])))

function search(schemas: readonly z.core.$ZodType[], value: unknown, path: string, found: UnknownField[]) {
  if (typeof value !== 'object' || value === null || found.length >= MAX_FIELDS) return
  // Most queries are empty.
  if (Object.keys(value).length === 0) return
  const options = schemas.flatMap(unwrapped)
  if (Array.isArray(value)) {
    const elements = options.flatMap((each) => (each instanceof z.ZodArray ? [each.element] : []))
    if (elements.length > 0)
      for (const [index, item] of value.entries()) search(elements, item, `${path}[${index}]`, found)
    return
  }
  const objects = options.filter((each) => each instanceof z.ZodObject)
  const names = new Set(objects.flatMap(({ shape }) => Object.keys(shape)))
  const ignoresOthers = objects.length > 0 && objects.every(({ def }) => def.catchall === undefined)
  for (const [name, field] of Object.entries(value)) {
    const fieldPath = path === '' ? name : `${path}.${name}`
    if (names.has(name)) {
      search(
        objects.flatMap(({ shape }) => (Object.hasOwn(shape, name) ? [shape[name]] : [])),
        field,
        fieldPath,
        found,
      )
    } else if (ignoresOthers && found.length < MAX_FIELDS)
      found.push({ path: fieldPath, suggestion: nearestName(name, names) })
  }
}

/** Looks inside optional, nullable and similar schemas and unions. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrapped)
  // The other side of a pipe may be a function, which has no fields.
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out].flatMap(unwrapped)
  const { def } = schema._zod
  return 'innerType' in def ? unwrapped(def.innerType as z.core.$ZodType) : [schema]
}

import { z } from 'zod'

/**
 * Omits null optional fields at any depth: models that must name every field send null. Schemas omit null to stay
 * short, and clients that demand all fields add it.
 */
export function withoutNulls(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = innermost(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withoutNulls(inner.element, item))
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null || Array.isArray(value))
    return value
  const fields: Readonly<Record<string, z.core.$ZodType>> = inner.shape
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, given]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (field === undefined) return [[name, given]]
      return given === null && field._zod.optin !== undefined ? [] : [[name, withoutNulls(field, given)]]
    }),
  )
}

/** Unwraps optionals, defaults and transformations. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return innermost(schema.in)
  const { def } = schema._zod
  return 'innerType' in def ? innermost(def.innerType as z.core.$ZodType) : schema
}

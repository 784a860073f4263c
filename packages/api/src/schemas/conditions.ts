// JSON Schema keywords for rules across fields, which Zod checks in code. Client generators ignore them.

const ABSENT = { type: 'null' }
const PRESENT = { not: ABSENT }

const without = (field: string) => ({ properties: { [field]: ABSENT } })
const having = (field: string) => ({ required: [field], properties: { [field]: PRESENT } })

/** Requires the second schema if the first matches. */
export const implies = (condition: object, consequence: object) => ({
  if: condition,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: consequence,
})

/** Requires at least one of two fields. Null counts as omitted. */
export const atLeastOneOf = (first: string, second: string) => implies(without(first), having(second))

/** Requires exactly one of two fields. Null counts as omitted. */
export const exactlyOneOf = (first: string, second: string) => ({
  ...atLeastOneOf(first, second),
  else: without(second),
})

/** Allows at most one of two fields. Null counts as omitted. */
export const notBoth = (first: string, second: string) => implies(having(first), without(second))

/** Requires the first field without the second. */
export const only = (first: string, second: string) =>
  implies({}, { ...having(first), properties: { [first]: PRESENT, [second]: ABSENT } })

/** Adds keywords to the schema in the OpenAPI document. */
export const adding = (keywords: object) => ({
  override: ({ jsonSchema }: { jsonSchema: object }): void => {
    Object.assign(jsonSchema, keywords)
  },
})

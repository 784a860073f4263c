// Keywords of JSON Schema for rules across fields, which Zod checks in code. Generators of clients ignore them.

const ABSENT = { type: 'null' }
const PRESENT = { not: ABSENT }

const without = (field: string) => ({ properties: { [field]: ABSENT } })
const having = (field: string) => ({ required: [field], properties: { [field]: PRESENT } })

/** Describes that a value of the first schema has the second one. */
export const implies = (condition: object, consequence: object) => ({
  if: condition,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: consequence,
})

/** Describes that at least one of two fields is given. Null counts as left out. */
export const atLeastOneOf = (first: string, second: string) => implies(without(first), having(second))

/** Describes that exactly one of two fields is given. Null counts as left out. */
export const exactlyOneOf = (first: string, second: string) => ({
  ...atLeastOneOf(first, second),
  else: without(second),
})

/** Describes that at most one of two fields is given. Null counts as left out. */
export const notBoth = (first: string, second: string) => implies(having(first), without(second))

/** Describes that the first field is given, and not the second one. */
export const only = (first: string, second: string) =>
  implies({}, { ...having(first), properties: { [first]: PRESENT, [second]: ABSENT } })

/** Returns metadata that adds keywords to the schema in the OpenAPI document. */
export const adding = (keywords: object) => ({
  override: ({ jsonSchema }: { jsonSchema: object }): void => {
    Object.assign(jsonSchema, keywords)
  },
})

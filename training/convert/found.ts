/** The value, or an error that says what is missing: a model that we do not understand must not convert. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}`)
  return value
}

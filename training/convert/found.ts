/** Returns a value, or throws an error that names the missing part, so that an unknown model is never converted. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Missing ${what}`)
  return value
}

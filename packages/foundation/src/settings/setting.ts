import { z } from 'zod'

/**
 * The `meta` of a setting's schema, from which docs/configuration.md is generated. Settings with the same
 * `name` share one row. `fallback` is the default as Markdown where it is not a plain value.
 */
export const settingText = z.object({
  name: z.string().optional(),
  description: z.string(),
  fallback: z.string().optional(),
  /** Marks a value that `endcap doctor` never prints, and that a file may contain (`fileVariable`). */
  secret: z.boolean().optional(),
})

/** Returns the variable that names a file with the value of a secret. */
export const fileVariable = <Name extends string>(name: Name) => `${name}_FILE` as const

/** Returns the schema of a whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error, abort: true }).min(min, { error }).max(max, { error })
}
/** The schema of an http(s) address; slashes at its end are removed. */
export const baseAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

/** Returns whether an http(s) address has neither a user name nor a password. */
export function hasNoCredentials(address: string): boolean {
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

import { z } from 'zod'

/** For docs/configuration.md. Equal `name`s share a row. `fallback` is Markdown, if not a plain value. */
export const settingText = z.object({
  name: z.string().optional(),
  description: z.string(),
  fallback: z.string().optional(),
  /** Hidden by `endcap doctor`, and allowed in a file (`fileVariable`). */
  secret: z.boolean().optional(),
})

/** Names the variable of a secret's file. */
export const fileVariable = <Name extends string>(name: Name) => `${name}_FILE` as const

/** Limits are inclusive. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error, abort: true }).min(min, { error }).max(max, { error })
}
/** Removes trailing slashes. */
export const baseAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

/** Rejects user information. */
export function hasNoCredentials(address: string): boolean {
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

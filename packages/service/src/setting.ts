import { z } from 'zod'

/**
 * What docs/configuration.md says of a setting (its schema's `meta`): one row for those of one `name`;
 * `fallback`, as Markdown, where the default is no plain value.
 */
export const settingText = z.object({
  name: z.string().optional(),
  description: z.string(),
  fallback: z.string().optional(),
  /** Marks a value that `endcap doctor` never prints. */
  secret: z.boolean().optional(),
})

/** Kinds of settings that several parts have. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
export const baseAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Returns whether an http(s) address has neither a user name nor a password. */
export function hasNoCredentials(address: string): boolean {
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

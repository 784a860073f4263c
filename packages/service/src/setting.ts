import { z } from 'zod'

/**
 * What docs/configuration.md says of a setting (its schema's `meta`): one row for those of one `name`;
 * `fallback`, as Markdown, where the default is no plain value.
 */
export const settingText = z.object({
  name: z.string().optional(),
  description: z.string(),
  fallback: z.string().optional(),
})

/** Kinds of settings that several parts have. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
export const baseAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

import { z } from 'zod'

/** Kinds of settings that several parts have. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
export const baseAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

import { MAX_ID_LENGTH, OWN_ID_FORM, ownIdProblem } from '@endcap/catalog'
import { z } from 'zod'
import { MAX_CAROUSEL_IMAGES } from './image-count.ts'

/** Maximum characters of names, ids and other texts, except URLs. */
const MAX_TEXT_LENGTH = 1_000
const MAX_URL_LENGTH = 4_096

/** Builds a text that PostgreSQL stores unchanged. Counts characters like JSON Schema, not UTF-16 units. */
export const text = (maxLength = MAX_TEXT_LENGTH) =>
  z
    .string()
    .refine((value) => !value.includes('\0'), 'must not contain the character U+0000')
    .refine((value) => value.isWellFormed(), 'must be well-formed Unicode')
    .refine((value) => Array.from(value).length <= maxLength, `must have at most ${maxLength} characters`)
    .meta({ maxLength, pattern: '^[^\\u0000]*$' })

/** Ids of a listing's images as a client knows them, so that it changes no others. */
export const expectedImageIds = z
  .array(z.string())
  .max(MAX_CAROUSEL_IMAGES + 1)
  .nullish()

/** Limits comments of people. */
export const MAX_COMMENT_LENGTH = 1_000

/** Builds a text of at least one character. */
export const nonEmptyText = (maxLength: number) =>
  text(maxLength)
    .refine((value) => value !== '', 'must not be empty')
    .meta({ minLength: 1 })

/** Builds a decimal number in a query. */
export const decimal = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(value) ? Number(value) : value,
    schema,
  )

/** Builds a list in which null counts as empty. */
export const listOf = <Schema extends z.ZodType>(list: Schema) =>
  z.preprocess((value) => (value === null ? [] : value), list)

export const imageUrl = text(MAX_URL_LENGTH)
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be an absolute http or https URL',
  )
  .meta({
    maxLength: MAX_URL_LENGTH,
    pattern: '^[Hh][Tt][Tt][Pp][Ss]?:',
    format: 'uri',
    description: 'Public http or https address; jpeg, png or webp',
  })

export const nullableScore = z.number().min(0).max(100).nullable()
/** A day that PostgreSQL stores and people plan. */
export const plannedDay = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date <= '2999-12-31', 'must be a day of the years 2000 to 2999')
  .meta({ format: 'date' })

export const timestamp = z.string().meta({ format: 'date-time' })
export const uuid = z.string().meta({ format: 'uuid' })

/** Id in a body. Unknown ones are reported by the service. */
export const uuidText = text(100).meta({ format: 'uuid' })

/** Builds an id in a path. Other texts match nothing. */
export const uuidInPath = (example: string, description?: string) =>
  z.string().meta({ format: 'uuid', example, ...(description === undefined ? {} : { description }) })

export const ownId = z
  .string()
  .superRefine((id, context) => {
    const message = ownIdProblem(id)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
  .meta({ minLength: 1, maxLength: MAX_ID_LENGTH, pattern: OWN_ID_FORM })

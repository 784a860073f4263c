import { CUSTOM_NAME, MAX_CUSTOM_NUMBER } from '@endcap/scoring'
import { z } from 'zod'
import { correctionResult } from './corrections.ts'
import { decimal, timestamp } from './fields.ts'

/** Namespaces of one image content. */
export const MAX_NAMESPACES = 20
export const MAX_FACTS = 100
/** UTF-8 bytes of a text. */
export const MAX_FACT_BYTES = 1_024

/** Maximum of PostgreSQL's `integer`. */
const MAX_VERSION = 2_147_483_647

const name = z.string().regex(new RegExp(`^${CUSTOM_NAME}$`), 'must have lower-case letters, digits and _')

export const factNamespace = name.meta({
  description: 'Name of a group of facts, for example of the program that sends them',
  example: 'brand_check',
})

const byteLength = (value: string): number => new TextEncoder().encode(value).length

const factText = z
  .string()
  .refine((value) => !value.includes('\0'), 'must not contain the character U+0000')
  .refine((value) => value.isWellFormed(), 'must be well-formed Unicode')
  .refine(
    (value) => byteLength(value) <= MAX_FACT_BYTES,
    `must have at most ${MAX_FACT_BYTES} bytes as UTF-8`,
  )
  .meta({ maxLength: MAX_FACT_BYTES, pattern: '^[^\\u0000]*$' })

const facts = z
  .record(name, z.union([z.number().min(-MAX_CUSTOM_NUMBER).max(MAX_CUSTOM_NUMBER), factText, z.boolean()]))
  .refine((given) => Object.keys(given).length <= MAX_FACTS, `must have at most ${MAX_FACTS} facts`)
  .meta({
    maxProperties: MAX_FACTS,
    description: 'Numbers, texts and flags by name',
  })

const version = z.int().min(0).max(MAX_VERSION)

/** The body of `PUT /v1/images/{image_id}/facts/{namespace}`. */
export const customFactsRequest = z
  .object({
    facts,
    expected_version: version.nullish().meta({
      description:
        'The version that the facts replace, 0 for none. If there is another, the answer is 409 and nothing changes',
    }),
  })
  .meta({
    id: 'CustomFactsRequest',
    example: { facts: { brand_color_share: 0.23, has_logo: true, tone: 'warm' } },
  })

/** The query of `DELETE /v1/images/{image_id}/facts/{namespace}`. */
export const customFactsDeletion = z.object({
  expected_version: decimal(version).optional().meta({
    description: 'The version that is deleted. If there is another, the answer is 409 and nothing changes',
  }),
})

const stored = {
  namespace: z.string().meta({ description: 'Name of the group of facts' }),
  version: z.int().meta({ description: 'Starts at 1 and grows with each change' }),
  facts: z
    .record(z.string(), z.union([z.number(), z.string(), z.boolean()]))
    .meta({ description: 'Numbers, texts and flags by name' }),
  changed_at: timestamp.meta({ description: 'Time of the last change' }),
  changed_by: z.string().meta({ description: 'Id of the credential or the person' }),
}

export const customFacts = z.object(stored).meta({ id: 'CustomFacts' })

export const customFactsList = z
  .object({ data: z.array(customFacts).meta({ description: 'By name' }) })
  .meta({ id: 'CustomFactsList' })

export const customFactsResult = z
  .object({ ...stored, pdps: correctionResult.shape.pdps })
  .meta({ id: 'CustomFactsResult' })

export type CustomFactsRequest = z.output<typeof customFactsRequest>
export type CustomFacts = z.output<typeof customFacts>
export type CustomFactsList = z.output<typeof customFactsList>
export type CustomFactsResult = z.output<typeof customFactsResult>

import { RIGHTS_STATES } from '@endcap/scoring'
import { z } from 'zod'
import { text } from './fields.ts'

const MAX_NOTE_LENGTH = 500
const MAX_MARKETS = 250

const day = z.iso.date()
const market = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters (ISO 3166-1)')

/** Permission to use an image, as a submission gives it. */
export const imageRights = z
  .object({
    from: day.nullish().meta({ description: 'First day (UTC). Without it, the rights have begun' }),
    until: day.nullish().meta({ description: 'Last day (UTC). Without it, the rights do not end' }),
    markets: z
      .array(market)
      .min(1)
      .max(MAX_MARKETS)
      .nullish()
      .meta({ description: 'Countries (ISO 3166-1 alpha-2). Without it, the rights cover all' }),
    note: text(MAX_NOTE_LENGTH)
      .nullish()
      .meta({ description: 'For people, such as the number of a contract' }),
  })
  .meta({ id: 'ImageRights', example: { until: '2027-12-31', markets: ['DE', 'AT'] } })

export const presentedRights = z
  .object({
    from: z.string().nullable(),
    until: z.string().nullable(),
    markets: z.array(z.string()).nullable(),
    note: z.string().nullable(),
    state: z.enum(RIGHTS_STATES).meta({ description: 'Today, in the market of the retailer region' }),
  })
  .meta({ id: 'PresentedImageRights' })

const stated = {
  source_type: z.string().nullable().meta({
    description:
      'Term of the vocabulary `http://cv.iptc.org/newscodes/digitalsourcetype/`, such as `trainedAlgorithmicMedia`',
  }),
  system: z.string().nullable().meta({ description: 'Generative model or its service' }),
  system_version: z.string().nullable(),
  creator: z.string().nullable(),
  credit: z.string().nullable().meta({ description: 'Credit line' }),
  copyright: z.string().nullable().meta({ description: 'Copyright notice' }),
}

export const origin = z
  .object({
    ...stated,
    content_credentials: z
      .boolean()
      .meta({ description: 'The file has Content Credentials (C2PA). Their signature was not verified' }),
    ingredients: z
      .array(z.object({ ...stated, sha256: z.string().nullable() }).meta({ id: 'OriginIngredient' }))
      .meta({ description: 'Images that this one was made of' }),
  })
  .meta({
    id: 'Origin',
    description: 'Statements of the file about its origin in XMP, IPTC and C2PA. Null values are not stated',
  })

export type Origin = z.output<typeof origin>
export type ImageRightsBody = z.output<typeof imageRights>
export type PresentedRights = z.output<typeof presentedRights>

import { z } from 'zod'
import { targetState } from './acceptance.ts'
import { ownReference } from './actions.ts'
import { nullableScore, text, timestamp, uuid, uuidText } from './fields.ts'
import { MAX_CAROUSEL_IMAGES } from './image-count.ts'
import { pdpImages } from './pdp-images.ts'
import { pageOf, pageQuery, pdpSummary } from './pdp-list.ts'
import { status } from './pdp-scores.ts'
import { variant } from './pdp-submission.ts'

/** Listings of one family. */
export const MAX_FAMILY_LISTINGS = 200

export const familiesQuery = z.object({
  ...pageQuery,
  q: text(200).optional().meta({ description: 'Part of the name or the parent' }),
})

export const family = z
  .object({
    family_id: uuid,
    name: z.string().nullable().meta({
      description: 'Until you set one, what the names of its listings have in common, or the parent',
    }),
    key: z.string().nullable().meta({ description: 'Parent. Null for a family made by hand' }),
    retailer: z.string().nullable().meta({ description: 'Retailer region of the parent' }),
    listings: z.int(),
    lowest_score: nullableScore,
    highest_score: nullableScore,
    created_at: timestamp,
  })
  .meta({ id: 'PdpFamily' })

export const familyPage = pageOf(family).meta({ id: 'PdpFamilyPage' })

const positions = z
  .array(z.int().min(0).max(MAX_CAROUSEL_IMAGES))
  .max(MAX_CAROUSEL_IMAGES + 1)
  .meta({ description: 'Positions at which the listing keeps its own images. At first 0, the main image' })

export const familyDetails = family
  .extend({
    children: z
      .array(pdpSummary.extend({ own_positions: positions }).meta({ id: 'PdpFamilyMember' }))
      .meta({ description: 'Its listings, in the order of their first submission' }),
  })
  .meta({ id: 'PdpFamilyDetails' })

const listings = z.array(uuidText).max(MAX_FAMILY_LISTINGS)

/** The body of `POST /v1/families`. */
export const newFamily = z
  .object({
    name: variant.nullish().meta({ description: 'Name. Without one, what the names have in common' }),
    pdp_ids: listings.min(1).meta({ description: 'Listings, which leave their families' }),
  })
  .meta({
    id: 'NewPdpFamily',
    example: { name: 'Enamel mug', pdp_ids: ['019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e40'] },
  })

/** The body of `PATCH /v1/families/{family_id}`. */
export const familyChange = z
  .object({
    name: variant.optional(),
    add: listings.optional().meta({ description: 'Listings to add. They leave their families' }),
    remove: listings.optional().meta({ description: 'Listings to take out' }),
  })
  .meta({ id: 'PdpFamilyChange', example: { name: 'Enamel mug' } })

/** The body of `PUT /v1/families/{family_id}/images` and of its preview. */
export const familyImages = pdpImages
  .pick({ hero: true, carousel: true })
  .extend({
    listings: z
      .array(
        z.object({
          pdp_id: uuidText,
          own_positions: positions.optional(),
          expected_image_ids: pdpImages.shape.expected_image_ids,
        }),
      )
      .max(MAX_FAMILY_LISTINGS)
      .optional()
      .meta({ description: 'Listings of the family that get the set. Without it, all' }),
  })
  .meta({
    id: 'PdpFamilyImages',
    example: {
      hero: { image_id: '019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41' },
      carousel: [{ upload_id: '019a9d33-20c8-7d94-a6e1-4b7f0c95d218' }],
    },
  })

export const familyImagesResult = z
  .object({
    listings: z.array(
      z.object({
        pdp_id: uuid,
        status,
        error_code: z.string().nullable(),
        problem: z
          .object({ error_code: z.string(), detail: z.string() })
          .nullable()
          .meta({ description: 'Why the listing keeps its images' }),
      }),
    ),
  })
  .meta({ id: 'PdpFamilyImagesResult' })

/** The answer to `POST /v1/families/{family_id}/preview`. */
export const familyPreview = z
  .object({
    listings: z.array(
      z.object({
        pdp_id: uuid,
        images: z
          .array(
            z.object({
              reference: ownReference,
              is_own: z.boolean(),
              thumbnail_url: z
                .string()
                .meta({ description: 'Address at 160 px, valid for at least an hour' }),
            }),
          )
          .meta({ description: 'Images that it would show, the main image first' }),
        pdp_score: nullableScore.meta({ description: 'Score now' }),
        score_after: nullableScore.meta({ description: 'Null while images are not analyzed' }),
        acceptance: z.array(targetState).meta({ description: 'Verdicts on the set. Empty without a score' }),
      }),
    ),
  })
  .meta({ id: 'PdpFamilyPreview' })

export type PdpFamilyPreview = z.output<typeof familyPreview>
export type PdpFamily = z.output<typeof family>
export type PdpFamilyDetails = z.output<typeof familyDetails>
export type PdpFamilyImages = z.output<typeof familyImages>
export type PdpFamilyImagesResult = z.output<typeof familyImagesResult>

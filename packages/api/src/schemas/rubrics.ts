import { FAMILIES } from '@endcap/catalog'
import { z } from 'zod'
import { uuid } from './fields.ts'
import { publicationFields, versionFields } from './patch-versions.ts'
import { HISTOGRAM_RANGES } from './statistics.ts'

type Family = (typeof FAMILIES)[number]

/** Converts a family to its URL name, such as `food-and-drink`. */
export const familySlug = (family: Family): string => family.replaceAll(' ', '-')

/** Families by URL name. */
export const FAMILY_SLUGS: ReadonlyMap<string, Family> = new Map(
  FAMILIES.map((family) => [familySlug(family), family]),
)

/** Maximum of PostgreSQL's `integer`. */
const MAX_VERSION = 2_147_483_647

const version = z
  .int()
  .min(0)
  .max(MAX_VERSION)
  .meta({ description: 'Number of a version. 0 is the rubric of the release' })
const rubricDocument = z
  .looseObject({ version: z.string(), family: z.enum(FAMILIES) })
  .meta({ description: 'A rubric as docs/scoring.md describes it' })
const patch = z
  .record(z.string(), z.unknown())
  .meta({ description: 'JSON merge patch (RFC 7396) of the rubric of the release' })

const summaryFields = {
  family: z.enum(FAMILIES),
  path: z.string().meta({ description: 'Name of the family in addresses' }),
  active_version: version,
  release_version: z.string().meta({ description: 'Version of the rubric of the release' }),
}

export const rubricSummary = z.object(summaryFields).meta({ id: 'RubricSummary' })

export const rubricList = z.object({ data: z.array(rubricSummary) }).meta({ id: 'RubricList' })

export const rubricVersion = z.object(versionFields({ version, patch })).meta({ id: 'RubricVersion' })

export const rubricDetails = z
  .object({
    ...summaryFields,
    release: rubricDocument.meta({ description: 'The rubric of the release' }),
    active: rubricDocument.meta({ description: 'The rubric in force' }),
    remarks: z
      .array(z.string())
      .meta({ description: 'Parts of your version in force that this release has replaced. Mostly empty' }),
    versions: z.array(rubricVersion).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'RubricDetails' })

/** The body of `POST /v1/rubrics/{family}/preview`. */
export const rubricDraft = z
  .object({ patch })
  .meta({ id: 'RubricDraft', example: { patch: { listing: { heroWeight: 0.6, carouselWeight: 0.4 } } } })

/** The body of `POST /v1/rubrics/{family}/versions`. */
export const rubricPublication = z.object(publicationFields({ version, patch })).meta({
  id: 'RubricPublication',
  example: {
    patch: { listing: { heroWeight: 0.6, carouselWeight: 0.4 } },
    comment: 'Our shoppers decide by the main image',
  },
})

/** The body of `PUT /v1/rubrics/{family}/active`. */
export const rubricActivation = z
  .object({ version })
  .meta({ id: 'RubricActivation', example: { version: 0 } })

const mover = z
  .object({
    pdp_id: uuid,
    name: z.string().nullable(),
    before: z.number(),
    after: z.number(),
    change: z.number(),
  })
  .meta({ id: 'RubricMover' })

const figures = z
  .object({
    median: z.number().nullable(),
    certified: z.int().meta({ description: 'Listings with at least 80 points' }),
  })
  .meta({ id: 'RubricFigures' })

export const rubricPreview = z
  .object({
    listings: z.int().meta({ description: 'Listings whose images have all been analyzed' }),
    images: z.int(),
    is_complete: z
      .boolean()
      .meta({ description: 'False if there are more listings. The newest are counted' }),
    before: figures,
    after: figures,
    histogram: z
      .array(z.object({ from: z.int(), to: z.int(), before: z.int(), after: z.int() }))
      .length(HISTOGRAM_RANGES)
      .meta({ description: 'Listings by score' }),
    gainers: z.array(mover).meta({ description: 'Listings that gain the most, at most 10' }),
    losers: z.array(mover).meta({ description: 'Listings that lose the most, at most 10' }),
  })
  .meta({ id: 'RubricPreview' })

export const rubricPreviewProgress = z
  .object({
    listings: z.int().meta({ description: 'Listings that have been scored' }),
    of: z.int().meta({ description: 'Listings to score' }),
    preview: rubricPreview
      .nullable()
      .meta({ description: 'The preview in the last line, `null` in the others' }),
  })
  .meta({ id: 'RubricPreviewProgress' })

export type RubricSummary = z.output<typeof rubricSummary>
export type RubricList = z.output<typeof rubricList>
export type RubricVersion = z.output<typeof rubricVersion>
export type RubricDetails = z.output<typeof rubricDetails>
export type RubricDraft = z.output<typeof rubricDraft>
export type RubricPublication = z.output<typeof rubricPublication>
export type RubricActivation = z.output<typeof rubricActivation>
export type RubricPreview = z.output<typeof rubricPreview>
export type RubricPreviewProgress = z.output<typeof rubricPreviewProgress>

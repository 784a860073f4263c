import { ADVICE, CLASSIFICATIONS, RULE_NAMES } from '@endcap/scoring'
import { z } from 'zod'
import { acceptance, acceptanceState, targetId, targetState } from './acceptance.ts'
import { actionTitle, gainSplit, LOSS_CAUSES, PENALTY_NAMES } from './actions.ts'
import { categoryConfidence, categorySource } from './category-source.ts'
import { decimal, listOf, nonEmptyText, nullableScore, ownId, text, timestamp, uuid } from './fields.ts'
import { status } from './pdp-scores.ts'
import { retailerId } from './retailers.ts'

export const DEFAULT_PAGE_SIZE = 25
export const MAX_PAGE_SIZE = 100
/** Maximum own ids in a filter. */
const MAX_IDS = 100
export const MAX_BRAND_LENGTH = 100
export const MAX_TAGS = 50
export const MAX_TAG_LENGTH = 100

export const SORT_FIELDS = [
  'can_win',
  'can_win_today',
  'can_win_with_spark',
  'can_win_with_shoot',
  'pdp_score',
  'hero_score',
  'updated_at',
  'name',
] as const
export type SortField = (typeof SORT_FIELDS)[number]

export const pdpSorts = SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const)

/** Paging parameters. */
export const pageQuery = {
  limit: decimal(z.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE)).meta({
    description: 'Rows of a page',
  }),
  cursor: text(1_000)
    .optional()
    .meta({ description: '`next_cursor` of the page before. Valid only with the same filters and sort' }),
}

const isStorable = (time: Date): boolean => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9_999

const scoreBound = () => filter(decimal(z.number().min(0).max(100)))

/** Treats an empty filter as omitted. */
export const filter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Reads a time with its offset, and passes it on in UTC. */
export const timeFilter = () =>
  filter(
    z.iso
      .datetime({ offset: true, abort: true })
      .refine((time) => isStorable(new Date(time)), 'must be a time in the years 1 to 9999 in UTC')
      // PostgreSQL accepts only offsets below 16 hours, RFC 3339 a whole day.
      .overwrite((time) => new Date(time).toISOString()),
  )

/** PDPs must meet all filters. */
export const pdpFilters = {
  score_min: scoreBound().meta({
    description: 'Lowest `pdp_score`, inclusive. Listings without a score are left out',
  }),
  score_max: scoreBound().meta({
    description: 'Highest `pdp_score`, inclusive. Listings without a score are left out',
  }),
  id: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(ownId).max(MAX_IDS).optional(),
    )
    .meta({
      description: `Your own ids, the parameter once for each: \`id=a&id=b\`. At most ${MAX_IDS}`,
      param: { style: 'form', explode: true },
    }),
  status: filter(status).meta({ description: 'Status, in upper case' }),
  retailer: filter(retailerId).meta({
    description: 'Retailer region, as submitted, e.g. `marketplace_us`. Case-sensitive',
  }),
  category_id: filter(text(100)).meta({
    format: 'uuid',
    description: 'Id of a category. Finds everything below it too',
  }),
  missing: filter(z.enum(CLASSIFICATIONS)).meta({
    description: 'Asset type that the ideal mix asks for and the listing does not have',
  }),
  penalty: filter(z.enum(PENALTY_NAMES)).meta({ description: 'Penalty that lowers the score' }),
  loses_most_by: filter(z.enum(LOSS_CAUSES)).meta({
    description: 'Cause by which the listing loses the most points',
  }),
  advice: filter(z.enum(ADVICE)).meta({
    description: 'First change from own images. `other_main.<type>`: an unfit asset type is the main image',
  }),
  rule_failed: filter(z.enum(RULE_NAMES)).meta({
    description: 'Rule of the retailer that the main image breaks',
  }),
  acceptance: filter(acceptanceState).meta({
    description: 'State at `target`. Without `target`, the worst state of the targets that judge the listing',
  }),
  target: filter(targetId).meta({
    description: 'Target that judges the listing. With `acceptance`, the state is its own',
  }),
  tag: filter(text(MAX_TAG_LENGTH)).meta({ description: 'A whole tag. Case-sensitive' }),
  family: filter(text(100)).meta({ format: 'uuid', description: '`family_id` of a family' }),
  brand: filter(text(MAX_BRAND_LENGTH)).meta({ description: 'A whole brand. Case-sensitive' }),
  changed_by: filter(text(200)).meta({
    description: 'Last change of the listing by `person <id>` or `credential <id>`',
  }),
  q: text(200).optional().meta({
    description:
      'Part of the name, id, ASIN or GTIN, in upper or lower case. An empty text finds all listings',
  }),
  updated_since: timeFilter().meta({
    format: 'date-time',
    description: 'Earliest change, inclusive, with a time zone: `2026-11-21T08:00:00Z`',
  }),
}

const include = { include: z.literal('images').optional().meta({ description: 'Adds `images`' }) }

export const includeQuery = z.object(include)

export const pdpListQuery = z.object({
  ...pageQuery,
  ...include,
  sort: z
    .enum(pdpSorts)
    .default('-updated_at')
    .meta({ description: 'Field, with `-` for descending. Listings without a score come last' }),
  one_per_family: filter(z.enum(['true', 'false'])).meta({
    description: '`true` returns only the first listing of each family',
  }),
  ...pdpFilters,
})

/** Tags that the organization chooses freely. */
export const tags = z
  .array(nonEmptyText(MAX_TAG_LENGTH))
  .max(MAX_TAGS)
  .meta({
    description: `At most ${MAX_TAGS} tags of 1 to ${MAX_TAG_LENGTH} characters. Case counts: \`Spring\` and \`spring\` are two tags`,
  })

export const pdpTags = z
  .object({ tags: listOf(tags) })
  .meta({ id: 'PdpTags', example: { tags: ['spring', 'relaunch'] } })

export const pdpTagsResult = z.object({ pdp_id: uuid, tags }).meta({ id: 'PdpTagsResult' })

/** Variant of a stored listing. */
export const ownVariant = z
  .string()
  .nullable()
  .meta({ description: 'Color, size or the like that tells it from the others of its family' })

/** An image of a listed PDP. */
export const listedImage = z
  .object({
    image_id: uuid,
    position: z.int().meta({ description: '0 for the main image' }),
    classification: z.enum(CLASSIFICATIONS).nullable(),
    width: z.int(),
    height: z.int(),
    thumbnail_url: z.string().meta({ description: 'Address at 160 px, valid for at least an hour' }),
    full_url: z.string().meta({ description: 'Address of a JPEG of full size' }),
    alt_texts: z.partialRecord(z.string(), z.string()).meta({ description: 'By language' }),
    flag: z
      .object({
        kind: z.enum(['other_product', 'fails', 'not_sure', 'repeats']).meta({
          description:
            '`fails` a hard rule of a target, or may do so (`not_sure`), or `repeats` an earlier image',
        }),
        text: z.string(),
      })
      .nullable()
      .meta({ description: 'First thing to look at' }),
  })
  .meta({ id: 'ListedImage' })

export const pdpSummary = z
  .object({
    pdp_id: uuid,
    id_type: z.enum(['id', 'gtin', 'asin']),
    id: z.string().meta({ description: 'Your id, the GTIN-14 or the ASIN, by `id_type`' }),
    retailer: z.string(),
    name: z.string().nullable(),
    category_id: uuid,
    category: z.string().nullable(),
    category_source: categorySource,
    category_confidence: categoryConfidence,
    status,
    error_code: z.string().nullable(),
    pdp_score: nullableScore,
    hero_score: nullableScore,
    carousel_score: nullableScore,
    service_certified: z.boolean().nullable(),
    can_win: nullableScore.meta({
      description: 'Points that the listing gains by the steps of its plan, see the explanation',
    }),
    can_win_split: gainSplit
      .nullable()
      .meta({ description: 'Null with `can_win`, and until a maintenance task adds it to earlier scores' }),
    first_action: actionTitle.nullable().meta({ description: 'The first step of the plan' }),
    advice: z
      .enum(ADVICE)
      .nullable()
      .meta({ description: 'First change from own images. Null if they gain nothing' }),
    loses_most_by: z
      .enum(LOSS_CAUSES)
      .nullable()
      .meta({ description: 'Cause of the most lost points. Null if no points are lost' }),
    lost: z
      .partialRecord(z.enum(LOSS_CAUSES), z.number())
      .nullable()
      .meta({ description: 'Lost points by cause. Causes without a loss are left out' }),
    image_count: z.int().meta({ description: 'Images, the main image included' }),
    recommended_image_count: z.int().nullable(),
    missing: z.array(z.enum(CLASSIFICATIONS)),
    penalties: z.array(z.enum(PENALTY_NAMES)),
    rules_failed: z.array(z.enum(RULE_NAMES)),
    acceptance: z.array(targetState).meta({
      description: 'Verdicts of the chosen targets on the images. Without a choice it is the retailer',
    }),
    tags,
    family: z
      .object({
        family_id: uuid,
        name: z.string().nullable(),
        key: z.string().nullable().meta({ description: 'Parent. Null for a family made by hand' }),
        listings: z.int(),
      })
      .nullable()
      .meta({ description: 'Variants that the listing belongs to' }),
    variant: ownVariant,
    brand: z.string().nullable().meta({
      description: 'Read from name and pack, or set by a person. Null if neither',
    }),
    brand_source: z.enum(['read', 'person']).nullable(),
    hero_image_id: uuid.nullable(),
    images: z.array(listedImage).optional().meta({ description: 'With `include=images`, in their order' }),
    thumbnail_url: z
      .string()
      .nullable()
      .meta({ description: 'Address of the main image at 160 px, valid for at least an hour' }),
    preview_url: z.string().nullable().meta({ description: 'The same at 480 px' }),
    updated_at: timestamp,
    scored_at: timestamp.nullable(),
  })
  .meta({ id: 'PdpSummary' })

/** A row with the reasons of its states. */
export const pdpDetails = pdpSummary.extend({ acceptance }).meta({ id: 'PdpDetails' })

/** Builds a page of rows. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().meta({ description: 'Null on the last page' }),
  })

export const pdpPage = pageOf(pdpSummary).meta({ id: 'PdpPage' })

export type ListedImage = z.output<typeof listedImage>
export type PdpListQuery = z.output<typeof pdpListQuery>
export type PdpSort = PdpListQuery['sort']
export type PdpSummary = z.output<typeof pdpSummary>
export type PdpDetails = z.output<typeof pdpDetails>
export type PdpPage = z.output<typeof pdpPage>
export type PdpTags = z.output<typeof pdpTags>

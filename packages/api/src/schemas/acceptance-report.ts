import { CHEAPEST_FIXES } from '@endcap/scoring'
import { z } from 'zod'
import { day, statedRule, targetId } from './acceptance.ts'
import { exportFormat } from './exports.ts'
import { nullableScore, uuid } from './fields.ts'

const count = z.int().min(0)

const reportQueryFields = {
  day: day.optional().meta({
    description:
      'Counts the verdicts of this day. Today by default, and at most the day before the second dated change of the ' +
      'rules',
  }),
  retailer: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Id of a retailer region, for its listings only', example: 'marketplace_us' }),
}
export const acceptanceReportQuery = z.object(reportQueryFields)
export const acceptanceReportExportQuery = z.object({ format: exportFormat, ...reportQueryFields })

const cheapestFix = z.enum(CHEAPEST_FIXES).meta({
  description:
    '`swap`: another main image of the listing. `leave_out`: without the refused images. `crop`, `whiten`: made by ' +
    'Endcap. `original`: a larger or other file. `spark`: made by a model. `shoot`: a new picture',
})

export const refusedListing = z
  .object({
    pdp_id: uuid,
    id_type: z.enum(['id', 'gtin', 'asin']),
    id: z.string().meta({ description: 'Your id, the GTIN-14 or the ASIN, by `id_type`' }),
    retailer: z.string(),
    name: z.string().nullable(),
    pdp_score: nullableScore,
    service_certified: z.boolean().meta({ description: 'True for a score of 80 and more' }),
    hero_image_id: uuid.nullable().meta({ description: 'The main image' }),
    thumbnail_url: z
      .string()
      .nullable()
      .meta({ description: 'Address of the main image, valid for an hour' }),
    rule: z.string().meta({ description: 'Id of the first rule that refuses the listing' }),
    image_id: uuid.nullable().meta({ description: 'The refused image, null for the listing as a whole' }),
    position: z.int().nullable().meta({ description: 'Its position, 0 for the main image' }),
    measured: z.union([z.number(), z.string()]).nullable(),
    required: z.union([z.number(), z.string(), z.array(z.string())]).nullable(),
    message: z.string().meta({ description: 'The reason in words' }),
    fix: cheapestFix,
    source_url: z.string().nullable().meta({ description: 'The page that states the rule' }),
  })
  .meta({ id: 'RefusedListing' })

export const refusalReason = z
  .object({
    rule: statedRule,
    count: count.meta({ description: 'Listings with this first reason' }),
    fixes: z
      .array(z.object({ fix: cheapestFix, count: count.meta({ description: 'Listings' }) }))
      .meta({ description: 'Listings by their cheapest fix, the cheapest first. They add up to `count`' }),
    examples: z.array(refusedListing).meta({ description: 'Up to 4 listings' }),
  })
  .meta({ id: 'RefusalReason' })

/** Counts refusals of a target by reason and cheapest fix. */
export const acceptanceReport = z
  .object({
    target: targetId.meta({ description: 'Id of the target' }),
    target_name: z.string().meta({ description: 'Its name, with the region if the report is about one' }),
    retailer: z.string().nullable().meta({ description: 'The retailer region, null for all' }),
    day: day.meta({ description: 'Day whose rules judge' }),
    listings: count.meta({ description: 'Listings that were judged' }),
    accepted: count.meta({ description: 'Listings that are accepted' }),
    not_accepted: count.meta({ description: 'Listings that are refused' }),
    not_sure: count.meta({ description: 'A person should look. They are not counted as refused' }),
    fixable: count.meta({
      description: 'Refused listings that `swap`, `leave_out`, `crop` or `whiten` can fix',
    }),
    pending: count.meta({
      description:
        'Refused listings without a reason, because they are being judged again by changed rules. With them, the ' +
        'reasons add up to `not_accepted`',
    }),
    checked: z.string().nullable().meta({
      description: 'Day or month in which a page of the rules was read last',
    }),
    reasons: z.array(refusalReason).meta({
      description:
        'By the first rule that refuses a listing, the most listings first. A listing with several reasons counts ' +
        'under the first. Rules of the main image come first',
    }),
    certified: z
      .object({ count, examples: z.array(refusedListing).meta({ description: 'Up to 4 listings' }) })
      .meta({ description: 'Certified listings that are refused' }),
    next_change: z
      .object({
        day: day.meta({ description: 'First day of the changed rules' }),
        rules: z.array(statedRule).meta({ description: 'Rules that start to hold on it' }),
        accepted_before: count.meta({ description: 'Listings that are accepted until then' }),
        accepted: count.meta({ description: 'Listings that are accepted from then on' }),
        newly_refused: count.meta({ description: 'Listings that are refused from then on, and not today' }),
        newly_fixable: count.meta({ description: 'How many of them have a fix like `fixable`' }),
      })
      .nullable()
      .meta({ description: 'The next day on which a rule starts or ends. Null without one' }),
    last_day: day.nullable().meta({
      description: 'Last day that can be asked for. Null without a second dated change',
    }),
  })
  .meta({ id: 'AcceptanceReport' })

export type AcceptanceReport = z.output<typeof acceptanceReport>
export type RefusalReason = z.output<typeof refusalReason>
export type RefusedListing = z.output<typeof refusedListing>

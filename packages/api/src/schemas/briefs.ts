import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { ruleSource } from './acceptance.ts'
import { timestamp, uuid } from './fields.ts'
import { renditions } from './renditions.ts'
import { SHOT_STATUSES } from './work.ts'

const briefImage = z
  .object({
    image_id: uuid,
    width: z.int(),
    height: z.int(),
    renditions: renditions.nullable().meta({ description: 'Null in a shared link' }),
  })
  .meta({ id: 'BriefImage' })

const briefRule = z.object({
  text: z.string().meta({ description: 'The demand in words' }),
  severity: z.enum(['hard', 'advice']),
  source: ruleSource.nullable().meta({ description: 'Page that states it. Null for a rule of your own' }),
  checked: z.string().nullable().meta({ description: 'Day or month in which it was read' }),
  is_old: z.boolean(),
})

/** Describes a shot to a photographer, without scores and people. */
export const brief = z
  .object({
    shot_id: uuid,
    status: z.enum(SHOT_STATUSES),
    listing: z.object({ id: z.string(), name: z.string().nullable(), retailer: z.string() }),
    position: z.int().nullable().meta({ description: 'Place in the set. Null for a further image' }),
    asset_type: z.enum(CLASSIFICATIONS).nullable(),
    note: z.string().nullable(),
    agency: z.string().nullable(),
    due_on: z.string().nullable().meta({ format: 'date' }),
    file_name: z.string().meta({ description: 'Name of the shot, or one made of id and place' }),
    width: z.int().nullable().meta({ description: 'Least width in pixels' }),
    height: z.int().nullable(),
    crop: z.string().nullable(),
    places: z
      .array(z.object({ kind: z.enum(['image', 'this', 'other']), image: briefImage.nullable() }))
      .meta({ description: 'The set: current images, the place of this shot, and those of other shots' }),
    examples: z.array(briefImage),
    rules: z.array(briefRule).meta({ description: 'Rules of the retailer for this place' }),
    picture: z
      .object({
        image: briefImage,
        sent_at: timestamp,
        is_large_enough: z.boolean().meta({ description: 'For the brief and for hard rules about size' }),
        refused_by: z.string().nullable().meta({ description: 'Text of the hard rule that asks for more' }),
      })
      .nullable()
      .meta({ description: 'The newest picture that was sent' }),
    sent_back: z.object({ reason: z.string(), at: timestamp }).nullable(),
    comments: z.array(
      z.object({
        text: z.string(),
        author: z.string().nullable().meta({ description: 'Name' }),
        is_guest: z.boolean(),
        at: timestamp,
      }),
    ),
  })
  .meta({ id: 'Brief' })

export type Brief = z.output<typeof brief>

import { LIVE_VERDICTS } from '@endcap/scoring'
import { z } from 'zod'
import { day } from './acceptance.ts'
import { nullableScore, timestamp, uuid } from './fields.ts'
import { pageOf, pageQuery } from './pdp-list.ts'

/** Nights that are kept. */
export const LIVE_NIGHTS = 30

/** Of nights in which the page was read. */
export const LIVE_READ_STATES = ['same', 'moved', 'different'] as const
export const LIVE_STATES = [...LIVE_READ_STATES, 'not_read', 'not_allowed'] as const
export type LiveState = (typeof LIVE_STATES)[number]

const state = z.enum(LIVE_STATES).meta({
  description:
    '`moved`: only the order differs. `not_read`: the shop did not answer, so nothing is known. `not_allowed`: its ' +
    'robots rules forbid reading',
})

export const newLiveWatch = z
  .object({
    view_id: uuid.nullable().default(null).meta({ description: 'Null watches all listings of storefronts' }),
  })
  .meta({ id: 'NewLiveWatch', example: {} })

export const liveWatch = z
  .object({ watch_id: uuid, view_id: uuid.nullable(), created_at: timestamp })
  .meta({ id: 'LiveWatch' })

export const liveWatchPage = pageOf(liveWatch).meta({ id: 'LiveWatchPage' })

const summary = {
  pdp_id: uuid,
  state,
  night: day,
  checked_at: timestamp,
  wrong: z.int().meta({ description: 'Pictures that are missing, an old version or another picture' }),
  moved: z.int(),
  added: z.int(),
  sent_score: nullableScore,
  shown_score: nullableScore.meta({ description: 'Score of what the shop shows. Null if it was not read' }),
}

export const liveCheckSummary = z
  .object({ ...summary, name: z.string().nullable(), id: z.string(), retailer: z.string() })
  .meta({ id: 'LiveCheckSummary' })

export const liveCheckPage = pageOf(liveCheckSummary).meta({ id: 'LiveCheckPage' })

export const liveCheckQuery = z.object({
  state: z.enum(LIVE_STATES).optional(),
  ...pageQuery,
})

const place = z
  .object({
    verdict: z.enum(LIVE_VERDICTS).meta({
      description:
        '`version`: another version of the picture. `other`: another picture in its place. `missing`: not shown. ' +
        '`added`: only shown',
    }),
    sent: z
      .object({ position: z.int(), image_id: uuid })
      .nullable()
      .meta({ description: 'Position 0 is the main image' }),
    shown: z.object({ position: z.int(), image_url: z.string() }).nullable(),
  })
  .meta({ id: 'LivePlace' })

export const liveCheck = z
  .object({
    ...summary,
    state: state.nullable().meta({ description: 'State of the last night. Null before the first' }),
    night: day.nullable(),
    checked_at: timestamp.nullable(),
    nights_not_read: z.int().meta({ description: 'Nights in a row in which the page was not read' }),
    places: z.array(place).meta({ description: 'Of the last night in which the page was read' }),
    nights: z
      .array(z.object({ night: day, state, wrong: z.int(), problem: z.string().nullable() }))
      .meta({ description: `The last ${LIVE_NIGHTS} nights, the oldest first` }),
  })
  .meta({ id: 'LiveCheck' })

export type NewLiveWatch = z.output<typeof newLiveWatch>
export type LiveWatch = z.output<typeof liveWatch>
export type LiveCheckSummary = z.output<typeof liveCheckSummary>
export type LiveCheck = z.output<typeof liveCheck>
export type LiveCheckQuery = z.output<typeof liveCheckQuery>

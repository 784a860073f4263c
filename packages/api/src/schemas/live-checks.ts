import { LIVE_VERDICTS } from '@endcap/scoring'
import { z } from 'zod'
import { day } from './acceptance.ts'
import { expectedImageIds, nullableScore, timestamp, uuid } from './fields.ts'
import { SET_ORIGINS } from './history.ts'
import { pageOf, pageQuery } from './pdp-list.ts'
import { renditions } from './renditions.ts'
import { readProblem } from './shop-pages.ts'
import { author } from './work.ts'

/** Nights that are kept. */
export const LIVE_NIGHTS = 30

/** Nights in a row without a page that cause `live.unread`. */
export const UNREAD_NIGHTS = 3

/** States of nights in which the page was read. */
export const LIVE_READ_STATES = ['same', 'moved', 'unsure', 'different'] as const
export const LIVE_STATES = [...LIVE_READ_STATES, 'not_read', 'not_allowed'] as const
export type LiveReadState = (typeof LIVE_READ_STATES)[number]
export type LiveState = (typeof LIVE_STATES)[number]

const state = z.enum(LIVE_STATES).meta({
  description:
    '`moved`: only the order differs. `unsure`: a person should look. `not_read`: the shop did not answer, so ' +
    'nothing is known. `not_allowed`: its robots rules forbid reading',
})

export const newLiveWatch = z
  .object({
    view_id: uuid.nullable().default(null).meta({ description: 'Null watches all listings of storefronts' }),
  })
  .meta({ id: 'NewLiveWatch', example: {} })

const alert = {
  wrong: z.boolean().meta({ description: 'A picture is missing, an old version or another one' }),
  nights: z.int().min(1).max(7).meta({ description: 'Nights in a row that it lasts' }),
  score_drop: z.number().min(0.1).max(100).nullable().meta({ description: 'Least points. Null for never' }),
  order: z.boolean().meta({ description: 'Alerts when only the order differs' }),
}

export const liveAlert = z.object(alert).meta({ id: 'LiveAlert' })

/** The rule of a new watch. */
export const DEFAULT_ALERT: LiveAlert = { wrong: true, nights: 2, score_drop: 3, order: false }

/** The body of `PATCH /v1/live-watches/{watch_id}`. */
export const liveWatchChange = z
  .object({ alert: z.object(alert).partial() })
  .meta({ id: 'LiveWatchChange', example: { alert: { nights: 3, score_drop: null } } })

export const liveWatch = z
  .object({
    watch_id: uuid,
    view_id: uuid.nullable(),
    created_at: timestamp,
    created_by: author.nullable(),
    alert: liveAlert,
  })
  .meta({ id: 'LiveWatch' })

export const liveWatchReport = liveWatch
  .extend({
    listings: z.int().meta({ description: 'Listings that are read' }),
    would_have_alerted: z
      .int()
      .meta({ description: `Alerts that this rule would have caused in the last ${LIVE_NIGHTS} nights` }),
  })
  .meta({ id: 'LiveWatchReport' })

export const liveWatchPage = pageOf(liveWatch).meta({ id: 'LiveWatchPage' })

const summary = {
  pdp_id: uuid,
  state,
  night: day,
  checked_at: timestamp,
  wrong: z.int().meta({ description: 'Pictures that are missing, an old version or another picture' }),
  moved: z.int(),
  added: z.int(),
  unsure: z.int().meta({ description: 'Pictures that a person should look at, which do not count as wrong' }),
  sent_score: nullableScore,
  shown_score: nullableScore.meta({ description: 'Score of what the shop shows. Null if it was not read' }),
}

export const liveCheckSummary = z
  .object({ ...summary, name: z.string().nullable(), id: z.string(), retailer: z.string() })
  .meta({ id: 'LiveCheckSummary' })

export const liveCheckPage = pageOf(liveCheckSummary)
  .extend({
    counts: z
      .object({
        same: z.int().meta({ description: 'Listings whose shop shows what was sent' }),
        moved: z.int().meta({ description: 'Listings whose shop shows another order' }),
        unsure: z.int().meta({ description: 'Listings that a person should look at' }),
        different: z.int().meta({ description: 'Listings whose shop shows something else' }),
        not_read: z.int().meta({ description: 'Listings whose page was not read' }),
        not_allowed: z.int().meta({ description: 'Listings whose shop forbids reading' }),
      })
      .meta({ description: 'Listings by state, whatever the filter' }),
  })
  .meta({ id: 'LiveCheckPage' })

export const liveCheckQuery = z.object({
  state: z.enum(LIVE_STATES).optional(),
  ...pageQuery,
})

export const LIVE_ANSWERS = ['same', 'different', 'ignored'] as const
export type LiveAnswer = (typeof LIVE_ANSWERS)[number]

const answer = z.enum(LIVE_ANSWERS).nullable()
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal')
  .meta({ description: 'SHA-256 of the file' })

const place = z
  .object({
    verdict: z.enum(LIVE_VERDICTS).meta({
      description:
        '`version`: another version of the picture. `other`: another picture in its place. `missing`: not shown. ' +
        '`added`: only shown',
    }),
    sure: z.boolean().meta({ description: 'False if a person should look' }),
    answer: answer.meta({ description: 'Answer of a person about this pair. `ignored` does not count' }),
    cost: z
      .number()
      .nullable()
      .meta({
        description:
          'Points of the listing that this difference takes. All of them add up to `sent_score` less `shown_score`. ' +
          'Null if it is the same, or was not scored',
      }),
    since: day.nullable().meta({ description: 'First night of this difference. Null if it is the same' }),
    sent: z
      .object({ position: z.int(), image_id: uuid, renditions })
      .nullable()
      .meta({ description: 'Position 0 is the main image' }),
    shown: z
      .object({
        position: z.int(),
        image_url: z.string().meta({ description: 'Address at the shop' }),
        sha256,
        picture_url: z.string().meta({ description: 'Address of the copy that Endcap keeps' }),
        renditions,
      })
      .nullable(),
  })
  .meta({ id: 'LivePlace' })

/** The body of `PUT /v1/pdps/{pdp_id}/live-check/answers`. */
export const liveAnswer = z
  .object({
    sent_image_id: uuid.nullable().meta({ description: 'Null for a picture that only the shop shows' }),
    shown_sha256: sha256.nullable().meta({ description: 'Null for a picture that the shop does not show' }),
    answer: answer.meta({ description: 'Null takes the answer back' }),
  })
  .refine(
    ({ sent_image_id: sent, shown_sha256: shown, answer: given }) =>
      sent !== null && shown !== null
        ? true
        : (sent !== null || shown !== null) && (given === null || given === 'ignored'),
    { path: ['answer'], message: 'must be ignored or null if one of the pictures is null' },
  )
  .meta({
    id: 'LiveAnswer',
    example: {
      sent_image_id: '019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41',
      shown_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      answer: 'same',
    },
  })

/** The body of `POST /v1/pdps/{pdp_id}/live-check/keep`. */
export const liveKeep = z
  .object({
    expected_image_ids: expectedImageIds.meta({
      description:
        'Ids of the images that are replaced, in order. If the listing has others, nothing changes',
    }),
  })
  .meta({ id: 'LiveKeep', example: { expected_image_ids: ['019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41'] } })

export const livePictureQuery = z.object({
  size: z
    .enum(['160', '480', '1600', 'full'])
    .default('480')
    .meta({ description: 'The longest side in pixels as WebP, or a JPEG of full size' }),
})

export const liveCheck = z
  .object({
    ...summary,
    state: state.nullable().meta({ description: 'State of the last night. Null before the first' }),
    night: day.nullable(),
    checked_at: timestamp.nullable(),
    is_reading: z.boolean().meta({ description: 'A check waits or runs. The last result stays until then' }),
    is_outdated: z.boolean().meta({ description: 'The listing has other images than those compared' }),
    sent_at: timestamp.nullable().meta({ description: 'Time of the set, from its history' }),
    sent_by: author.nullable(),
    sent_from: z
      .enum(SET_ORIGINS)
      .nullable()
      .meta({ description: 'With `storefront`, the set was read from the shop and never sent' }),
    watch_ids: z.array(uuid).meta({ description: 'Live checks that read the listing every night' }),
    nights_not_read: z.int().meta({ description: 'Nights in a row in which the page was not read' }),
    places: z.array(place).meta({ description: 'Places of the last night in which the page was read' }),
    nights: z
      .array(z.object({ night: day, state, wrong: z.int(), problem: readProblem }))
      .meta({ description: `The last ${LIVE_NIGHTS} nights, the oldest first` }),
  })
  .meta({ id: 'LiveCheck' })

export type NewLiveWatch = z.output<typeof newLiveWatch>
export type LiveAlert = z.output<typeof liveAlert>
export type LiveWatch = z.output<typeof liveWatch>
export type LiveWatchChange = z.output<typeof liveWatchChange>
export type LiveWatchReport = z.output<typeof liveWatchReport>
export type LiveAnswerBody = z.output<typeof liveAnswer>
export type LiveKeep = z.output<typeof liveKeep>
export type LiveCheckSummary = z.output<typeof liveCheckSummary>
export type LiveCheck = z.output<typeof liveCheck>
export type LiveCheckPage = z.output<typeof liveCheckPage>
export type LiveCheckQuery = z.output<typeof liveCheckQuery>

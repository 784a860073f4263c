import { VERDICTS } from '@endcap/outcomes'
import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { PDP_ERRORS, type PdpErrorCode } from '../errors/error-codes.ts'
import { acceptanceState, targetId, targetState } from './acceptance.ts'
import type { EVENT_NAMES } from './event-names.ts'
import { decimal, text, timestamp, uuid } from './fields.ts'
import { HISTORY_CAUSES } from './history.ts'
import { LIVE_READ_STATES } from './live-checks.ts'
import { readProblem } from './shop-pages.ts'
import { SHOT_CHANGES, SHOT_STATUSES } from './work.ts'

export const DEFAULT_EVENTS = 100
export const MAX_EVENTS = 1_000

const pdpFields = {
  pdp_id: uuid,
  id_type: z.enum(['id', 'gtin', 'asin']),
  id: z.string().meta({ description: 'Your id, the GTIN-14 or the ASIN, by `id_type`' }),
  retailer: z.string(),
}
const imageFields = { image_id: uuid, image_type: z.enum(['hero', 'carousel']) }
const testFields = {
  test_id: uuid,
  source: z.string(),
  name: z.string(),
  pdp_id: uuid.nullable(),
  ends_on: z.string().meta({ format: 'date', description: 'Planned last day' }),
}

const liveFields = {
  wrong: z.int(),
  moved: z.int(),
  added: z.int(),
  sent_score: z.number().nullable(),
  shown_score: z.number().nullable(),
}
const rootImage = uuid.meta({ description: 'The root image' })
const batchFields = { batch_id: uuid, image_id: rootImage }
const ideaFields = { idea_id: uuid, image_id: rootImage }
// `Object.keys` widens the key type.
const pdpErrorCodes = Object.keys(PDP_ERRORS) as PdpErrorCode[]

const eventOf = <Type extends (typeof EVENT_NAMES)[number], Data extends z.ZodRawShape>(
  name: string,
  { type, description, data }: { type: Type; description: string; data: Data },
) =>
  z
    .object({
      id: uuid.meta({ description: 'The same in the list, in the stream and as `webhook-id`' }),
      type: z.literal(type),
      timestamp,
      data: z.object(data).meta({ id: `${name}Data` }),
    })
    .meta({ id: name, description })

export const EVENTS = {
  'pdp.scored': eventOf('PdpScoredEvent', {
    type: 'pdp.scored',
    description: 'A listing was scored, for the first time or again',
    data: {
      ...pdpFields,
      pdp_score: z.number(),
      previous_score: z.number().nullable().meta({ description: 'Null for the first score' }),
      hero_score: z.number().nullable(),
      service_certified: z.boolean(),
      acceptance: z
        .array(targetState)
        .optional()
        .meta({ description: 'Verdicts of the targets that judge the listing' }),
      cause: z
        .enum(HISTORY_CAUSES)
        .nullable()
        .optional()
        .meta({ description: 'The change, as in the history of the listing. Null if nothing has changed' }),
    },
  }),
  'pdp.failed': eventOf('PdpFailedEvent', {
    type: 'pdp.failed',
    description: 'A listing could not be scored. Its last scores stay visible',
    data: { ...pdpFields, error_code: z.enum(pdpErrorCodes) },
  }),
  'pdp.score_changed': eventOf('PdpScoreChangedEvent', {
    type: 'pdp.score_changed',
    description: 'A listing that had a score has another one. Follows its `pdp.scored`',
    data: {
      ...pdpFields,
      pdp_score: z.number(),
      previous_score: z.number(),
      score_change: z.number(),
      cause: z.enum(HISTORY_CAUSES).meta({ description: 'The change, as in the history of the listing' }),
    },
  }),
  'pdp.acceptance_changed': eventOf('PdpAcceptanceChangedEvent', {
    type: 'pdp.acceptance_changed',
    description: 'A target that had judged a listing judges it in another way',
    data: {
      ...pdpFields,
      target: targetId.meta({ description: 'Id of the target' }),
      state: acceptanceState.meta({ description: 'The verdict now' }),
      previous_state: acceptanceState.meta({ description: 'The verdict before' }),
      main_image: acceptanceState.meta({ description: 'The state of the main image alone' }),
      rules: z
        .array(z.string())
        .meta({ description: 'Ids of the hard rules that are not kept, or may not be' }),
    },
  }),
  'image.scored': eventOf('ImageScoredEvent', {
    type: 'image.scored',
    description: 'A single image was scored. Images of listings have no events of their own',
    data: { ...imageFields, service_score: z.number(), classification: z.enum(CLASSIFICATIONS) },
  }),
  'image.failed': eventOf('ImageFailedEvent', {
    type: 'image.failed',
    description: 'A single image could not be scored',
    data: imageFields,
  }),
  'spark.images.completed': eventOf('SparkImagesCompletedEvent', {
    type: 'spark.images.completed',
    description: 'A batch of images was made',
    data: batchFields,
  }),
  'spark.images.failed': eventOf('SparkImagesFailedEvent', {
    type: 'spark.images.failed',
    description: 'A batch of images could not be made',
    data: batchFields,
  }),
  'spark.ideas.completed': eventOf('SparkIdeasCompletedEvent', {
    type: 'spark.ideas.completed',
    description: 'Ideas for an image were found',
    data: ideaFields,
  }),
  'spark.ideas.failed': eventOf('SparkIdeasFailedEvent', {
    type: 'spark.ideas.failed',
    description: 'Ideas for an image could not be found',
    data: ideaFields,
  }),
  'import.completed': eventOf('ImportCompletedEvent', {
    type: 'import.completed',
    description: 'Every row of an import was submitted or has failed',
    data: {
      import_id: uuid,
      rows: z.int(),
      submitted: z.int().meta({ description: 'Rows that became listings or changed one' }),
      failed: z.int(),
    },
  }),
  'shot.changed': eventOf('ShotChangedEvent', {
    type: 'shot.changed',
    description: 'A shot was made, changed, sent, put in its place, sent back or deleted',
    data: {
      shot_id: uuid,
      ...pdpFields,
      change: z.enum(SHOT_CHANGES),
      status: z.enum(SHOT_STATUSES),
      previous_status: z.enum(SHOT_STATUSES).nullable().meta({ description: 'Null for a new shot' }),
      assignee_id: uuid.nullable(),
      previous_assignee_id: uuid.nullable(),
      due_on: z.string().nullable().meta({ format: 'date' }),
    },
  }),
  'comment.created': eventOf('CommentCreatedEvent', {
    type: 'comment.created',
    description: 'Somebody has commented on a listing, an image or a shot',
    data: {
      comment_id: uuid,
      pdp_id: uuid.nullable(),
      image_id: uuid.nullable(),
      shot_id: uuid.nullable(),
      parent_id: uuid.nullable(),
      mentions: z.array(uuid).meta({ description: '`user_id` of the people that it mentions' }),
    },
  }),
  'live.changed': eventOf('LiveChangedEvent', {
    type: 'live.changed',
    description: 'A shop shows other pictures than in the last night in which it was read',
    data: {
      ...pdpFields,
      state: z.enum(LIVE_READ_STATES),
      previous_state: z.enum(LIVE_READ_STATES).nullable().meta({ description: 'Null for the first night' }),
      ...liveFields,
    },
  }),
  'live.alert': eventOf('LiveAlertEvent', {
    type: 'live.alert',
    description: 'A shop shows other pictures for as many nights as the rule of a live check asks for',
    data: {
      ...pdpFields,
      watch_ids: z.array(uuid).meta({ description: 'Live checks whose rules apply' }),
      nights: z.int().meta({ description: 'Nights that the newest of the differences has lasted' }),
      state: z.enum(LIVE_READ_STATES),
      ...liveFields,
    },
  }),
  'live.unread': eventOf('LiveUnreadEvent', {
    type: 'live.unread',
    description: 'The page of a listing could not be read three nights in a row, so nothing is known',
    data: {
      ...pdpFields,
      watch_ids: z.array(uuid),
      nights: z.int(),
      problem: readProblem,
    },
  }),
  'outcome_test.due': eventOf('OutcomeTestDueEvent', {
    type: 'outcome_test.due',
    description: 'The planned days of a test are over, and it has too few results',
    data: testFields,
  }),
  'outcome_test.decided': eventOf('OutcomeTestDecidedEvent', {
    type: 'outcome_test.decided',
    description: 'A planned test has enough results',
    data: {
      ...testFields,
      verdicts: z.array(z.object({ arm_id: uuid, verdict: z.enum(VERDICTS) })),
    },
  }),
  'webhook.test': eventOf('WebhookTestEvent', {
    type: 'webhook.test',
    description: 'Somebody has asked for a test of a webhook endpoint, which alone receives it',
    data: { webhook_endpoint_id: uuid },
  }),
}

export const EVENT_TYPES = Object.keys(EVENTS) as EventType[]

// `Object.values` loses that there is at least one.
export const event = z.discriminatedUnion('type', Object.values(EVENTS) as AtLeastOne<AnyEvent>).meta({
  id: 'EndcapEvent',
  description: 'A change in your organization. `type` determines the fields of `data`',
})

const anyType = `(${EVENT_TYPES.map((type) => type.replaceAll('.', '\\.')).join('|')})`

const types = z
  .string()
  .regex(
    new RegExp(`^${anyType}(,${anyType}){0,${EVENT_TYPES.length - 1}}$`),
    `must be types of events, separated by commas: ${EVENT_TYPES.join(', ')}`,
  )
  // The pattern allows no other values.
  .transform((value) => [...new Set(value.split(','))] as EventType[])
  .optional()
  .meta({
    override: ({ jsonSchema }: { jsonSchema: { pattern?: string } }) => {
      Object.assign(jsonSchema, {
        type: 'array',
        items: { enum: EVENT_TYPES },
        minItems: 1,
        maxItems: EVENT_TYPES.length,
      })
      delete jsonSchema.pattern
    },
    description: 'Types of events, separated by commas. All by default',
    param: { style: 'form', explode: false },
  })

export const eventStreamQuery = z.object({
  after: text(100).optional().meta({
    description: 'Id of the last event that you have processed. The header `Last-Event-ID` wins over it',
  }),
  types,
})

export const eventListQuery = z.object({
  after: text(100).optional().meta({
    description: '`next_after` of the page before, or the id of any event. By default from the oldest event',
  }),
  limit: decimal(z.number().int().min(1).max(MAX_EVENTS).default(DEFAULT_EVENTS)).meta({
    description: 'Events of a page',
  }),
  types,
})

export const eventPage = z
  .object({
    data: z
      .array(event)
      .meta({ description: 'The oldest first. Can be empty with a filter while `has_more` is true' }),
    has_more: z.boolean(),
    next_after: uuid.nullable().meta({
      description: '`after` of the next page, also on the last one. Null while there are no events',
    }),
  })
  .meta({ id: 'EventPage' })

type AnyEvent = (typeof EVENTS)[EventType]
type AtLeastOne<Item> = [Item, ...Item[]]

export type EventType = keyof typeof EVENTS
export type EndcapEvent = z.output<typeof event>
export type EventData = { [Type in EventType]: Extract<EndcapEvent, { type: Type }>['data'] }
export type EventPage = z.output<typeof eventPage>

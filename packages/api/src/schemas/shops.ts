import { z } from 'zod'
import { actor } from './audit.ts'
import { nonEmptyText, text, timestamp, uuid, uuidText } from './fields.ts'
import { pageOf, pageQuery } from './pdp-list.ts'
import { renditions } from './renditions.ts'

export const SHOP_SYSTEMS = ['shopify', 'woocommerce'] as const
export type ShopSystemName = (typeof SHOP_SYSTEMS)[number]

/** `refused`: the shop was left as it was. `failed`: neither the new nor the old set could be verified. */
export const SHOP_PUSH_STATUSES = [
  'planned',
  'running',
  'completed',
  'rolling_back',
  'rolled_back',
  'refused',
  'failed',
] as const
export type ShopPushStatus = (typeof SHOP_PUSH_STATUSES)[number]

export const SHOP_PUSH_PROBLEMS = [
  'access_refused',
  'changed_meanwhile',
  'image_deleted',
  'interrupted',
  'invalid_answer',
  'missing_scopes',
  'not_settled',
  'picture_failed',
  'product_not_found',
  'refused',
  'throttled',
  'too_many_pictures',
  'unreachable',
] as const
export type ShopPushProblem = (typeof SHOP_PUSH_PROBLEMS)[number]

export const SHOP_PUSH_WARNINGS = [
  'keeps_other_media',
  'keeps_variant_pictures',
  'no_alt_text',
  'not_scored',
  'nothing_changes',
] as const
export type ShopPushWarning = (typeof SHOP_PUSH_WARNINGS)[number]

const MAX_ADDRESS_LENGTH = 300
const MAX_SECRET_LENGTH = 300

const secret = (description: string) => nonEmptyText(MAX_SECRET_LENGTH).meta({ description }).optional()

const SECRETS = {
  shopify: ['access_token'],
  woocommerce: ['consumer_key', 'consumer_secret'],
} as const satisfies Record<ShopSystemName, readonly string[]>

/** The body of `POST /v1/shop-connections`. */
export const newShopConnection = z
  .object({
    system: z.enum(SHOP_SYSTEMS),
    address: text(MAX_ADDRESS_LENGTH)
      .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an https address')
      .refine((value) => !/[?#@]/.test(value), 'must be an address without user name and parameters')
      .meta({
        maxLength: MAX_ADDRESS_LENGTH,
        description: 'Address of the shop',
        pattern: '^[Hh][Tt][Tt][Pp][Ss]?:[^?#@]*$',
        format: 'uri',
      }),
    access_token: secret('Shopify: Admin API access token with `write_products` and `write_files`'),
    consumer_key: secret('WooCommerce: consumer key with the permission Read/Write'),
    consumer_secret: secret('WooCommerce: its secret'),
  })
  .superRefine((given, context) => {
    for (const name of SECRETS[given.system])
      if (given[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `must be given for ${given.system}` })
  })
  .meta({
    id: 'NewShopConnection',
    example: { system: 'shopify', address: 'https://tidefizz.myshopify.com', access_token: 'shpat_…' },
  })

export const shopConnection = z
  .object({
    connection_id: uuid,
    system: z.enum(SHOP_SYSTEMS),
    address: z.string(),
    name: z.string().meta({ description: 'Name of the shop' }),
    created_at: timestamp,
    created_by: actor,
  })
  .meta({ id: 'ShopConnection' })

export const shopConnectionPage = pageOf(shopConnection).meta({ id: 'ShopConnectionPage' })

/** The body of `POST /v1/shop-pushes`. */
export const newShopPush = z
  .object({
    connection_id: uuidText,
    pdp_id: uuidText,
    product_id: z
      .string()
      .regex(/^[1-9]\d{0,18}$/, 'must be the number of the product in the shop')
      .meta({ description: 'Number of the product in the shop' }),
  })
  .meta({
    id: 'NewShopPush',
    example: {
      connection_id: '019a9d3c-1e52-7a94-b6c1-3f80d7e2a915',
      pdp_id: '019a9d2e-69f2-7d61-8b0a-51c3f2a97d10',
      product_id: '8421',
    },
  })

/** The body of `POST /v1/shop-pushes/{push_id}/rollback`. */
export const shopRollback = z
  .object({
    force: z
      .boolean()
      .meta({ description: 'True to roll back although the shop has changed since. Defaults to false' })
      .optional(),
  })
  .meta({ id: 'ShopRollback', example: { force: false } })

const shopPicture = z
  .object({
    media_id: z.string().nullable().meta({ description: 'Id in the shop, null before it is there' }),
    image_id: uuid.nullable().meta({ description: 'Null for what only the shop has' }),
    url: z.string().nullable().meta({ description: 'Address in the shop' }),
    renditions: renditions.nullable().meta({ description: 'Null without a stored image' }),
    alt: z.string(),
  })
  .meta({ id: 'ShopPicture' })

export const shopPush = z
  .object({
    push_id: uuid,
    connection_id: uuid,
    pdp_id: uuid,
    product_id: z.string(),
    title: z.string().meta({ description: 'Title of the product in the shop' }),
    status: z.enum(SHOP_PUSH_STATUSES),
    problem: z
      .enum(SHOP_PUSH_PROBLEMS)
      .nullable()
      .meta({ description: 'Reason of a status without success' }),
    message: z.string().nullable().meta({ description: 'The reason in words, often those of the shop' }),
    warnings: z.array(z.enum(SHOP_PUSH_WARNINGS)),
    before: z.array(shopPicture).meta({ description: 'The set of the shop when the push was planned' }),
    after: z.array(shopPicture).meta({ description: 'The set that the push makes' }),
    created_at: timestamp,
    created_by: actor,
    confirmed_at: timestamp.nullable(),
    confirmed_by: actor.nullable().meta({ description: 'The person who confirmed it' }),
    rolled_back_by: actor.nullable().meta({ description: 'Null if the service did it after a failure' }),
    ended_at: timestamp.nullable(),
  })
  .meta({ id: 'ShopPush' })

export const shopPushPage = pageOf(shopPush).meta({ id: 'ShopPushPage' })
export const shopPushesQuery = z.object({
  ...pageQuery,
  pdp_id: uuidText.optional().meta({ description: 'Pushes of this listing' }),
})

export type NewShopConnection = z.output<typeof newShopConnection>
export type ShopConnection = z.output<typeof shopConnection>
export type ShopPicture = z.output<typeof shopPicture>
export type ShopPush = z.output<typeof shopPush>

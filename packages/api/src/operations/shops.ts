import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { SHOP_CONNECTION_EXAMPLE, SHOP_PUSH_EXAMPLE } from '../examples/shops.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  newShopConnection,
  newShopPush,
  shopConnection,
  shopConnectionPage,
  shopPush,
  shopPushesQuery,
  shopPushPage,
  shopRollback,
} from '../schemas/shops.ts'
import { pageOf, WAITING } from './shared.ts'

const connectionPath = z.object({ connection_id: uuidInPath(EXAMPLE_IDS.shopConnection) })
const pushPath = z.object({ push_id: uuidInPath(EXAMPLE_IDS.shopPush) })

const push = (description: string) => ({ description, schema: shopPush, example: SHOP_PUSH_EXAMPLE })

export const createShopConnection = defineOperation({
  id: 'createShopConnection',
  method: 'POST',
  path: '/v1/shop-connections',
  tag: 'Shops',
  needs: 'admin',
  summary: 'Connect a shop',
  description:
    'Checks the rights of the token at once, and stores it encrypted. No answer returns it. A second connection of ' +
    'the same address replaces the token.',
  request: { body: newShopConnection },
  answers: { 201: { description: 'Connected', schema: shopConnection, example: SHOP_CONNECTION_EXAMPLE } },
  errors: ['SHOPS_OFF', 'SHOP_REFUSED', 'SHOP_UNAVAILABLE', 'TOO_MANY_SHOP_CONNECTIONS', 'VALIDATION_ERROR'],
})

export const listShopConnections = defineOperation({
  id: 'listShopConnections',
  method: 'GET',
  path: '/v1/shop-connections',
  tag: 'Shops',
  summary: 'List connected shops',
  description: 'Returns all connections on one page, the oldest first, without tokens.',
  answers: {
    200: {
      description: 'The connections',
      schema: shopConnectionPage,
      example: pageOf(SHOP_CONNECTION_EXAMPLE),
    },
  },
})

export const deleteShopConnection = defineOperation({
  id: 'deleteShopConnection',
  method: 'DELETE',
  path: '/v1/shop-connections/{connection_id}',
  tag: 'Shops',
  needs: 'admin',
  summary: 'Disconnect a shop',
  description:
    'Deletes the token and the pushes of the shop, which can then not be rolled back. Changes no listing.',
  request: { params: connectionPath },
  answers: { 204: { description: 'Disconnected' } },
  errors: ['SHOP_CONNECTION_NOT_FOUND', 'SHOP_PUSH_CONFLICT'],
  malformedPath: 'SHOP_CONNECTION_NOT_FOUND',
})

export const createShopPush = defineOperation({
  id: 'createShopPush',
  method: 'POST',
  path: '/v1/shop-pushes',
  tag: 'Shops',
  summary: 'Plan a push to a shop',
  description:
    'Reads the product and plans to give it the images of the listing. Changes nothing until a person confirms. ' +
    'Plans that nobody confirms are removed after a day.',
  request: { body: newShopPush },
  answers: { 201: push('Both sets, with warnings') },
  errors: [
    'PDP_NOT_FOUND',
    'SHOPS_OFF',
    'SHOP_CONNECTION_NOT_FOUND',
    'SHOP_REFUSED',
    'SHOP_UNAVAILABLE',
    'VALIDATION_ERROR',
  ],
})

export const listShopPushes = defineOperation({
  id: 'listShopPushes',
  method: 'GET',
  path: '/v1/shop-pushes',
  tag: 'Shops',
  summary: 'List pushes to shops',
  description: 'Returns the newest first.',
  request: { query: shopPushesQuery },
  answers: {
    200: { description: 'A page of pushes', schema: shopPushPage, example: pageOf(SHOP_PUSH_EXAMPLE) },
  },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
  isConditional: false,
})

export const getShopPush = defineOperation({
  id: 'getShopPush',
  method: 'GET',
  path: '/v1/shop-pushes/{push_id}',
  tag: 'Shops',
  summary: 'Read a push to a shop',
  description: `Poll until it neither is \`running\` nor \`rolling_back\`. ${WAITING}`,
  request: { params: pushPath },
  answers: { 200: push('The push') },
  errors: ['SHOP_PUSH_NOT_FOUND'],
  malformedPath: 'SHOP_PUSH_NOT_FOUND',
})

export const confirmShopPush = defineOperation({
  id: 'confirmShopPush',
  method: 'POST',
  path: '/v1/shop-pushes/{push_id}/confirm',
  tag: 'Shops',
  summary: 'Confirm a push to a shop',
  description:
    'Only a person of the console may confirm: tokens of credentials get 403. A failure on the way rolls the shop ' +
    'back. If its set has changed since the plan, the push ends as `refused`.',
  request: { params: pushPath },
  ignoresBody: true,
  answers: { 202: push('Being pushed') },
  errors: ['SHOP_PUSH_CONFLICT', 'SHOP_PUSH_NOT_FOUND'],
  malformedPath: 'SHOP_PUSH_NOT_FOUND',
})

export const rollBackShopPush = defineOperation({
  id: 'rollBackShopPush',
  method: 'POST',
  path: '/v1/shop-pushes/{push_id}/rollback',
  tag: 'Shops',
  summary: 'Roll back a push to a shop',
  description:
    'Restores the set before the push: the same pictures, order and alt texts. If the shop has changed since, the ' +
    'push stays as it is with the problem `changed_meanwhile`, unless `force` is true.',
  request: { params: pushPath, body: shopRollback.nullish() },
  answers: { 202: push('Being rolled back') },
  errors: ['SHOP_PUSH_CONFLICT', 'SHOP_PUSH_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'SHOP_PUSH_NOT_FOUND',
})

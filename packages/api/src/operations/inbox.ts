import { INBOX_ITEM_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { INBOX_DAYS, inboxCount, inboxPage, inboxQuery, inboxRead } from '../schemas/inbox.ts'
import { pageOf } from './shared.ts'

export const listInbox = defineOperation({
  id: 'listInbox',
  method: 'GET',
  path: '/v1/inbox',
  tag: 'Work',
  limits: 'own',
  summary: 'Read your inbox',
  description: `Returns what concerns the person that asks, of the last ${INBOX_DAYS} days, the newest first. A credential has none.`,
  request: { query: inboxQuery },
  answers: {
    200: { description: 'A page of the inbox', schema: inboxPage, example: pageOf(INBOX_ITEM_EXAMPLE) },
  },
  errors: ['FORBIDDEN', 'INVALID_CURSOR', 'VALIDATION_ERROR'],
  isConditional: false,
})

export const countInbox = defineOperation({
  id: 'countInbox',
  method: 'GET',
  path: '/v1/inbox/summary',
  tag: 'Work',
  limits: 'own',
  summary: 'Count what is unread',
  description: 'Returns how many items of the inbox were not read.',
  answers: { 200: { description: 'The number', schema: inboxCount, example: { unread: 3 } } },
  errors: ['FORBIDDEN'],
})

export const readInbox = defineOperation({
  id: 'readInbox',
  method: 'POST',
  path: '/v1/inbox/read',
  tag: 'Work',
  limits: 'own',
  needs: 'viewer',
  summary: 'Mark items as read',
  description: 'Marks some items of the inbox, or all. Unknown ids are ignored.',
  request: { body: inboxRead.optional() },
  answers: { 200: { description: 'What is left', schema: inboxCount, example: { unread: 0 } } },
  errors: ['FORBIDDEN', 'VALIDATION_ERROR'],
})

import assert from 'node:assert/strict'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { it } from 'node:test'
import type { FastifyReply } from 'fastify'
import { createEnterExport } from '../../../src/domains/organizations/export-places.ts'

/** Returns a response. Of the reply, only this part is used. */
const newReply = () =>
  ({ raw: new ServerResponse(new IncomingMessage(new Socket())) }) as unknown as FastifyReply

it('an organization runs four exports at a time, without an effect on others', () => {
  const enter = createEnterExport()
  const replies = Array.from({ length: 4 }, newReply)
  for (const reply of replies) enter('one', reply)
  assert.throws(() => enter('one', newReply()), { code: 'RATE_LIMITED', headers: { 'retry-after': '10' } })
  enter('other', newReply())
  for (const reply of replies) {
    reply.raw.emit('close')
    enter('one', newReply())
    assert.throws(() => enter('one', newReply()), { code: 'RATE_LIMITED' })
  }
})

import type { FastifyReply } from 'fastify'

/** Returns a signal that aborts when the client disconnects before the response, to stop its downloads. */
export function clientAbortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the client disconnected'))
  })
  return controller.signal
}

import type { FastifyReply } from 'fastify'

/** Aborts when the caller goes away before it was answered: nobody waits for the downloads any more. */
export function clientAbortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the caller hung up'))
  })
  return controller.signal
}

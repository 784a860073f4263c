import type { FastifyReply } from 'fastify'

/** Aborts when the client disconnects early, to stop its downloads. */
export function clientAbortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  onClose(reply, () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the client disconnected'))
  })
  return controller.signal
}

/** Calls `close` after the response, complete or not, or at once if it has ended. */
export function onClose({ raw: response }: FastifyReply, close: () => void): void {
  if (response.destroyed) close()
  else response.once('close', close)
}

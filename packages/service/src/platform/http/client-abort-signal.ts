import type { FastifyReply } from 'fastify'

/** Returns a signal that aborts when the client disconnects before the response, to stop its downloads. */
export function clientAbortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  onClose(reply, () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the client disconnected'))
  })
  return controller.signal
}

/** Calls a function when the response is closed, sent in full or not. Calls it at once if that has happened already. */
export function onClose({ raw: response }: FastifyReply, close: () => void): void {
  if (response.destroyed) close()
  else response.once('close', close)
}

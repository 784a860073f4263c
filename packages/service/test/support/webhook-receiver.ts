import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Origin } from './origin.ts'

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string }

/** Receives webhooks at a path of a web server. */
export type WebhookReceiver = {
  url: string
  received: ReceivedWebhook[]
  /** Ids of the received events, in order. */
  ids: () => string[]
  /** Answers further requests. By default with 204. */
  answer: (respond: (response: ServerResponse) => void) => void
}

export function receiveWebhooks(origin: Origin, path: string): WebhookReceiver {
  const received: ReceivedWebhook[] = []
  let respond = (response: ServerResponse): void => {
    response.writeHead(204).end()
  }
  origin.serve(path, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      respond(response)
    })
  })
  return {
    url: origin.url(path),
    received,
    ids: () => received.map(({ headers }) => String(headers['webhook-id'])),
    answer: (next) => void (respond = next),
  }
}

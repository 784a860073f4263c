import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What was asked of the models. */
export type ModelRequest = {
  path: string
  headers: IncomingHttpHeaders
  /** Of a form, the texts by name, and the file that is called `image`. */
  fields: Record<string, string>
  image: Buffer
  /** Of a JSON body, its value. */
  body: unknown
}
export type ModelAnswer = (
  request: ModelRequest,
  response: ServerResponse,
  message: IncomingMessage,
) => void | Promise<void>

/** A server on loopback that speaks the protocol of generative models, as well or as badly as a test wants. */
export type ModelServer = AsyncDisposable & {
  /** For ENDCAP_AI_BASE_URL. */
  baseUrl: string
  /** In order, whatever was answered. */
  requests: ModelRequest[]
  /** How each is answered; at first an edit with the image that was sent, ideas with SAMPLE_IDEAS. */
  answer: { edit: ModelAnswer; ideas: ModelAnswer }
  /** Bytes that were handed to connections, together. */
  sentBytes: () => number
  /** Requests that are not answered yet, and whose caller is still there. */
  open: () => number
}

export const SAMPLE_IDEAS = {
  summary: 'A clean packshot that leaves a third of the frame empty.',
  ideas: [
    {
      title: 'Fill the frame',
      rationale: 'The can is small on a search tile.',
      prompt: 'Enlarge the can until it fills 90 % of the frame. Keep its label as it is.',
      asset_type: 'Packshot',
      addresses: ['fill', 'margin'],
    },
    {
      title: 'Show it in use',
      rationale: 'The listing has no image of the product in use.',
      prompt: 'Put the can on a sunlit breakfast table beside a glass.',
      asset_type: 'In Use',
      addresses: [],
    },
    {
      title: 'Whiten the background',
      rationale: 'The background is grey.',
      prompt: 'Make the background pure white.',
      asset_type: 'Packshot',
      addresses: ['background_whiteness'],
    },
  ],
}

/** Ways to answer. */
export const answers = {
  image:
    (bytes: Uint8Array | ((request: ModelRequest) => Uint8Array | Promise<Uint8Array>)): ModelAnswer =>
    async (request, response) => {
      const image = typeof bytes === 'function' ? await bytes(request) : bytes
      sendJson(response, { created: 1, data: [{ b64_json: Buffer.from(image).toString('base64') }] })
    },
  ideas: (ideas: unknown): ModelAnswer => answers.said(JSON.stringify(ideas)),
  /** A completed chat with this text, or with a message of another kind. */
  said:
    (
      content: string,
      { finish = 'stop', ...message }: { finish?: string; refusal?: string } = {},
    ): ModelAnswer =>
    (_request, response) => {
      const choice = { index: 0, finish_reason: finish, message: { role: 'assistant', content, ...message } }
      sendJson(response, { id: 'chat-1', object: 'chat.completion', created: 1, choices: [choice] })
    },
  json:
    (value: unknown): ModelAnswer =>
    (_request, response) =>
      sendJson(response, value),
  status:
    (status: number, headers: Record<string, string> = {}, body: unknown = {}): ModelAnswer =>
    (_request, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body)),
  raw:
    (body: string | Buffer, headers: Record<string, string> = {}): ModelAnswer =>
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body),
  redirect: (location: string): ModelAnswer => answers.status(307, { location }),
  hang: (): ModelAnswer => () => undefined,
  hangMidBody: (): ModelAnswer => (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[{"b64_json":"')
  },
  /** Says how much there is, and begins. */
  huge:
    (bytes: number): ModelAnswer =>
    (_request, response) =>
      void response.writeHead(200, { 'content-length': bytes }).write('{"data":[{"b64_json":"'),
  /** Says nothing and sends without end. */
  hugeStream: (): ModelAnswer => (_request, response) => {
    const chunk = Buffer.alloc(65_536, 'A')
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[{"b64_json":"')
    const fill = () => {
      while (!response.destroyed && response.write(chunk)) continue
    }
    response.on('drain', fill)
    fill()
  },
  reset:
    (): ModelAnswer =>
    (_request, _response, { socket }) =>
      void socket.destroy(),
  resetMidBody:
    (): ModelAnswer =>
    (_request, response, { socket }) =>
      void response.writeHead(200, { 'content-length': 1_000 }).write('{"data":[', () => socket.destroy()),
  /** One after the other; the last one stays. */
  sequence(...list: [ModelAnswer, ...ModelAnswer[]]): ModelAnswer {
    let turn = 0
    return (request, response, message) => {
      const answer = list[Math.min(turn++, list.length - 1)] ?? list[0]
      return answer(request, response, message)
    }
  },
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const sockets = new Set<Socket>()
  let sentByClosed = 0
  let open = 0

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(message)
    requests.push(request)
    if (request.path === '/v1/images/edits') await models.answer.edit(request, response, message)
    else if (request.path === '/v1/chat/completions') await models.answer.ideas(request, response, message)
    else response.writeHead(404).end()
  }
  const server = http.createServer((message, response) => {
    open++
    response.on('close', () => open--)
    // A caller that hung up, or a test's function that failed: either way this connection is done with.
    handle(message, response).catch((error: unknown) => message.socket.destroy(error as Error))
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      sentByClosed += socket.bytesWritten
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const models: ModelServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: { edit: answers.image(({ image }) => image), ideas: answers.ideas(SAMPLE_IDEAS) },
    sentBytes: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, sentByClosed),
    open: () => open,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return models
}

async function read(message: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const raw = Buffer.concat(chunks)
  const type = message.headers['content-type'] ?? ''
  const request = { path: message.url ?? '', headers: message.headers, fields: {}, image: Buffer.alloc(0) }
  if (!type.startsWith('multipart/form-data'))
    return { ...request, body: raw.length === 0 ? null : JSON.parse(raw.toString()) }
  const form = await new Response(raw, { headers: { 'content-type': type } }).formData()
  const image = form.get('image')
  return {
    ...request,
    fields: Object.fromEntries(
      [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
    ),
    image: image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : request.image,
    body: null,
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

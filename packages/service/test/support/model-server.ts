import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request that the models received. */
export type ModelRequest = {
  path: string
  headers: IncomingHttpHeaders
  /** Texts of a form by name. The file named `image` is in `image`. */
  fields: Record<string, string>
  image: Buffer
  /** Value of a JSON body. */
  body: unknown
}
export type ModelAnswer = (
  request: ModelRequest,
  response: ServerResponse,
  message: IncomingMessage,
) => void | Promise<void>

/** A server on loopback that implements the protocol of generative models, with the faults a test sets. */
export type ModelServer = AsyncDisposable & {
  /** Value for ENDCAP_AI_BASE_URL. */
  baseUrl: string
  /** All requests in order, whatever the answer was. */
  requests: ModelRequest[]
  /** Answers by kind. By default an edit returns the sent image, and ideas are SAMPLE_IDEAS. */
  answer: { edit: ModelAnswer; ideas: ModelAnswer }
  /** Total number of bytes written to connections. */
  sentBytes: () => number
  /** Number of unanswered requests whose caller is still connected. */
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
      rationale: 'The background is gray.',
      prompt: 'Make the background pure white.',
      asset_type: 'Packshot',
      addresses: ['background_whiteness'],
    },
  ],
}

/** Answers for tests. */
export const answers = {
  image:
    (bytes: Uint8Array | ((request: ModelRequest) => Uint8Array | Promise<Uint8Array>)): ModelAnswer =>
    async (request, response) => {
      const image = typeof bytes === 'function' ? await bytes(request) : bytes
      sendJson(response, { created: 1, data: [{ b64_json: Buffer.from(image).toString('base64') }] })
    },
  ideas: (ideas: unknown): ModelAnswer => answers.said(JSON.stringify(ideas)),
  /** Sends a completed chat with this text or with another kind of message. */
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
  /** Sends the length and the beginning of a body, then nothing. */
  huge:
    (bytes: number): ModelAnswer =>
    (_request, response) =>
      void response.writeHead(200, { 'content-length': bytes }).write('{"data":[{"b64_json":"'),
  /** Sends an endless body without a length. */
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
  /** Gives these answers in order and repeats the last one. */
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
    // The caller disconnected or a function of the test failed. Either way this connection is finished.
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

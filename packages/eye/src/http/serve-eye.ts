import { createHash, timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { urlHost } from '@endcap/foundation/net/url-host'
import type { Logger } from '@endcap/foundation/observability/log'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Eye } from '../eye.ts'
import { ImageError } from '../image-error.ts'
import { type InferRequest, readInferRequest } from '../protocol/infer-request.ts'
import { type Seen, writeInferResponse } from '../protocol/infer-response.ts'
import { modelMetadata, serverMetadata } from '../protocol/metadata.ts'
import { HEADER_LENGTH, MAX_HEADER_BYTES, MAX_IMAGE_BYTES, MODEL_NAME } from '../protocol/model.ts'
import { ProtocolError } from '../protocol/tensors.ts'

type Config = { host: string; port: number; token: string }
type Deps = { eye: Eye; config: Config /** Version of Endcap. */; release: string; log: Logger }

const MAX_BODY_BYTES = MAX_IMAGE_BYTES + MAX_HEADER_BYTES
/** Bytes of the requests that are read or wait for the eye. */
const MAX_WAITING_BYTES = 8 * MAX_BODY_BYTES
/** Time in which a request must arrive. */
const ARRIVAL_MS = 30_000

/**
 * Serves an eye by the Open Inference Protocol (version 2, REST, binary tensors). It takes the bytes of images and never
 * their addresses. All but the health of the server needs the token.
 *
 * @returns the server's URL; disposing of the result ends the server
 */
export async function serveEye({
  eye,
  config,
  release,
  log,
}: Deps): Promise<AsyncDisposable & { url: string }> {
  const server = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: ARRIVAL_MS,
    forceCloseConnections: 'idle',
  })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.setErrorHandler((error, _request, reply) => refuse(error, reply, log))
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'there is no such address' }))
  addHealth(server, eye)
  await server.register(async (guarded) => {
    guarded.addHook('onRequest', requireToken(config.token))
    addModel(guarded, eye, release)
  })
  await server.listen({ host: config.host, port: config.port })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `http://${urlHost(config.host)}:${port}`,
    [Symbol.asyncDispose]: () => server.close(),
  }
}

function addHealth(server: FastifyInstance, eye: Eye): void {
  const ready = async (_request: FastifyRequest, reply: FastifyReply) => {
    await eye.check().catch((error: unknown) => {
      throw new Unavailable('the eye cannot analyze', { cause: error })
    })
    return reply.send({ ready: true })
  }
  server.get('/v2/health/live', async () => ({ live: true }))
  server.get('/v2/health/ready', ready)
  for (const path of modelPaths(eye)) server.get(`${path}/ready`, ready)
}

function addModel(server: FastifyInstance, eye: Eye, release: string): void {
  const waiting = { bytes: 0 }
  server.get('/v2', async () => serverMetadata(release))
  for (const path of modelPaths(eye)) {
    server.get(path, async () => modelMetadata(eye.version))
    server.post(`${path}/infer`, { onRequest: admit(waiting) }, async (request, reply) => {
      const header = request.headers[HEADER_LENGTH]
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const asked = readInferRequest(body, typeof header === 'string' ? header : undefined)
      const seen = await look(eye, asked, closed(reply))
      const written = writeInferResponse({ ...asked, version: eye.version }, seen)
      if (written.headerLength === null) return reply.type('application/json').send(written.body)
      return reply
        .header(HEADER_LENGTH, written.headerLength)
        .type('application/octet-stream')
        .send(written.body)
    })
  }
}

/** Addresses of the model: of its only version, with and without its name. */
const modelPaths = ({ version }: Eye): string[] => [
  `/v2/models/${MODEL_NAME}`,
  `/v2/models/${MODEL_NAME}/versions/${version}`,
]

/** Computes only the outputs that the request names. */
async function look(eye: Eye, { image, outputs }: InferRequest, signal: AbortSignal): Promise<Seen> {
  const needsFacts = outputs.some(({ name }) => name === 'facts')
  const needsProduct = outputs.some(({ name }) => name !== 'facts')
  if (needsFacts && needsProduct) return eye.analyzeProduct(image, signal)
  if (needsProduct) return eye.findProduct(image, signal)
  return { facts: await eye.analyze(image, signal) }
}

/** Returns a signal that aborts when the client has gone. */
function closed(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new Error('the client has gone')))
  return gone.signal
}

/** Compares hashes, so that the time does not depend on the token. */
function requireToken(token: string) {
  const expected = digest(`Bearer ${token}`)
  return async (request: FastifyRequest) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Refused(401, 'the Bearer token of ENDCAP_EYE_TOKEN is required')
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Refuses a request while those before it hold too many bytes. A body without a length counts as the largest. */
function admit(waiting: { bytes: number }) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const declared = Number(request.headers['content-length'] ?? MAX_BODY_BYTES)
    const bytes = Math.min(Number.isFinite(declared) ? declared : MAX_BODY_BYTES, MAX_BODY_BYTES)
    if (waiting.bytes + bytes > MAX_WAITING_BYTES) throw new Unavailable('too many images are waiting')
    waiting.bytes += bytes
    reply.raw.once('close', () => (waiting.bytes -= bytes))
  }
}

class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
class Unavailable extends Refused {
  constructor(message: string, options?: ErrorOptions) {
    super(503, message, options)
  }
}

function refuse(error: unknown, reply: FastifyReply, log: Logger): FastifyReply {
  if (error instanceof ImageError) return reply.code(422).send({ error: error.message, reason: error.reason })
  if (error instanceof ProtocolError) return reply.code(400).send({ error: error.message })
  if (error instanceof Refused) {
    if (error.status === 401) reply.header('www-authenticate', 'Bearer')
    if (error.status === 503) reply.header('retry-after', '1')
    return reply.code(error.status).send({ error: error.message })
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500 && error instanceof Error)
    return reply.code(status).send({ error: error.message })
  log.error({ err: error }, 'an analysis failed')
  return reply.code(500).send({ error: 'the analysis failed' })
}

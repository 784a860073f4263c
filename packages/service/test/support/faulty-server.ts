// A server whose handlers fail outside of any `try`. Runs in a process of its own, because such faults are those of a
// process. Prints its address, and a line when a fault belongs to no request.
import { setTimeout as sleep } from 'node:timers/promises'
import { catchFaults, contained } from '@endcap/foundation/concurrency/work-scope'
import { createLog } from '@endcap/foundation/observability/log'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createServer } from '../../src/platform/http/server.ts'
import { createMetrics } from '../../src/platform/observability/metrics.ts'

const fault = () => {
  throw new Error('a fault')
}
const never = new Promise<never>(() => undefined)

/** Each never answers by itself, except where it says so. */
const FAULTS: Record<string, (request: FastifyRequest, reply: FastifyReply) => unknown> = {
  '/timer': () => void setTimeout(fault),
  '/interval': () => {
    const timer = setInterval(() => {
      clearInterval(timer)
      fault()
    })
  },
  '/rejection': () => void Promise.reject(new Error('a fault')),
  '/abort': () => AbortSignal.timeout(1).addEventListener('abort', fault),
  '/data': ({ raw }) => raw.on('data', fault),
  '/end': ({ raw }) => raw.resume().on('end', fault),
  '/error-event': ({ raw }) => void setTimeout(() => raw.emit('error', new Error('a fault'))),
  '/after-response': (_request, reply) => {
    reply.raw.on('finish', fault).on('close', fault)
    void reply.send('sent')
  },
  '/half-response': (_request, reply) => {
    reply.raw.writeHead(200, { 'content-length': '100' }).write('half')
    setTimeout(fault, 10)
  },
  '/inner': async (_request, reply) => {
    await contained('inner work', async () => {
      setTimeout(fault)
      return never
    }).catch((error: unknown) => reply.send(`caught: ${(error as Error).message}`))
  },
  '/slow': async (_request, reply) => {
    await sleep(300)
    return reply.send('slow')
  },
}

const log = createLog({ level: 'error', format: 'json' })
void catchFaults(log).then(() => console.log('stray'))
const server = await createServer({
  log,
  metrics: createMetrics(),
  authenticate: async () => undefined,
  isDraining: () => false,
  trustedProxies: [],
})
server.removeAllContentTypeParsers()
server.addContentTypeParser('*', (_request, _payload, done) => done(null))
for (const [url, handle] of Object.entries(FAULTS))
  server.post(url, async (request, reply) => {
    await handle(request, reply)
    await never
  })
process.on('SIGUSR2', () => setTimeout(fault))
console.log(await server.listen({ port: 0, host: '127.0.0.1' }))

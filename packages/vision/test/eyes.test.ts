import { createEyes } from '@endcap/eye'
import { eyeConformance } from '@endcap/eye/conformance'
import { createRemoteEye } from '@endcap/eye/remote'
import { serveEye } from '@endcap/eye/serve'
import { createLog } from '@endcap/foundation/observability/log'
import { createVisionPool, FACTS_VERSION } from '@endcap/vision'
import { bottleScene, draw } from './draw.ts'

const images = {
  product: await draw(300, 300, bottleScene({ x: 0.5, y: 0.5, height: 0.8 })),
  other: await draw(300, 300, bottleScene({ x: 0.4, y: 0.5, height: 0.5 })),
}
const pool = createVisionPool({ threads: 1 })
const expected = await pool.analyze(images.product)
await pool.close()

/** Serves the eye of this machine, and returns one that calls it. */
async function openRemote() {
  const local = createVisionPool({ threads: 1 })
  const config = { host: '127.0.0.1', port: 0, token: 'secret' }
  const server = await serveEye({
    eye: local,
    config,
    release: '0.0.0',
    log: createLog({ level: 'silent', format: 'json' }),
  })
  const remote = createRemoteEye({
    url: server.url,
    token: 'secret',
    version: FACTS_VERSION,
    concurrency: 2,
    timeoutMs: 30_000,
  })
  return {
    ...remote,
    async close() {
      await remote.close()
      await server[Symbol.asyncDispose]()
      await local.close()
    },
  }
}

const events = { onStart: () => undefined, onEnd: () => undefined, onState: () => undefined }

eyeConformance({
  name: 'of this machine',
  open: async () => createVisionPool({ threads: 1 }),
  images,
  expected,
})
eyeConformance({ name: 'behind HTTP', open: openRemote, images, expected })
eyeConformance({
  name: 'of several eyes',
  open: async () =>
    createEyes({
      remotes: [{ name: 'first', eye: await openRemote() }],
      local: createVisionPool({ threads: 1 }),
      events,
    }),
  images,
  expected,
})

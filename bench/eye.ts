// Compares an eye behind HTTP with the same eye in this process, on the same images, alternating: images a second,
// and the time until a call continues elsewhere when its server is killed.
// usage: npm run bench -- eye [images] [rounds]
import { createEyes } from '@endcap/eye'
import { createRemoteEye } from '@endcap/eye/remote'
import { createVisionPool, FACTS_VERSION } from '@endcap/vision'
import { EYE_TOKEN, serveEyeProcess } from '../packages/service/test/support/eye-process.ts'
import { largePhotographs, median } from './support.ts'

const COUNT = Number(process.argv[2] ?? 24)
const ROUNDS = Number(process.argv[3] ?? 5)

const images = await largePhotographs(COUNT)

await using server = await serveEyeProcess()
const local = createVisionPool({ threads: 1 })
const settings = { token: EYE_TOKEN, version: FACTS_VERSION, concurrency: 2, timeoutMs: 30_000 }
const remote = createRemoteEye({ ...settings, url: server.url })

const eyes = { local, remote }
const seconds = { local: new Array<number>(), remote: new Array<number>() }
const ORDERS = [['local', 'remote'] as const, ['remote', 'local'] as const]
for (const eye of Object.values(eyes)) await eye.analyze(images[0] ?? Buffer.alloc(0))
for (let round = 0; round < ROUNDS; round++)
  for (const name of ORDERS[round % 2] ?? []) {
    const start = performance.now()
    await Promise.all(images.map((bytes) => eyes[name].analyze(bytes)))
    seconds[name].push((performance.now() - start) / 1000)
  }
const rate = (name: keyof typeof eyes) => COUNT / median(seconds[name])
console.log(`local   ${rate('local').toFixed(2)} images/s`)
console.log(
  `remote  ${rate('remote').toFixed(2)} images/s: ${(rate('remote') / rate('local')).toFixed(2)} × (bar 0.85)`,
)

const fallback = createEyes({
  remotes: [{ name: 'first', eye: remote }],
  local,
  events: { onStart: () => undefined, onEnd: () => undefined, onState: () => undefined },
})
const calls = images.map((bytes) => fallback.analyze(bytes))
await calls[0]
await server.kill()
const killed = performance.now()
await calls[1]
console.log(
  `fallback ${((performance.now() - killed) / 1000).toFixed(1)} s after the kill, with its analysis (bar 5)`,
)
await Promise.all(calls)
await fallback.close()

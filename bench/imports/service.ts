// A service whose images are never analyzed, so that the import is measured without scoring. Started by imports.ts,
// which reads its memory. Prints its credential and its address as JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Eye } from '@endcap/eye'
import { FACTS_VERSION } from '@endcap/vision'
import { createApp } from '../../packages/service/src/app/app.ts'
import { limitGarbage } from '../../packages/service/src/app/limit-garbage.ts'
import { readConfig } from '../../packages/service/src/config/config.ts'
import { newCredential } from '../../packages/service/test/support/service.ts'

limitGarbage()
const never = () => Promise.withResolvers<never>().promise
const vision: Eye = {
  version: FACTS_VERSION,
  concurrency: 1,
  analyze: never,
  findProduct: never,
  analyzeProduct: never,
  check: async () => undefined,
  close: async () => undefined,
}
const config = readConfig()
const app = await createApp(config, 'all', { vision })
const credential = await newCredential(app)
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.on('message', () => {
  process.send?.({ maxMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6 })
  delay.reset()
})
process.send?.({ ...credential, base_url: config.auth.baseUrl })

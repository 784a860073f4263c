// A service that never analyzes images, to measure imports without scoring. Started by imports.ts, which reads its
// memory. Prints credential and URL as JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Eye } from '@endcap/eye'
import { FACTS_VERSION } from '@endcap/vision'
import { openApp } from '../../packages/cli/src/operator/open-app.ts'
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
const app = await openApp(config, 'all', { vision })
const credential = await newCredential(app)
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.on('message', () => {
  process.send?.({ maxMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6 })
  delay.reset()
})
process.send?.({ ...credential, base_url: config.auth.baseUrl })

// A worker of the real service that looks at nothing: in place of vision it sleeps for as long as a real
// look took, one look at a time. It says "ready" and runs until it is told to end.
// usage: node simulated-worker.ts facts.json milliseconds,milliseconds,…
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImageFacts } from '@endcap/scoring'
import type { VisionPool } from '@endcap/vision'
import { createApp } from '../../packages/service/src/app.ts'
import { readConfig } from '../../packages/service/src/config.ts'

const [factsFile = '', times = ''] = process.argv.slice(2)
const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as ImageFacts
const analysisMs = times.split(',').map(Number)
let looks = process.pid
let last: Promise<void> = Promise.resolve()

const vision: VisionPool = {
  async analyze() {
    const ms = analysisMs[looks++ % analysisMs.length] ?? 0
    const mine = last.then(() => sleep(ms))
    last = mine
    await mine
    return facts
  },
  findProduct: () => Promise.reject(new Error('a simulated worker makes no images')),
  close: async () => undefined,
}

await using _app = await createApp(readConfig(), 'worker', { vision })
console.log('ready')
await new Promise((resolve) => process.once('SIGTERM', resolve))
process.exit(0)

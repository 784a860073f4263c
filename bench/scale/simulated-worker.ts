// A real worker with simulated vision: sleeps for real analysis durations, one at a time. Prints `ready` and runs
// until SIGTERM.
// usage: node simulated-worker.ts facts.json milliseconds,milliseconds,…
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Eye } from '@endcap/eye'
import type { ImageFacts } from '@endcap/scoring'
import { createApp } from '../../packages/service/src/app/app.ts'
import { readConfig } from '../../packages/service/src/config/config.ts'

const [factsFile = '', times = ''] = process.argv.slice(2)
const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as ImageFacts
const analysisMs = times.split(',').map(Number)
let next = process.pid
let last: Promise<void> = Promise.resolve()

const vision: Eye = {
  version: facts.version,
  concurrency: 1,
  async analyze() {
    const ms = analysisMs[next++ % analysisMs.length] ?? 0
    const analysis = last.then(() => sleep(ms))
    last = analysis
    await analysis
    return facts
  },
  findProduct: () => Promise.reject(new Error('A simulated worker cannot find products')),
  analyzeProduct: () => Promise.reject(new Error('A simulated worker cannot find products')),
  check: async () => undefined,
  close: async () => undefined,
}

await using _app = await createApp(readConfig(), 'worker', { vision })
console.log('ready')
await new Promise((resolve) => process.once('SIGTERM', resolve))
process.exit(0)

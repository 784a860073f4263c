// Analyzes images with one thread and no service: a worker's upper limit on this machine. Started by workers.ts.
// Prints `ready`, analyzes for its argument's seconds after the first message, and prints images per second.
import { once } from 'node:events'
import { createVisionPool } from '@endcap/vision'
import { picture } from '../../packages/service/test/support/pictures.ts'

const SIDE_PX = 1000
const seconds = Number(process.argv[2] ?? 20)
const pool = createVisionPool({ threads: 1 })
const samples = await Promise.all(Array.from({ length: 16 }, (_, n) => picture(2_000_000 + n, SIDE_PX)))
for (const bytes of samples.slice(0, 4)) await pool.analyze(bytes)
console.log('ready')
await once(process, 'message')

const start = performance.now()
let analyzed = 0
while (performance.now() - start < seconds * 1000) {
  await pool.analyze(samples[analyzed % samples.length] ?? Buffer.alloc(0))
  analyzed++
}
console.log((analyzed * 1000) / (performance.now() - start))
await pool.close()
process.disconnect()

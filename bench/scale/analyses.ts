// Analyzes images with one thread and without a service, to measure the upper limit of a worker on this machine.
// workers.ts starts it. Prints `ready`, analyzes from the first message for the number of seconds in its argument,
// and prints the images per second.
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

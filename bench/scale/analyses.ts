// A process that only looks, with one thread and no service: what the machine gives a worker at best.
// Started by workers.ts; prints a line when it is ready, looks from the first message on for the seconds
// of its argument, and prints its images a second.
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
let looks = 0
while (performance.now() - start < seconds * 1000) {
  await pool.analyze(samples[looks % samples.length] ?? Buffer.alloc(0))
  looks++
}
console.log((looks * 1000) / (performance.now() - start))
await pool.close()
process.disconnect()

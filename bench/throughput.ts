// Measures the cost of image analysis: throughput of one and two processes on the same images, peak memory, and
// the event loop delay of concurrent requests.
// usage: npm run bench -- throughput [images]
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createVisionPool } from '@endcap/vision'
import { largePhotographs } from './support.ts'

const COUNT = Number(process.argv[2] ?? 24)
const images = await largePhotographs(COUNT)

const rates: number[] = []
for (const threads of [1, 2]) {
  const pool = createVisionPool({ threads })
  // Loads models in each process.
  await Promise.all(images.slice(0, 2 * threads).map((bytes) => pool.analyze(bytes)))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const started = performance.now()
  const cpuBefore = process.cpuUsage()
  await Promise.all(images.map((bytes) => pool.analyze(bytes)))
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  delay.disable()
  await pool.close()
  rates.push(COUNT / seconds)
  console.log(
    `${threads} worker${threads > 1 ? 's' : ' '}  ${(COUNT / seconds).toFixed(2)} images/s, ${((user + system) / 1000 / COUNT).toFixed(0)} ms of CPU each, ` +
      `event loop delayed by at most ${(delay.max / 1e6).toFixed(1)} ms (99th percentile ${(delay.percentile(99) / 1e6).toFixed(1)} ms), ` +
      `peak memory of the process ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
  )
}
console.log(`two workers do ${((rates[1] ?? 0) / (rates[0] ?? 1)).toFixed(2)} × one (wanted 1.8)`)

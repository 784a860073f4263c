// Analyzes the images that its parent sends, with the packages below a folder, and answers the CPU time of each
// stage. A process of its own for each commit, so that both are warm at the same time.
// usage: node bench/vision/vision-process.ts FOLDER
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Stage } from '../../packages/vision/src/analyze-image.ts'
import type { VisionCosts } from './vision-costs.ts'

type Runtime = typeof import('onnxruntime-node')
type Vision = typeof import('../../packages/vision/src/analyze-image.ts')

const packageFolder = join(process.argv[2] ?? '', 'packages/vision')
const { InferenceSession } = createRequire(join(packageFolder, 'package.json'))('onnxruntime-node') as Runtime
const { analyzeImage } = (await import(
  pathToFileURL(join(packageFolder, 'src/analyze-image.ts')).href
)) as Vision

let costs: Record<string, number> = {}

/** Runs work and adds its CPU time in milliseconds to a cost. */
async function counted<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  costs[name] = (costs[name] ?? 0) + (user + system) / 1000
  return result
}

type Session = { run(...args: unknown[]): Promise<unknown> }
// The session's class is abstract in its types only; each session inherits `run`.
const sessions = (InferenceSession as unknown as { prototype: Session }).prototype
const { run } = sessions
sessions.run = function (this: Session, ...args) {
  return counted('models', () => run.apply(this, args))
}

const stage: Stage = counted
process.on('message', async ({ bytes }: { bytes: Uint8Array }) => {
  costs = {}
  await counted('total', () => analyzeImage(bytes, stage))
  const answer: VisionCosts = { ms: costs, peakMb: process.resourceUsage().maxRSS / 1024 }
  process.send?.(answer)
})

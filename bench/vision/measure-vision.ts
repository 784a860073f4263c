import { analyzeImage, type Stage } from '../../packages/vision/src/analyze-image.ts'
import { InferenceSession } from '../../packages/vision/src/inference.ts'

/** Cost of analyzing one image. */
export type VisionCosts = {
  /** CPU milliseconds by stage, all `models`, and `total`. */
  ms: Record<string, number>
  /** Peak process memory so far. */
  peakMb: number
}

/** Measures this process's CPU time during an analysis. */
export async function measure(bytes: Uint8Array): Promise<VisionCosts> {
  costs = {}
  await counted('total', () => analyzeImage(bytes, stage))
  return { ms: costs, peakMb: process.resourceUsage().maxRSS / 1024 }
}

let costs: Record<string, number> = {}

const stage: Stage = (name, work) => counted(name, work)

async function counted<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  costs[name] = (costs[name] ?? 0) + (user + system) / 1000
  return result
}

type Session = { run: (...args: unknown[]) => Promise<unknown> }
// Sessions inherit `run` from a class that the types do not show.
const sessions = (InferenceSession as unknown as { prototype: Session }).prototype
const original = Object.getOwnPropertyDescriptor(sessions, 'run')?.value as Session['run']
sessions.run = function (this: Session, ...args) {
  return counted('models', () => original.apply(this, args))
}

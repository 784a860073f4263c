import { fileURLToPath } from 'node:url'
import { InferenceSession, type Tensor } from 'onnxruntime-node'
import { type ModelFile, modelUrl } from './models.ts'
import { release } from './raster.ts'

export type ModelTimes = Partial<Record<ModelFile, number>>

/**
 * Loads a model from `packages/vision/models` for one CPU thread. Each process of the pool has its own
 * sessions, and parallelism comes from the number of processes.
 */
export async function loadModel(file: ModelFile): Promise<InferenceSession> {
  const session = await InferenceSession.create(fileURLToPath(modelUrl(file)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    // With arenas a process peaks at 520 MB instead of 380 MB. The allocator's settings of the pool's processes
    // save as much CPU (docs/decisions/0028-mask-settled-by-the-ground.md).
    enableCpuMemArena: false,
    enableMemPattern: false,
    // The text recognizer is three times as fast without denormal numbers.
    extra: { session: { set_denormal_as_zero: '1' } },
  })
  const run = session.run.bind(session)
  const timed = async (...args: Parameters<typeof run>) => {
    const start = performance.now()
    try {
      return await run(...args)
    } finally {
      // No caller uses its input again, which has up to 5 MB.
      for (const { data } of Object.values<Tensor>(args[0]))
        if (data instanceof Float32Array || data instanceof Uint8Array) release(data)
      spentMs.set(file, (spentMs.get(file) ?? 0) + performance.now() - start)
    }
  }
  // `Parameters` of an overloaded method covers only its last signature.
  session.run = timed as InferenceSession['run']
  return session
}

const spentMs = new Map<ModelFile, number>()

/** Returns the milliseconds that each model of this process has taken since the last call. */
export function takeModelTimes(): ModelTimes {
  const times = Object.fromEntries(spentMs)
  spentMs.clear()
  return times
}

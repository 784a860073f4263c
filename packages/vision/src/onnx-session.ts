import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'
import { type ModelFile, modelUrl } from './models.ts'

/**
 * Loads a model from `packages/vision/models`, for one CPU thread: the pool runs one session per
 * worker thread, and parallelism comes from the number of workers.
 *
 * `keepMemory`: the session keeps its working memory between runs. For the mask that saves a sixth of
 * its time; for all models together it costs 250 MB a worker.
 */
export function loadModel(file: ModelFile, { keepMemory = false } = {}): Promise<InferenceSession> {
  return InferenceSession.create(fileURLToPath(modelUrl(file)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    enableCpuMemArena: keepMemory,
    enableMemPattern: keepMemory,
    // The text recogniser is three times as fast without denormal numbers.
    extra: { session: { set_denormal_as_zero: '1' } },
  })
}

import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'
import { type ModelFile, modelUrl } from './models.ts'

/**
 * Loads a model from `packages/vision/models`, for one CPU thread: the pool runs one session per
 * worker thread, and parallelism comes from the number of workers.
 */
export function loadModel(file: ModelFile): Promise<InferenceSession> {
  return InferenceSession.create(fileURLToPath(modelUrl(file)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    // With arenas a worker peaks at 850 MB, not 620; for the mask alone one saves a sixth of its time and costs 110 MB.
    enableCpuMemArena: false,
    enableMemPattern: false,
    // The text recogniser is three times as fast without denormal numbers.
    extra: { session: { set_denormal_as_zero: '1' } },
  })
}

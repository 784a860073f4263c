import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from './inference.ts'
import { type ModelFile, modelUrl } from './models.ts'
import type { Rgb } from './raster.ts'

export type ModelTimes = Partial<Record<ModelFile, number>>

/** An output: its values row by row, and the length of each dimension. */
export type Output = { data: Float32Array; dims: readonly number[] }

/**
 * Runs a network on an image and returns the named outputs. The network itself scales the bytes
 * (`training/convert/byte-inputs.py`).
 */
export type Network = <Name extends string>(
  image: Rgb,
  outputs: readonly Name[],
) => Promise<Record<Name, Output>>

/**
 * Loads a model of `packages/vision/models` for one CPU thread. Each process of the pool has its own
 * sessions, and parallelism comes from the number of processes.
 */
export async function loadNetwork(file: ModelFile): Promise<Network> {
  const session = await InferenceSession.create(fileURLToPath(modelUrl(file)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    // With arenas a process peaks at 520 MB instead of 380 MB. The allocator's settings of the pool's processes
    // save as much CPU (docs/performance.md).
    enableCpuMemArena: false,
    enableMemPattern: false,
    // The text recognizer is three times as fast without denormal numbers.
    extra: { session: { set_denormal_as_zero: '1' } },
  })
  return async ({ data, width, height }, names) => {
    const start = performance.now()
    const found = await session.run({ image: new Tensor('uint8', data, [1, height, width, 3]) }, names)
    spentMs.set(file, (spentMs.get(file) ?? 0) + performance.now() - start)
    const output = (name: string): Output => {
      const tensor = found[name]
      if (!(tensor?.data instanceof Float32Array)) throw new Error(`${file} returned no output "${name}"`)
      return { data: tensor.data, dims: tensor.dims }
    }
    return Object.fromEntries(names.map((name) => [name, output(name)])) as Record<
      (typeof names)[number],
      Output
    >
  }
}

const spentMs = new Map<ModelFile, number>()

/** Returns the milliseconds that each model of this process has taken since the last call. */
export function takeModelTimes(): ModelTimes {
  const times = Object.fromEntries(spentMs)
  spentMs.clear()
  return times
}

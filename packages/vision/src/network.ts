import { fileURLToPath } from 'node:url'
import { Tensor } from './inference.ts'
import { type ModelFile, modelUrl } from './models.ts'
import type { Rgb } from './raster.ts'
import { createSession } from './session.ts'

export type ModelTimes = Partial<Record<ModelFile, number>>

export type Output = { data: Float32Array; dims: readonly number[] }

/** Runs a network that scales bytes itself (`training/convert/byte-inputs.py`). */
export type Network = <Name extends string>(
  image: Rgb,
  outputs: readonly Name[],
) => Promise<Record<Name, Output>>

/** Loads a network. @throws ProviderError as `createSession` */
export async function loadNetwork(file: ModelFile): Promise<Network> {
  const session = await createSession(fileURLToPath(modelUrl(file)))
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

/** Returns milliseconds per model since the last call. */
export function takeModelTimes(): ModelTimes {
  const times = Object.fromEntries(spentMs)
  spentMs.clear()
  return times
}

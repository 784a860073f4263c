import { PROVIDERS, type Provider } from '@endcap/eye'
import { InferenceSession, listSupportedBackends } from './inference.ts'

type Create = typeof InferenceSession.create
type SessionOptions = Omit<NonNullable<Parameters<Create>[1]>, 'executionProviders'>

/** Provider that runs the models. Tests and benchmarks vary `options`. */
export type Runtime = { provider: Provider; options?: SessionOptions }

/** Uses one CPU thread; the pool's processes run in parallel. */
const OPTIONS: SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  logSeverityLevel: 3,
  // Arenas raise the peak from 380 to 520 MB; pool settings save as much CPU (docs/performance.md).
  enableCpuMemArena: false,
  enableMemPattern: false,
  // Triples the recognizer's speed.
  extra: { session: { set_denormal_as_zero: '1' } },
}

/** The provider of the settings cannot run the models here. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
}

let runtime: Runtime = { provider: 'cpu' }

/** Sets the runtime of models that load afterwards. */
export function setRuntime(chosen: Runtime): void {
  runtime = chosen
}

/**
 * Loads a model. ONNX Runtime gives operations that a provider lacks to the CPU, but does not replace a provider.
 * @throws ProviderError with the providers of this machine
 */
export async function createSession(path: string): Promise<Awaited<ReturnType<Create>>> {
  const { provider, options } = runtime
  try {
    return await InferenceSession.create(path, { ...OPTIONS, ...options, executionProviders: [provider] })
  } catch (error) {
    if (provider === 'cpu') throw error
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new ProviderError(`${provider} cannot run the models here (${reason}). ${available()}`)
  }
}

function available(): string {
  const supported = listSupportedBackends().filter(({ name }) => PROVIDERS.some((each) => each === name))
  const names = supported.map(({ name, bundled }) =>
    bundled ? name : `${name} (after adding its libraries)`,
  )
  return `ONNX Runtime has these providers on ${process.platform} ${process.arch}: ${names.join(', ')}`
}

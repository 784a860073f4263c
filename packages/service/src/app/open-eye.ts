import { createEyes, type Eye, type EyeEvents, LOCAL_EYE, type Provider } from '@endcap/eye'
import { createRemoteEye } from '@endcap/eye/remote'
import { messageOf } from '@endcap/foundation/errors/reason'
import type { Logger } from '@endcap/foundation/observability/log'
import { createVisionPool, FACTS_VERSION, tryProvider } from '@endcap/vision'
import { type Config, ConfigError } from '../config/config.ts'
import type { Metrics } from '../platform/observability/metrics.ts'

type Watch = { metrics: Metrics; log: Logger }

/**
 * Opens the eye of the settings: the servers of ENDCAP_EYE_URL, and this machine while none of them can analyze. Starts
 * no process until first use, unless a provider other than the CPU is to be tried. `watch` records calls.
 *
 * @throws ConfigError if the provider of the settings cannot run the models here
 */
export async function openEye(
  { eye, workerThreads }: Pick<Config, 'eye' | 'workerThreads'>,
  watch?: Watch,
): Promise<Eye> {
  if (eye.version === FACTS_VERSION) await requireProvider(eye.provider)
  const onModelTimes = watch && ((times: Record<string, number>) => watch.metrics.observeModels(times))
  const local =
    eye.version === FACTS_VERSION
      ? createVisionPool({
          threads: workerThreads,
          runtime: { provider: eye.provider },
          ...(onModelTimes ? { onModelTimes } : {}),
        })
      : null
  const remotes = eye.urls.map((url) => ({
    name: new URL(url).host,
    eye: createRemoteEye({ ...eye, url }),
  }))
  for (const name of [...remotes.map((remote) => remote.name), ...(local ? [LOCAL_EYE] : [])])
    watch?.metrics.eyeIsUp.set({ eye: name }, 1)
  return createEyes({ remotes, local, events: watch ? eventsOf(watch) : UNWATCHED })
}

/** Every machine has the CPU, so it is not tried. */
async function requireProvider(provider: Provider): Promise<void> {
  if (provider === 'cpu') return
  await tryProvider(provider).catch((error: unknown) => {
    throw new ConfigError([`ENDCAP_EYE_PROVIDER: ${messageOf(error)}`])
  })
}

const UNWATCHED: EyeEvents = { onStart: () => undefined, onEnd: () => undefined, onState: () => undefined }

const eventsOf = ({ metrics, log }: Watch): EyeEvents => ({
  onStart: (call) => metrics.startEyeCall(call),
  onEnd: (call) => metrics.endEyeCall(call),
  onState({ eye, isUp, why }) {
    metrics.eyeIsUp.set({ eye }, isUp ? 1 : 0)
    if (isUp) log.info({ eye }, 'the eye answers')
    else log.warn({ eye, why }, 'the eye does not answer')
  },
})

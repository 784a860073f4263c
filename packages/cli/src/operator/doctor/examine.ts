import { createLog } from '@endcap/foundation/observability/log'
import { createAskLabel } from '@endcap/generative-models'
import { type Config, unguardedOrigins } from '@endcap/service/config/config'
import { checkBaseUrl } from '@endcap/service/health/check-base-url'
import { checkConsole } from '@endcap/service/health/check-console'
import { checkDirectory, checkTemporary } from '@endcap/service/health/check-directories'
import { checkMemory, checkNode } from '@endcap/service/health/check-runtime'
import { checkSettings } from '@endcap/service/health/check-settings'
import type { Finding } from '@endcap/service/health/finding'
import { redactVariables } from '@endcap/service/health/redact'
import { type Check, QUICK_MS, quick, runChecks } from '@endcap/service/health/run-checks'
import { say } from '../../terminal/say.ts'
import { checkAddressGuard } from './check-address-guard.ts'
import { checkDatabase, signProbe } from './check-database.ts'
import { checkEyes } from './check-eyes.ts'
import { checkModelFiles } from './check-models.ts'
import { checkOpinion } from './check-opinion.ts'
import { checkProvider } from './check-provider.ts'
import { checkStorage } from './check-storage.ts'

const SLOW_MS = 30_000
/** Loading the models may take long on a busy machine. */
const MODELS_MS = 90_000

/** Checks everything that the service needs and yields the findings in order. `queues` are those of its jobs. */
export function examine(
  config: Config,
  environment: NodeJS.ProcessEnv,
  queues: readonly string[],
): AsyncGenerator<Finding> {
  const where = { config, log: createLog({ level: 'silent', format: 'json' }), queues }
  const { workerThreads, dataDirectory, blobs, fetch, opinions } = config
  const checks: Check[] = [
    quick('settings', () => [checkSettings(environment)]),
    quick('node', () => [checkNode(process.version)]),
    quick('memory', () => checkMemory({ workerThreads, environment })),
    quick('base-url', () => [checkBaseUrl(config)]),
    quick('console', () => [checkConsole(config)]),
    {
      name: 'data',
      limitMs: QUICK_MS,
      advice: say('cli.doctor.data_advice'),
      run: async () => [await checkDirectory('data', dataDirectory)],
    },
    {
      name: 'temporary',
      limitMs: QUICK_MS,
      advice: say('cli.doctor.temporary_advice'),
      run: async () => [await checkTemporary()],
    },
    {
      name: 'database',
      limitMs: SLOW_MS,
      advice: say('cli.doctor.hangs_advice'),
      run: (signal) => checkDatabase(where, signal),
    },
    {
      name: 'storage',
      limitMs: SLOW_MS,
      advice: say('cli.doctor.hangs_advice'),
      run: (signal) => checkStorage(blobs, (key) => signProbe(where, key, signal), signal),
    },
    {
      name: 'models',
      limitMs: MODELS_MS,
      advice: say('cli.doctor.models_failed_advice'),
      run: async (signal) => [await checkModelFiles(signal)],
    },
    {
      name: 'provider',
      limitMs: MODELS_MS,
      advice: say('cli.doctor.provider_advice'),
      run: (signal) => checkProvider(config, signal),
    },
    {
      name: 'eye',
      limitMs: MODELS_MS,
      advice: say('cli.doctor.eye_advice'),
      run: (signal) => checkEyes(config, signal),
    },
    {
      name: 'address-guard',
      limitMs: QUICK_MS,
      advice: say('cli.doctor.guard_failed_advice'),
      run: async (signal) => [await checkAddressGuard(fetch, unguardedOrigins(config), signal)],
    },
  ]
  const ask = createAskLabel(opinions, where.log)
  if (ask)
    checks.push({
      name: 'opinion',
      limitMs: SLOW_MS,
      advice: say('cli.doctor.opinion_failed_advice'),
      run: async (signal) => [await checkOpinion(ask, opinions.model, signal)],
    })
  return runChecks(checks, redactVariables(environment))
}

import { type Config, givenSettings, unguardedOrigins } from '../config.ts'
import { createLog } from '../log.ts'
import { checkAddressGuard } from './check-address-guard.ts'
import { checkBaseUrl } from './check-base-url.ts'
import { checkDatabase, signProbe } from './check-database.ts'
import { checkDirectory, checkTemporary } from './check-directories.ts'
import { checkModelFiles } from './check-models.ts'
import { checkMemory, checkNode } from './check-runtime.ts'
import { checkSettings } from './check-settings.ts'
import { checkStorage } from './check-storage.ts'
import type { Finding } from './finding.ts'
import { createRedact } from './redact.ts'
import { type Check, runChecks } from './run-checks.ts'

const QUICK_MS = 10_000
const SLOW_MS = 30_000
/** A loaded machine may take long to load the models. */
const MODELS_MS = 90_000

/** Looks at everything that the service needs, and tells what it finds, in order. */
export function examine(config: Config, environment: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  const where = { config, log: createLog({ level: 'silent', format: 'json' }) }
  const { workerThreads, dataDirectory, blobs, fetch } = config
  const checks: Check[] = [
    quick('settings', () => [checkSettings(environment)]),
    quick('node', () => [checkNode(process.version)]),
    quick('memory', () => checkMemory({ workerThreads, environment })),
    quick('base-url', () => [checkBaseUrl(config)]),
    {
      name: 'data',
      limitMs: QUICK_MS,
      advice: 'Look at the disk of ENDCAP_DATA.',
      run: async () => [await checkDirectory('data', dataDirectory)],
    },
    {
      name: 'temporary',
      limitMs: QUICK_MS,
      advice: 'Look at the disk of the temporary directory (TMPDIR).',
      run: async () => [await checkTemporary()],
    },
    {
      name: 'database',
      limitMs: SLOW_MS,
      advice: 'See whether it hangs: the service would too.',
      run: (signal) => checkDatabase(where, signal),
    },
    {
      name: 'storage',
      limitMs: SLOW_MS,
      advice: 'See whether it hangs: the service would too.',
      run: (signal) => checkStorage(blobs, (key) => signProbe(where, key, signal), signal),
    },
    {
      name: 'models',
      limitMs: MODELS_MS,
      advice: 'Install this release of Endcap anew, on a machine with some 500 MB of free memory.',
      run: async (signal) => [await checkModelFiles(signal)],
    },
    {
      name: 'address-guard',
      limitMs: QUICK_MS,
      advice: 'Downloads would fail too: look at the name service.',
      run: async (signal) => [await checkAddressGuard(fetch, unguardedOrigins(config), signal)],
    },
  ]
  return runChecks(checks, createRedact({ ...environment, ...givenSettings({}, environment) }))
}

const quick = (name: string, look: () => Finding[]): Check => ({
  name,
  limitMs: QUICK_MS,
  advice: 'This is a fault of Endcap: please report it.',
  run: async () => look(),
})

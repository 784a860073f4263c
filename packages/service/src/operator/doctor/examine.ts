import { createLog } from '@endcap/foundation/observability/log'
import { type Config, givenSettings, unguardedOrigins } from '../../config/config.ts'
import { readSecretFiles } from '../../config/secret-files.ts'
import { checkAddressGuard } from './check-address-guard.ts'
import { checkBaseUrl } from './check-base-url.ts'
import { checkConsole } from './check-console.ts'
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
/** Loading the models may take long on a busy machine. */
const MODELS_MS = 90_000

/** Checks everything that the service needs and yields the findings in order. `queues` are those of its jobs. */
export function examine(
  config: Config,
  environment: NodeJS.ProcessEnv,
  queues: readonly string[],
): AsyncGenerator<Finding> {
  const where = { config, log: createLog({ level: 'silent', format: 'json' }), queues }
  const { workerThreads, dataDirectory, blobs, fetch } = config
  const checks: Check[] = [
    quick('settings', () => [checkSettings(environment)]),
    quick('node', () => [checkNode(process.version)]),
    quick('memory', () => checkMemory({ workerThreads, environment })),
    quick('base-url', () => [checkBaseUrl(config)]),
    quick('console', () => [checkConsole(config)]),
    {
      name: 'data',
      limitMs: QUICK_MS,
      advice: 'Check the disk of ENDCAP_DATA.',
      run: async () => [await checkDirectory('data', dataDirectory)],
    },
    {
      name: 'temporary',
      limitMs: QUICK_MS,
      advice: 'Check the disk of the temporary directory (TMPDIR).',
      run: async () => [await checkTemporary()],
    },
    {
      name: 'database',
      limitMs: SLOW_MS,
      advice: 'Check whether it hangs: the service would hang too.',
      run: (signal) => checkDatabase(where, signal),
    },
    {
      name: 'storage',
      limitMs: SLOW_MS,
      advice: 'Check whether it hangs: the service would hang too.',
      run: (signal) => checkStorage(blobs, (key) => signProbe(where, key, signal), signal),
    },
    {
      name: 'models',
      limitMs: MODELS_MS,
      advice: 'Reinstall this release of Endcap on a machine with some 500 MB of free memory.',
      run: async (signal) => [await checkModelFiles(signal)],
    },
    {
      name: 'address-guard',
      limitMs: QUICK_MS,
      advice: 'Check the name resolution (DNS): downloads would fail too.',
      run: async (signal) => [await checkAddressGuard(fetch, unguardedOrigins(config), signal)],
    },
  ]
  return runChecks(checks, createRedact(knownValues(environment)))
}

/**
 * Checks what a running service can check of itself without opening anything again: settings, machine, disks, and the
 * database by `diagnose`.
 */
export function examineRunning(config: Config, diagnose: () => Promise<Finding[]>): AsyncGenerator<Finding> {
  const { workerThreads, dataDirectory, blobs } = config
  const directories = { data: dataDirectory, ...(blobs.kind === 'file' ? { storage: blobs.directory } : {}) }
  const checks: Check[] = [
    quick('settings', () => [checkSettings(process.env)]),
    quick('memory', () => checkMemory({ workerThreads, environment: process.env })),
    quick('base-url', () => [checkBaseUrl(config)]),
    quick('console', () => [checkConsole(config)]),
    {
      name: 'database',
      limitMs: QUICK_MS,
      advice: 'Check whether it hangs.',
      run: diagnose,
    },
    ...Object.entries(directories).map(([name, directory]) => ({
      name,
      limitMs: QUICK_MS,
      advice: 'Check the disk.',
      run: async () => [await checkDirectory(name, directory)],
    })),
  ]
  return runChecks(checks, createRedact(knownValues(process.env)))
}

/** Returns all variables and settings, with the secrets of files. */
function knownValues(variables: NodeJS.ProcessEnv): Record<string, unknown> {
  const { environment } = readSecretFiles(variables)
  return { ...environment, ...givenSettings({}, environment) }
}

const quick = (name: string, run: () => Finding[]): Check => ({
  name,
  limitMs: QUICK_MS,
  advice: 'This is a bug in Endcap: please report it.',
  run: async () => run(),
})

import type { Config } from '../config/config.ts'
import type { Db } from '../platform/db/database.ts'
import { checkBaseUrl } from './check-base-url.ts'
import { checkConsole } from './check-console.ts'
import { checkDirectory } from './check-directories.ts'
import { checkMemory } from './check-runtime.ts'
import { checkSettings } from './check-settings.ts'
import type { Finding } from './finding.ts'
import { inspectDatabase } from './inspect-database.ts'
import { redactVariables } from './redact.ts'
import { type Check, QUICK_MS, quick, runChecks } from './run-checks.ts'

/** Checks settings, machine, disks and database without opening anything again. */
export function examineRunning(config: Config, db: Db, queues: readonly string[]): AsyncGenerator<Finding> {
  const { workerThreads, dataDirectory, blobs, backupMaxAgeDays, eye } = config
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
      run: () => inspectDatabase(db, { queues, factsVersion: eye.version, backupMaxAgeDays }),
    },
    ...Object.entries(directories).map(([name, directory]) => ({
      name,
      limitMs: QUICK_MS,
      advice: 'Check the disk.',
      run: async () => [await checkDirectory(name, directory)],
    })),
  ]
  return runChecks(checks, redactVariables(process.env))
}

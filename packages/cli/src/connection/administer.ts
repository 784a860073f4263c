import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import { say } from '@endcap/words/message'
import type { Administration } from '../operator/administration/administration.ts'
import { AdministrationError } from '../operator/control/administration-error.ts'
import { controlClient, NotRunningError } from '../operator/control/control-socket.ts'
import { readCommandConfig } from './command-config.ts'

/** A service that starts or shuts down holds the directory without a socket for some seconds. */
const START_TIMEOUT_MS = 15_000
const RETRY_MS = 250

/**
 * Runs an administrative operation: through the control socket if the service runs on the data directory,
 * otherwise directly on the stores.
 */
export async function administer<Name extends keyof Administration>(
  name: Name,
  input: Parameters<Administration[Name]>[0],
  where: { data?: string },
): Promise<Awaited<ReturnType<Administration[Name]>>> {
  const config = readCommandConfig(where)
  const isEmpty = config.database.url === null && !existsSync(join(config.dataDirectory, 'db'))
  if (isEmpty && name !== 'createOrganization') {
    throw new AdministrationError(say('cli.common.no_data', { directory: config.dataDirectory }))
  }
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      if (config.database.url === null && existsSync(config.dataDirectory))
        return await controlClient<Administration>(config.dataDirectory)(name, input)
    } catch (error) {
      if (!(error instanceof NotRunningError)) throw error
    }
    try {
      // Loaded here, because a call through the socket needs nothing of it.
      const { openApp } = await import('../operator/open-app.ts')
      await using app = await openApp(config, 'admin')
      const operation = app.administration[name] as (
        input: Parameters<Administration[Name]>[0],
      ) => ReturnType<Administration[Name]>
      return await operation(input)
    } catch (error) {
      if (!(error instanceof DirectoryInUseError) || Date.now() > end) throw error
      await sleep(RETRY_MS)
    }
  }
}

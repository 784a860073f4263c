import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createWorkFolder } from '@endcap/foundation/disk/work-folder'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import type { Config } from '@endcap/service/config/config'
import { recordBackup, recordsBackups } from '@endcap/service/platform/db/backup-runs'
import type { BackupAdministration } from '../operator/administration/backup-administration.ts'
import { ArchiveError } from '../operator/archive/archive-error.ts'
import type { BackupSource } from '../operator/archive/backups/make-backup.ts'
import { controlClient, NotRunningError } from '../operator/control/control-socket.ts'
import { say } from '../terminal/say.ts'
import { openArchiveStores } from './archive-stores.ts'

/** A service that starts or shuts down holds the directory without a socket for some seconds. */
const START_TIMEOUT_MS = 15_000
const RETRY_MS = 250

/**
 * Opens what a backup is made of: the database itself, or, because the embedded one has a single user, a copy that the
 * running service makes of it.
 *
 * @throws ArchiveError if there is no data
 */
export async function openBackupSource(config: Config): Promise<BackupSource> {
  if (config.database.url !== null) return openDirectly(config)
  if (!existsSync(join(config.dataDirectory, 'db')))
    throw new ArchiveError(say('cli.common.no_data', { directory: config.dataDirectory }))
  for (const end = Date.now() + START_TIMEOUT_MS; ; await sleep(RETRY_MS)) {
    try {
      return await openCopy(config)
    } catch (error) {
      if (!(error instanceof NotRunningError)) throw error
    }
    try {
      return await openDirectly(config)
    } catch (error) {
      const isInUse = error instanceof ArchiveError && error.cause instanceof DirectoryInUseError
      if (!isInUse || Date.now() > end) throw error
    }
  }
}

async function openDirectly(config: Config): Promise<BackupSource> {
  const stores = await openArchiveStores(config)
  const { db } = stores.database
  return {
    ...stores,
    // The schema of an earlier release stays as it is.
    record: async (run) => {
      if (await recordsBackups(db)) await recordBackup(db, run)
    },
  }
}

async function openCopy(config: Config): Promise<BackupSource> {
  const call = controlClient<BackupAdministration>(config.dataDirectory)
  await using opened = new AsyncDisposableStack()
  // In the data directory, which the service can write to, and whose file system may share the blocks of the copy.
  const directory = opened.use(createWorkFolder(config.dataDirectory)).path()
  await call('copyDatabase', { directory })
  const database = { ...config.database, dataDirectory: directory }
  const stores = opened.use(await openArchiveStores({ ...config, database }))
  const resources = opened.move()
  return {
    ...stores,
    record: (run) => call('recordBackup', run),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

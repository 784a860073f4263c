import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import { openBlobs } from '@endcap/foundation/blobs/open-blobs'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import { createLog, type Logger } from '@endcap/foundation/observability/log'
import { JOB_TYPES } from '@endcap/service/app/modules'
import type { Config } from '@endcap/service/config/config'
import { type Database, type DatabaseConfig, openDatabase } from '@endcap/service/platform/db/database'
import { openJobQueue } from '@endcap/service/platform/jobs/job-queue'
import { createMetrics } from '@endcap/service/platform/observability/metrics'
import { ArchiveError } from '../operator/archive/archive-error.ts'
import type { Manifest } from '../operator/archive/manifest.ts'
import { say } from '../terminal/say.ts'

export type ArchiveStores = AsyncDisposable & { database: Database; blobs: BlobStore; log: Logger }

/** Opens a database without migrating it. */
export async function openAsItIs(
  config: DatabaseConfig,
  log: Logger,
): Promise<AsyncDisposable & { database: Database }> {
  const onDeath = (error: Error) => {
    log.fatal({ err: error }, 'the embedded database has ended; the process exits')
    process.exit(1)
  }
  const database = await openDatabase(config, { log, onDeath, asItIs: true })
  return { database, [Symbol.asyncDispose]: database.close }
}

/** Opens the database without migrating it, and the storage of its files. @throws ArchiveError if a service runs on it */
export async function openArchiveStores(config: Config): Promise<ArchiveStores> {
  const log = createLog(config.log)
  await using opened = new AsyncDisposableStack()
  try {
    const { database } = opened.use(await openAsItIs(config.database, log))
    const sign = () => {
      throw new Error('a command signs no URLs')
    }
    const blobs = opened.adopt(await openBlobs(config.blobs, { sign }), ({ close }) => close())
    const resources = opened.move()
    return { database, blobs, log, [Symbol.asyncDispose]: () => resources.disposeAsync() }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new ArchiveError(say('cli.backup.service_runs', { directory: config.dataDirectory }), {
      cause: error,
    })
  }
}

/** Creates the queues that imported jobs are added to. */
export async function prepareQueues(database: Database, log: Logger): Promise<void> {
  const queue = await openJobQueue(JOB_TYPES, {
    database,
    log,
    metrics: createMetrics(),
    works: false,
    supervises: false,
  })
  await queue.stop(0)
}

/** Prints progress on a terminal. */
export function onProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`)
}

/** Returns the figures of an archive that commands print. */
export const summary = ({ tables, jobs, files }: Manifest) => ({
  tables: Object.keys(tables).length,
  rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0),
  files: files.count,
  bytes: files.bytes,
  jobs,
  missing_files: files.missing.length,
})

/** Maximum number of missing files that are listed. The manifest lists all of them. */
const MAX_LISTED = 100

/** Lists missing files on standard error, and makes the command fail if there are any. */
export function reportMissing({ files: { missing } }: Manifest): void {
  if (missing.length === 0) return
  for (const key of missing.slice(0, MAX_LISTED))
    process.stderr.write(`endcap: ${say('cli.backup.missing_file', { file: key })}\n`)
  process.stderr.write(`endcap: ${say('cli.backup.missing_files', { count: missing.length })}\n`)
  process.exitCode = 1
}

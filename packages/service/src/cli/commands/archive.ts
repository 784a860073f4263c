import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import { openBlobs } from '@endcap/foundation/blobs/open-blobs'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import { createLog, type Logger } from '@endcap/foundation/observability/log'
import { Command } from 'commander'
import { JOB_TYPES } from '../../app/job-types.ts'
import type { Config } from '../../config/config.ts'
import { ArchiveError } from '../../operator/archive/archive-error.ts'
import { exportArchive } from '../../operator/archive/export-archive.ts'
import { importArchive } from '../../operator/archive/import-archive.ts'
import { type Manifest, readManifest } from '../../operator/archive/manifest.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { openJobQueue } from '../../platform/jobs/job-queue.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { readCommandConfig } from '../command-config.ts'
import { type CommonOptions, dataOption, jsonOption } from '../options.ts'
import { printRecord } from '../output.ts'

/** Returns the command `endcap export`. */
export function exportCommand(): Command {
  return new Command('export')
    .description('export all data into a directory, as a backup or to move it')
    .argument('<directory>', 'an empty directory, or one that does not exist yet')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(exportTo)
}

/** Returns the command `endcap import`. */
export function importCommand(): Command {
  return new Command('import')
    .description('import a directory of endcap export into an empty database and its storage')
    .argument('<directory>', 'the directory that endcap export wrote')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(importFrom)
}

async function exportTo(directory: string, options: CommonOptions): Promise<void> {
  const config = readCommandConfig(options)
  if (config.database.url === null && !existsSync(join(config.dataDirectory, 'db')))
    throw new ArchiveError(`there is no Endcap data in ${config.dataDirectory}`)
  await using stores = await openStores(config)
  const manifest = await exportArchive(resolve(directory), { ...stores, onProgress })
  printRecord(summary(manifest), options)
  const { missing } = manifest.files
  if (missing.length === 0) return
  for (const key of missing) process.stderr.write(`endcap: missing or damaged in the storage: ${key}\n`)
  process.stderr.write(
    `endcap: ${missing.length} files could not be exported; everything else is in ${directory}\n`,
  )
  process.exitCode = 1
}

async function importFrom(given: string, options: CommonOptions): Promise<void> {
  const directory = resolve(given)
  const config = readCommandConfig(options)
  // Reads the manifest first, because opening the database creates it.
  const manifest = await readManifest(directory)
  await using stores = await openStores(config)
  const { database, log } = stores
  await importArchive(
    { directory, manifest },
    {
      ...stores,
      onProgress,
      prepareQueues: async () => {
        const queue = await openJobQueue(JOB_TYPES, {
          database,
          log,
          metrics: createMetrics(),
          works: false,
          supervises: false,
        })
        await queue.stop(0)
      },
    },
  )
  printRecord(summary(manifest), options)
  const { missing } = manifest.files
  if (missing.length > 0)
    process.stderr.write(`endcap: ${missing.length} files were already missing when the export was made\n`)
}

type Stores = AsyncDisposable & { database: Database; blobs: BlobStore; log: Logger }

/** Opens the database without migrating it, and the storage of its files. */
async function openStores(config: Config): Promise<Stores> {
  const log = createLog(config.log)
  const onDeath = (error: Error) => {
    log.fatal({ err: error }, 'the embedded database has ended; the process exits')
    process.exit(1)
  }
  try {
    const database = await openDatabase(config.database, { log, onDeath, asItIs: true })
    const blobs = await openBlobs(config.blobs, {
      sign: () => {
        throw new Error('a command signs no URLs')
      },
    })
    const close = async () => {
      await blobs.close()
      await database.close()
    }
    return { database, blobs, log, [Symbol.asyncDispose]: close }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new ArchiveError(`Endcap is running on ${config.dataDirectory}: stop the service first`, {
      cause: error,
    })
  }
}

function onProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`)
}

const summary = ({ tables, jobs, files }: Manifest) => ({
  tables: Object.keys(tables).length,
  rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0),
  files: files.count,
  bytes: files.bytes,
  jobs,
  missing_files: files.missing.length,
})

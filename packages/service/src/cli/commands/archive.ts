import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { ArchiveError } from '../../operator/archive/archive-error.ts'
import { exportArchive } from '../../operator/archive/export-archive.ts'
import { importArchive } from '../../operator/archive/import-archive.ts'
import { readManifest } from '../../operator/archive/manifest.ts'
import { onProgress, openArchiveStores, prepareQueues, reportMissing, summary } from '../archive-stores.ts'
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
  await using stores = await openArchiveStores(config)
  const manifest = await exportArchive(resolve(directory), { ...stores, onProgress })
  printRecord(summary(manifest), options)
  reportMissing(manifest)
}

async function importFrom(given: string, options: CommonOptions): Promise<void> {
  const directory = resolve(given)
  const config = readCommandConfig(options)
  // Reads the manifest first, because opening the database creates it.
  const manifest = await readManifest(directory)
  await using stores = await openArchiveStores(config)
  const { database, log } = stores
  await importArchive(
    { directory, manifest },
    {
      ...stores,
      onProgress,
      prepareQueues: () => prepareQueues(database, log),
    },
  )
  printRecord(summary(manifest), options)
  const { missing } = manifest.files
  if (missing.length > 0)
    process.stderr.write(`endcap: ${missing.length} files were already missing when the export was made\n`)
}

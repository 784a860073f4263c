import { resolve } from 'node:path'
import { Command } from 'commander'
import { onProgress, openArchiveStores, prepareQueues, summary } from '../backups/archive-stores.ts'
import { readCommandConfig } from '../connection/command-config.ts'
import { importArchive } from '../operator/archive/import-archive.ts'
import { readManifest } from '../operator/archive/manifest.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printRecord } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

/** Returns the command `endcap backup restore`. */
export const restoreCommand = (): Command =>
  new Command('restore')
    .description(say('cli.backup.restore_description'))
    .argument('<directory>', say('cli.backup.restore_argument_directory'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('endcap backup restore /mnt/backup/endcap/2026-11-28T03-15-00-000Z'))
    .action(restore)

async function restore(given: string, options: CommonOptions): Promise<void> {
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
    process.stderr.write(`endcap: ${say('cli.backup.were_missing', { count: missing.length })}\n`)
}

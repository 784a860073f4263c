import { Command } from 'commander'
import { onProgress } from '../backups/archive-stores.ts'
import { openBackupSource } from '../backups/open-backup-source.ts'
import { readCommandConfig } from '../connection/command-config.ts'
import { exportLake } from '../operator/lake/export-lake.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printRecord } from '../terminal/output.ts'
import { openOutput } from '../terminal/output-place.ts'
import { say } from '../terminal/say.ts'

type ExportOptions = CommonOptions & { replace?: boolean }

/** Returns the command `endcap lake`. */
export const lakeCommand = (): Command =>
  new Command('lake')
    .description(say('cli.lake.description'))
    .addCommand(exportCommand())
    .addHelpText('after', examples('endcap lake export s3://lake/endcap'))

const exportCommand = (): Command =>
  new Command('export')
    .description(say('cli.lake.export_description'))
    .argument('<place>', say('cli.lake.argument_place'))
    .option('--replace', say('cli.lake.option_replace'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples('endcap lake export /mnt/lake', 'endcap lake export s3://lake/endcap --json'),
    )
    .action(exportAll)

async function exportAll(address: string, { replace = false, ...options }: ExportOptions): Promise<void> {
  await using place = await openOutput(address)
  await using source = await openBackupSource(readCommandConfig(options))
  const manifest = await exportLake({ database: source.database, place, replaces: replace, onProgress })
  if (manifest === null) {
    process.stderr.write(`endcap: ${say('cli.lake.day_is_finished')}\n`)
    return
  }
  const { day, read_at, tables } = manifest
  const rows = Object.entries(tables).map(([name, table]) => [name, table.rows] as const)
  printRecord({ day, read_at, ...Object.fromEntries(rows) }, options)
}

import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printRecord } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

/** Returns the command `endcap retention`. */
export function retentionCommand(): Command {
  return new Command('retention')
    .description(say('cli.retention.description'))
    .addHelpText('after', examples('endcap retention --dry-run'))
    .option('--dry-run', say('cli.retention.option_dry_run'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { dryRun?: boolean }) => {
      printRecord(await administer('retention', { isDryRun: options.dryRun ?? false }, options), options)
    })
}

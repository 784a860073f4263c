import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printRecord } from '../terminal/output.ts'

/** Returns the command `endcap retention`. */
export function retentionCommand(): Command {
  return new Command('retention')
    .description('remove what is kept no longer, which the service also does every day')
    .addHelpText('after', examples('endcap retention --dry-run'))
    .option('--dry-run', 'only show what would be removed')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { dryRun?: boolean }) => {
      printRecord(await administer('retention', { isDryRun: options.dryRun ?? false }, options), options)
    })
}

import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption } from '../terminal/options.ts'
import { printRecords } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

type Options = CommonOptions & { all?: boolean; org?: string; progress?: boolean }

/** Returns the command `endcap rescore`. */
export function rescoreCommand(): Command {
  return new Command('rescore')
    .description(say('cli.rescore.description'))
    .addHelpText('after', examples('endcap rescore --all', 'endcap rescore --org "$ORG" --progress'))
    .option('--all', say('cli.rescore.option_all'))
    .addOption(orgOption(say('cli.common.of_organization')))
    .option('--progress', say('cli.rescore.option_progress'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { all = false, org: organizationId = null, progress = false } = options
      if (all === (organizationId !== null)) throw new UsageError(say('cli.rescore.all_or_org'))
      const operation = progress ? 'rescoreProgress' : 'rescore'
      printRecords(
        await administer(operation, { organizationId }, options),
        options,
        say('cli.common.no_organizations'),
      )
    })
}

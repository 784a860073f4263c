import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption } from '../terminal/options.ts'
import { printRecords } from '../terminal/output.ts'
import { UsageError } from '../terminal/usage-error.ts'

type Options = CommonOptions & { all?: boolean; org?: string; progress?: boolean }

/** Returns the command `endcap rescore`. */
export function rescoreCommand(): Command {
  return new Command('rescore')
    .description(
      'score stored listings again that an earlier release has scored, in the background, after all other work',
    )
    .addHelpText('after', examples('endcap rescore --all', 'endcap rescore --org "$ORG" --progress'))
    .option('--all', 'of all organizations')
    .addOption(orgOption('of one organization'))
    .option('--progress', 'only show how far it is')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { all = false, org: organizationId = null, progress = false } = options
      if (all === (organizationId !== null)) throw new UsageError('--all or --org is needed, not both')
      const operation = progress ? 'rescoreProgress' : 'rescore'
      printRecords(
        await administer(operation, { organizationId }, options),
        options,
        'there are no organizations',
      )
    })
}

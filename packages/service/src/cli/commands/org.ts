import { Command } from 'commander'
import { administer } from '../administer.ts'
import { type CommonOptions, dataOption, icpPaths, jsonOption, orgOption, wholeNumber } from '../options.ts'
import { printRecord, printRecords } from '../output.ts'

type CreateOptions = CommonOptions & {
  name: string
  icp?: string
  defaultPortfolio: boolean
  rateLimit?: number
}

/** Returns the command `endcap org`. */
export function orgCommand(): Command {
  const org = new Command('org').description('organizations')
  org
    .command('create')
    .description('create an organization')
    .requiredOption('--name <name>', 'its name')
    .option('--icp <paths>', 'category subtrees that it may use, separated by commas')
    .option('--no-default-portfolio', 'without a default portfolio')
    .option('--rate-limit <n>', 'submissions a minute', wholeNumber)
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CreateOptions) => {
      const { name, defaultPortfolio, rateLimit = null } = options
      const icp = icpPaths(options.icp)
      printRecord(
        await administer('createOrganization', { name, icp, defaultPortfolio, rateLimit }, options),
        options,
      )
    })
  org
    .command('list')
    .description('list all organizations')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions) => {
      printRecords(await administer('listOrganizations', {}, options), options)
    })
  org
    .command('set-icp')
    .description('set the categories that an organization may use')
    .addOption(orgOption().makeOptionMandatory())
    .requiredOption('--icp <paths>', 'category subtrees, separated by commas, or "all"')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { org: string; icp: string }) => {
      printRecord(
        await administer('setIcp', { organizationId: options.org, icp: icpPaths(options.icp) }, options),
        options,
      )
    })
  return org
}

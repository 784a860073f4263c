import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import {
  type CommonOptions,
  dataOption,
  icpPaths,
  jsonOption,
  orgOption,
  wholeNumber,
} from '../terminal/options.ts'
import { printRecord, printRecords } from '../terminal/output.ts'

type CreateOptions = CommonOptions & {
  name: string
  icp?: string
  defaultPortfolio: boolean
  rateLimit?: number
}

const NONE = 'there are no organizations'

/** Returns the command `endcap org`. */
export function orgCommand(): Command {
  const org = new Command('org')
    .description('organizations')
    .addHelpText('after', examples('endcap org create --name "Acme"', 'endcap org usage'))
  org
    .command('create')
    .description('create an organization')
    .addHelpText(
      'after',
      examples(
        'endcap org create --name "Acme"',
        'endcap org create --name "Acme" --icp "Food,Beauty > Hair Care" --rate-limit 60',
      ),
    )
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
    .addHelpText('after', examples('endcap org list --json'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions) => {
      printRecords(await administer('listOrganizations', {}, options), options, NONE)
    })
  org
    .command('set-icp')
    .description('set the categories that an organization may use')
    .addHelpText(
      'after',
      examples(
        'endcap org set-icp --org "$ORG" --icp "Food,Beauty > Hair Care"',
        'endcap org set-icp --org "$ORG" --icp all',
      ),
    )
    .addOption(orgOption().makeOptionMandatory())
    .requiredOption('--icp <paths>', 'category subtrees, separated by commas, or "all"')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { org: string; icp: string }) => {
      printRecord(
        await administer(
          'changeOrganization',
          { organizationId: options.org, icp: icpPaths(options.icp) },
          options,
        ),
        options,
      )
    })
  addChanges(org)
  return org.addCommand(usageCommand())
}

type OrgOptions = CommonOptions & { org: string }

function addChanges(org: Command): void {
  const command = (name: string, description: string) =>
    org
      .command(name)
      .description(description)
      .addOption(orgOption().makeOptionMandatory())
      .addOption(dataOption())
      .addOption(jsonOption())
  const change = async (options: OrgOptions, changes: object) =>
    printRecord(
      await administer('changeOrganization', { organizationId: options.org, ...changes }, options),
      options,
    )
  command('rename', 'change the name of an organization')
    .requiredOption('--name <name>', 'its new name')
    .addHelpText('after', examples('endcap org rename --org "$ORG" --name "Acme Foods"'))
    .action((options: OrgOptions & { name: string }) => change(options, { name: options.name }))
  command('limit', 'change what an organization may submit and store')
    .option('--rate-limit <n>', 'submissions a minute, or "default"', numberOrDefault)
    .option('--quota-gb <n>', 'size of its stored files, or "default"', numberOrDefault)
    .addHelpText(
      'after',
      examples(
        'endcap org limit --org "$ORG" --rate-limit 300 --quota-gb 200',
        'endcap org limit --org "$ORG" --quota-gb default',
      ),
    )
    .action(({ rateLimit, quotaGb, ...options }: OrgOptions & { rateLimit?: Limit; quotaGb?: Limit }) =>
      change(options, {
        ...(rateLimit !== undefined && { rateLimit: limitOf(rateLimit) }),
        ...(quotaGb !== undefined && { quotaGb: limitOf(quotaGb) }),
      }),
    )
  command('suspend', 'refuse the clients and people of an organization; what is accepted is still scored')
    .addHelpText('after', examples('endcap org suspend --org "$ORG"'))
    .action((options: OrgOptions) => change(options, { isSuspended: true }))
  command('resume', 'end the suspension of an organization')
    .addHelpText('after', examples('endcap org resume --org "$ORG"'))
    .action((options: OrgOptions) => change(options, { isSuspended: false }))
  command('delete', 'delete an organization with all its rows and files, which cannot be undone')
    .requiredOption('--confirm <name>', 'its name, exactly')
    .addHelpText('after', examples('endcap org delete --org "$ORG" --confirm "Acme"'))
    .action(async (options: OrgOptions & { confirm: string }) => {
      const { org: organizationId, confirm } = options
      printRecord(await administer('deleteOrganization', { organizationId, confirm }, options), options)
    })
}

type Limit = number | 'default'
const limitOf = (limit: Limit): number | null => (limit === 'default' ? null : limit)
const numberOrDefault = (text: string): Limit => (text === 'default' ? text : wholeNumber(text))

function usageCommand(): Command {
  return new Command('usage')
    .description('show what organizations have of what they may have')
    .addHelpText('after', examples('endcap org usage --org "$ORG"'))
    .addOption(orgOption('of one organization'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { org?: string }) => {
      const input = { organizationId: options.org ?? null }
      printRecords(await administer('organizationUsage', input, options), options, NONE)
    })
}

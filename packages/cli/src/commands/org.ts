import { LANGUAGES, type Language } from '@endcap/words/languages'
import { Argument, Command } from 'commander'
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
import { say } from '../terminal/say.ts'

type CreateOptions = CommonOptions & {
  name: string
  icp?: string
  defaultPortfolio: boolean
  rateLimit?: number
}

/** Returns the command `endcap org`. */
export function orgCommand(): Command {
  const org = new Command('org')
    .description(say('cli.org.description'))
    .addHelpText('after', examples('endcap org create --name "Acme"', 'endcap org usage'))
  org
    .command('create')
    .description(say('cli.org.create_description'))
    .addHelpText(
      'after',
      examples(
        'endcap org create --name "Acme"',
        'endcap org create --name "Acme" --icp "Food,Beauty > Hair Care" --rate-limit 60',
      ),
    )
    .requiredOption('--name <name>', say('cli.org.option_name'))
    .option('--icp <paths>', say('cli.org.option_icp'))
    .option('--no-default-portfolio', say('cli.org.option_no_default_portfolio'))
    .option('--rate-limit <n>', say('cli.org.option_rate_limit'), wholeNumber)
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
    .description(say('cli.org.list_description'))
    .addHelpText('after', examples('endcap org list --json'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions) => {
      printRecords(
        await administer('listOrganizations', {}, options),
        options,
        say('cli.common.no_organizations'),
      )
    })
  org
    .command('set-icp')
    .description(say('cli.org.set_icp_description'))
    .addHelpText(
      'after',
      examples(
        'endcap org set-icp --org "$ORG" --icp "Food,Beauty > Hair Care"',
        'endcap org set-icp --org "$ORG" --icp all',
      ),
    )
    .addOption(orgOption().makeOptionMandatory())
    .requiredOption('--icp <paths>', say('cli.org.set_icp_option_icp'))
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
  command('rename', say('cli.org.rename_description'))
    .requiredOption('--name <name>', say('cli.org.rename_option_name'))
    .addHelpText('after', examples('endcap org rename --org "$ORG" --name "Acme Foods"'))
    .action((options: OrgOptions & { name: string }) => change(options, { name: options.name }))
  command('language', say('cli.org.language_description'))
    .addArgument(new Argument('<language>', say('cli.org.argument_language')).choices(LANGUAGES))
    .addHelpText('after', examples('endcap org language --org "$ORG" de'))
    .action((language: Language, options: OrgOptions) => change(options, { language }))
  command('limit', say('cli.org.limit_description'))
    .option('--rate-limit <n>', say('cli.org.limit_option_rate_limit'), numberOrDefault)
    .option('--quota-gb <n>', say('cli.org.option_quota_gb'), numberOrDefault)
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
  command('suspend', say('cli.org.suspend_description'))
    .addHelpText('after', examples('endcap org suspend --org "$ORG"'))
    .action((options: OrgOptions) => change(options, { isSuspended: true }))
  command('resume', say('cli.org.resume_description'))
    .addHelpText('after', examples('endcap org resume --org "$ORG"'))
    .action((options: OrgOptions) => change(options, { isSuspended: false }))
  command('delete', say('cli.org.delete_description'))
    .requiredOption('--confirm <name>', say('cli.org.option_confirm'))
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
    .description(say('cli.org.usage_description'))
    .addHelpText('after', examples('endcap org usage --org "$ORG"'))
    .addOption(orgOption(say('cli.common.of_organization')))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { org?: string }) => {
      const input = { organizationId: options.org ?? null }
      printRecords(
        await administer('organizationUsage', input, options),
        options,
        say('cli.common.no_organizations'),
      )
    })
}

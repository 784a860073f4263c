import { ROLES, type Role } from '@endcap/service/domains/auth/role'
import { Command, InvalidArgumentError, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption } from '../terminal/options.ts'
import { printRecord, printRecords } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

type InviteOptions = CommonOptions & {
  org: string
  role: Role
  retailer?: string
  tag?: string
  name?: string
  email?: string
  operator?: boolean
}

/** Returns the command `endcap user`. */
export function userCommand(): Command {
  const user = new Command('user')
    .description(say('cli.user.description'))
    .addHelpText('after', examples('endcap user invite --org "$ORG" --role editor --email ann@example.com'))
  user
    .command('invite')
    .description(say('cli.user.invite_description'))
    .addHelpText(
      'after',
      examples(
        'endcap user invite --org "$ORG" --role editor --email ann@example.com',
        'endcap user invite --org "$ORG" --role admin --name "Ann" --operator',
      ),
    )
    .addOption(orgOption().makeOptionMandatory())
    .addOption(new Option('--role <role>', say('cli.user.option_role')).choices(ROLES).makeOptionMandatory())
    .option('--retailer <id>', say('cli.user.option_retailer'))
    .option('--tag <tag>', say('cli.user.option_tag'))
    .option('--name <name>', say('cli.user.option_name'), oneLine)
    .option('--email <email>', say('cli.user.option_email'), emailAddress)
    .option('--operator', say('cli.user.option_operator'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: InviteOptions) => {
      const { org: organizationId, role, retailer = null, tag = null } = options
      const { name = null, email = null, operator: isOperator = false } = options
      const input = { organizationId, role, retailer, tag, name, email, isOperator }
      printRecord(await administer('inviteUser', input, options), options)
    })
  user
    .command('list')
    .description(say('cli.user.list_description'))
    .addHelpText('after', examples('endcap user list --org "$ORG"'))
    .addOption(orgOption(say('cli.user.option_org')))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { org?: string }) => {
      const input = { organizationId: options.org ?? null }
      printRecords(await administer('listUsers', input, options), options, say('cli.user.none'))
    })
  byId(user.command('link'), say('cli.user.link_description'), 'linkUser')
  byId(user.command('disable'), say('cli.user.disable_description'), 'disableUser')
  byId(user.command('enable'), say('cli.user.enable_description'), 'enableUser')
  return user
}

/** Completes a command that takes the id of a person. */
function byId(
  command: Command,
  description: string,
  operation: 'linkUser' | 'disableUser' | 'enableUser',
): void {
  command
    .description(description)
    .addHelpText('after', examples(`endcap user ${command.name()} "$USER_ID"`))
    .argument('<user-id>')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (userId: string, options: CommonOptions) => {
      printRecord(await administer(operation, { userId }, options), options)
    })
}

function oneLine(text: string): string {
  const name = text.trim()
  if (name === '' || Array.from(name).length > 100 || /\p{Cc}/u.test(name))
    throw new InvalidArgumentError(say('cli.user.wrong_name'))
  return name
}

function emailAddress(text: string): string {
  if (text.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(text))
    throw new InvalidArgumentError(say('cli.user.wrong_email'))
  return text
}

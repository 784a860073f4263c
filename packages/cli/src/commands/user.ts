import { ROLES, type Role } from '@endcap/service/domains/auth/role'
import { Command, InvalidArgumentError, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption } from '../terminal/options.ts'
import { printRecord, printRecords } from '../terminal/output.ts'

type InviteOptions = CommonOptions & {
  org: string
  role: Role
  name?: string
  email?: string
  operator?: boolean
}

/** Returns the command `endcap user`. */
export function userCommand(): Command {
  const user = new Command('user')
    .description('people who use the console')
    .addHelpText('after', examples('endcap user invite --org "$ORG" --role editor --email ann@example.com'))
  user
    .command('invite')
    .description('add a person to an organization and print the link to sign in with')
    .addHelpText(
      'after',
      examples(
        'endcap user invite --org "$ORG" --role editor --email ann@example.com',
        'endcap user invite --org "$ORG" --role admin --name "Ann" --operator',
      ),
    )
    .addOption(orgOption().makeOptionMandatory())
    .addOption(new Option('--role <role>', 'role in it').choices(ROLES).makeOptionMandatory())
    .option('--name <name>', 'name of the person', oneLine)
    .option('--email <email>', 'email, by which OIDC finds the person', emailAddress)
    .option('--operator', 'operates the installation, with every role in every organization')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: InviteOptions) => {
      const { org: organizationId, role, name = null, email = null, operator: isOperator = false } = options
      const input = { organizationId, role, name, email, isOperator }
      printRecord(await administer('inviteUser', input, options), options)
    })
  user
    .command('list')
    .description('list people')
    .addHelpText('after', examples('endcap user list --org "$ORG"'))
    .addOption(orgOption('of one organization, with their roles'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { org?: string }) => {
      const input = { organizationId: options.org ?? null }
      printRecords(await administer('listUsers', input, options), options, 'no people match')
    })
  byId(user.command('link'), 'print a new link to sign in with, which replaces the one before', 'linkUser')
  byId(user.command('disable'), 'disable a person; ends the sessions at once', 'disableUser')
  byId(user.command('enable'), 'enable a person again', 'enableUser')
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
    throw new InvalidArgumentError('must be one line of 1 to 100 characters')
  return name
}

function emailAddress(text: string): string {
  if (text.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(text))
    throw new InvalidArgumentError('must be an email address of at most 254 characters')
  return text
}

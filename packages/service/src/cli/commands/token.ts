import { Command } from 'commander'
import { type AccessOptions, addAccessOptions, requestAccess, withoutEmpty } from '../access.ts'
import { printLine } from '../output.ts'
import { UsageError } from '../usage-error.ts'

/** Returns the command `endcap token`. */
export function tokenCommand(): Command {
  return addAccessOptions(
    new Command('token').description(
      'print an access token of the first credential, or of a client with its secret',
    ),
  ).action((options: AccessOptions, command: Command) => printToken(withoutEmpty(options, command), command))
}

async function printToken(options: AccessOptions, command: Command): Promise<void> {
  const isRemote = ['baseUrl', 'audience'].some((name) => command.getOptionValueSource(name) === 'cli')
  if (isRemote && !options.clientSecret)
    throw new UsageError('--base-url and --audience need a client secret (ENDCAP_CLIENT_SECRET)')
  const token = await requestAccess(options)
  printLine(options.json ? JSON.stringify(token) : token.access_token)
}

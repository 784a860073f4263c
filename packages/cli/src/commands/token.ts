import { Command, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { addClientSecret } from '../connection/client-secret.ts'
import { DEFAULT_ADDRESS } from '../connection/connect.ts'
import { type Client, requestToken } from '../connection/request-token.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

type TokenOptions = CommonOptions & {
  baseUrl: string
  audience?: string
  clientId?: string
  clientSecret?: string
  org?: string
}

/** Returns the command `endcap token`. The variables of its options are those of the SDK. */
export function tokenCommand(): Command {
  const token = new Command('token')
    .description(say('cli.token.description'))
    .addHelpText(
      'after',
      examples(
        'endcap token',
        'endcap token --client-id "$ID" --client-secret "$SECRET" --org "$ORG" --base-url https://endcap.example.com',
      ),
    )
    .addOption(new Option('--client-id <id>', say('cli.common.client_id')).env('ENDCAP_CLIENT_ID'))
  return addClientSecret(token, say('cli.token.option_client_secret'))
    .addOption(new Option('--org <id>', say('cli.common.organization_id')).env('ENDCAP_ORGANIZATION_ID'))
    .addOption(
      new Option('--base-url <url>', say('cli.token.option_base_url'))
        .env('ENDCAP_BASE_URL')
        .default(DEFAULT_ADDRESS),
    )
    .addOption(new Option('--audience <url>', say('cli.common.audience')).env('ENDCAP_AUDIENCE'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action((options: TokenOptions, command: Command) => printToken(withoutEmpty(options, command), command))
}

/** Leaves out empty variables, as the settings do. An empty option is an error, because it may be a variable that is not set. */
function withoutEmpty(options: TokenOptions, command: Command): TokenOptions {
  const empty = command.options.filter((option) => command.getOptionValue(option.attributeName()) === '')
  const given = empty.find((option) => command.getOptionValueSource(option.attributeName()) === 'cli')
  if (given) throw new UsageError(say('cli.token.empty_option', { option: given.long ?? '' }))
  const names = new Set(empty.map((option) => option.attributeName()))
  return {
    baseUrl: DEFAULT_ADDRESS,
    ...Object.fromEntries(Object.entries(options).filter(([name]) => !names.has(name))),
  }
}

async function printToken(options: TokenOptions, command: Command): Promise<void> {
  const token = options.clientSecret
    ? await requestToken(clientOf(options, options.clientSecret))
    : await issueHere(options, command)
  printLine(options.json ? JSON.stringify(token) : token.access_token)
}

/** Issues a token without HTTP and without a secret, as the operator of the service. */
function issueHere(options: TokenOptions, command: Command) {
  const remote = ['baseUrl', 'audience'].some((name) => command.getOptionValueSource(name) === 'cli')
  if (remote) throw new UsageError(say('cli.token.needs_secret'))
  const input = { clientId: options.clientId ?? null, organizationId: options.org ?? null }
  return administer('issueToken', input, options)
}

function clientOf({ baseUrl, audience, clientId, org }: TokenOptions, clientSecret: string): Client {
  if (!clientId || !org) throw new UsageError(say('cli.common.secret_needs_client'))
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new UsageError(say('cli.token.wrong_base_url', { address: baseUrl }))
  const address = withoutSlash(baseUrl)
  return {
    baseUrl: address,
    audience: withoutSlash(audience ?? address),
    clientId,
    clientSecret,
    organizationId: org,
  }
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

import { Command, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { addClientSecret } from '../connection/client-secret.ts'
import { DEFAULT_ADDRESS } from '../connection/connect.ts'
import { type Client, requestToken } from '../connection/request-token.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
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
    .description('print an access token of the first credential, or of a client with its secret')
    .addHelpText(
      'after',
      examples(
        'endcap token',
        'endcap token --client-id "$ID" --client-secret "$SECRET" --org "$ORG" --base-url https://endcap.example.com',
      ),
    )
    .addOption(new Option('--client-id <id>', 'client').env('ENDCAP_CLIENT_ID'))
  return addClientSecret(token, 'its secret; requests the token by HTTP')
    .addOption(new Option('--org <id>', 'organization id').env('ENDCAP_ORGANIZATION_ID'))
    .addOption(
      new Option('--base-url <url>', 'address of the service, with a secret')
        .env('ENDCAP_BASE_URL')
        .default(DEFAULT_ADDRESS),
    )
    .addOption(new Option('--audience <url>', 'production address, if it is another').env('ENDCAP_AUDIENCE'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action((options: TokenOptions, command: Command) => printToken(withoutEmpty(options, command), command))
}

/** Leaves out empty variables, as the settings do. An empty option is an error, because it may be a variable that is not set. */
function withoutEmpty(options: TokenOptions, command: Command): TokenOptions {
  const empty = command.options.filter((option) => command.getOptionValue(option.attributeName()) === '')
  const given = empty.find((option) => command.getOptionValueSource(option.attributeName()) === 'cli')
  if (given) throw new UsageError(`${given.long ?? ''} must not be empty`)
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
  if (remote) throw new UsageError('--base-url and --audience need a client secret (ENDCAP_CLIENT_SECRET)')
  const input = { clientId: options.clientId ?? null, organizationId: options.org ?? null }
  return administer('issueToken', input, options)
}

function clientOf({ baseUrl, audience, clientId, org }: TokenOptions, clientSecret: string): Client {
  if (!clientId || !org) throw new UsageError('a client secret needs --client-id and --org')
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new UsageError(`--base-url must be an http or https address, not "${baseUrl}"`)
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

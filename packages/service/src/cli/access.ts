import { type Command, Option } from 'commander'
import { administer } from './administer.ts'
import { type CommonOptions, dataOption, jsonOption } from './options.ts'
import { type Client, requestToken } from './request-token.ts'
import { UsageError } from './usage-error.ts'

/** Options of commands that call the API of a service as a client. */
export type AccessOptions = CommonOptions & {
  baseUrl: string
  audience?: string
  clientId?: string
  clientSecret?: string
  org?: string
}

const DEFAULT_ADDRESS = 'http://127.0.0.1:8080'

/** Adds the options by which a command gets access. Their variables are those of the SDK. */
export function addAccessOptions(command: Command): Command {
  return command
    .addOption(new Option('--client-id <id>', 'client').env('ENDCAP_CLIENT_ID'))
    .addOption(
      new Option('--client-secret <secret>', 'its secret; requests the token by HTTP').env(
        'ENDCAP_CLIENT_SECRET',
      ),
    )
    .addOption(new Option('--org <id>', 'organization id').env('ENDCAP_ORGANIZATION_ID'))
    .addOption(
      new Option('--base-url <url>', 'address of the service')
        .env('ENDCAP_BASE_URL')
        .default(DEFAULT_ADDRESS),
    )
    .addOption(new Option('--audience <url>', 'production address, if it is another').env('ENDCAP_AUDIENCE'))
    .addOption(dataOption())
    .addOption(jsonOption())
}

/** Leaves out empty variables, as the settings do. An empty option is an error, because it may be a variable that is not set. */
export function withoutEmpty<Options extends AccessOptions>(options: Options, command: Command): Options {
  const empty = command.options.filter((option) => command.getOptionValue(option.attributeName()) === '')
  const given = empty.find((option) => command.getOptionValueSource(option.attributeName()) === 'cli')
  if (given) throw new UsageError(`${given.long ?? ''} must not be empty`)
  const names = new Set(empty.map((option) => option.attributeName()))
  return {
    ...Object.fromEntries(Object.entries(options).filter(([name]) => !names.has(name))),
    ...(names.has('baseUrl') ? { baseUrl: DEFAULT_ADDRESS } : {}),
  } as Options
}

/** Requests a token by HTTP with a client secret, or issues one as the operator of the service on this machine. */
export async function requestAccess(options: AccessOptions) {
  if (options.clientSecret) return requestToken(clientOf(options, options.clientSecret))
  return administer(
    'issueToken',
    { clientId: options.clientId ?? null, organizationId: options.org ?? null },
    options,
  )
}

function clientOf(options: AccessOptions, clientSecret: string): Client {
  const { audience, clientId, org } = options
  if (!clientId || !org) throw new UsageError('a client secret needs --client-id and --org')
  const baseUrl = addressOf(options)
  return {
    baseUrl,
    audience: withoutSlash(audience ?? baseUrl),
    clientId,
    clientSecret,
    organizationId: org,
  }
}

/** Returns the address of the service. @throws UsageError */
export function addressOf({ baseUrl }: AccessOptions): string {
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new UsageError(`--base-url must be an http or https address, not "${baseUrl}"`)
  return withoutSlash(baseUrl)
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

import { existsSync } from 'node:fs'
import { Endcap } from '@endcap/client'
import { type Command, Option } from 'commander'
import type { ControlOperations } from '../operator/administration/administration.ts'
import { controlClient, NotRunningError } from '../operator/control/control-socket.ts'
import { type CommonOptions, dataOption } from '../terminal/options.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'
import { administer } from './administer.ts'
import { addClientSecret } from './client-secret.ts'
import { readCommandConfig } from './command-config.ts'

/** Address of a service that runs with the defaults. */
export const DEFAULT_ADDRESS = 'http://127.0.0.1:8080'

export type ConnectionOptions = Pick<CommonOptions, 'data'> & {
  baseUrl?: string
  audience?: string
  clientId?: string
  clientSecret?: string
  org?: string
}

/** Adds the options of commands that call the API. Their variables are those of the SDK. */
export function addConnectionOptions(command: Command): Command {
  command
    .addOption(new Option('--base-url <url>', say('cli.common.base_url')).env('ENDCAP_BASE_URL'))
    .addOption(new Option('--client-id <id>', say('cli.common.client_id')).env('ENDCAP_CLIENT_ID'))
  return addClientSecret(command, say('cli.common.client_secret'))
    .addOption(new Option('--org <id>', say('cli.common.organization_id')).env('ENDCAP_ORGANIZATION_ID'))
    .addOption(new Option('--audience <url>', say('cli.common.audience')).env('ENDCAP_AUDIENCE'))
    .addOption(dataOption())
}

/** Returns the address of the service that runs on the data directory, or the configured one if none does. */
async function localAddress(where: { data?: string }): Promise<string> {
  const { auth, database, dataDirectory } = readCommandConfig(where)
  if (database.url !== null || !existsSync(dataDirectory)) return auth.baseUrl
  try {
    const { address } = await controlClient<ControlOperations>(dataDirectory)('findAddress', {})
    return address ?? auth.baseUrl
  } catch (error) {
    if (error instanceof NotRunningError) return auth.baseUrl
    throw error
  }
}

/**
 * Creates a client of the API. Without a secret, it uses tokens that the operator of the service may issue. Empty
 * options count as missing, because they may be variables that are not set.
 */
export async function connect({
  baseUrl: givenUrl,
  audience,
  clientId,
  clientSecret,
  org,
  ...where
}: ConnectionOptions): Promise<Endcap> {
  // With a secret, the service may run elsewhere, and the data directory of this machine has no meaning.
  const baseUrl = givenUrl || (clientSecret ? DEFAULT_ADDRESS : await localAddress(where))
  try {
    if (!clientSecret) {
      const wanted = { clientId: clientId || null, organizationId: org || null }
      return Endcap.withToken(() => administer('issueToken', wanted, where), { baseUrl })
    }
    if (!clientId || !org) throw new UsageError(say('cli.common.secret_needs_client'))
    return new Endcap({
      baseUrl,
      clientId,
      clientSecret,
      organizationId: org,
      audience: audience || undefined,
    })
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

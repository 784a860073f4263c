import { Endcap } from '@endcap/client'
import { type Command, Option } from 'commander'
import { administer } from './administer.ts'
import { addClientSecret } from './client-secret.ts'
import { type CommonOptions, dataOption } from './options.ts'
import { UsageError } from './usage-error.ts'

export type ConnectionOptions = Pick<CommonOptions, 'data'> & {
  baseUrl: string
  audience?: string
  clientId?: string
  clientSecret?: string
  org?: string
}

/** Adds the options of commands that call the API. Their variables are those of the SDK. */
export function addConnectionOptions(command: Command): Command {
  command
    .addOption(
      new Option('--base-url <url>', 'address of the service')
        .env('ENDCAP_BASE_URL')
        .default('http://127.0.0.1:8080'),
    )
    .addOption(new Option('--client-id <id>', 'client').env('ENDCAP_CLIENT_ID'))
  return addClientSecret(command, 'its secret; not needed on the machine of the service')
    .addOption(new Option('--org <id>', 'organization id').env('ENDCAP_ORGANIZATION_ID'))
    .addOption(new Option('--audience <url>', 'production address, if it is another').env('ENDCAP_AUDIENCE'))
    .addOption(dataOption())
}

/**
 * Creates a client of the API. Without a secret, it uses tokens that the operator of the service may issue. Empty
 * options count as missing, because they may be variables that are not set.
 */
export function connect({
  baseUrl,
  audience,
  clientId,
  clientSecret,
  org,
  ...where
}: ConnectionOptions): Endcap {
  try {
    if (!clientSecret) {
      const wanted = { clientId: clientId || null, organizationId: org || null }
      return Endcap.withToken(() => administer('issueToken', wanted, where), { baseUrl })
    }
    if (!clientId || !org) throw new UsageError('a client secret needs --client-id and --org')
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

import { ConfigError } from '@endcap/service/config/config'
import { readSecretFiles } from '@endcap/service/config/secret-files'
import { type Command, Option } from 'commander'

const VARIABLE = 'ENDCAP_CLIENT_SECRET'

/** Adds the option for the secret of a client, which is also read from the file that ENDCAP_CLIENT_SECRET_FILE names. */
export function addClientSecret(command: Command, description: string): Command {
  return command
    .addOption(new Option('--client-secret <secret>', description).env(VARIABLE))
    .hook('preAction', useSecretFile)
}

/** Sets the option from the file. @throws ConfigError if the file cannot be used, or the variable is set as well */
function useSecretFile(command: Command): void {
  if (command.getOptionValueSource('clientSecret') === 'cli') return
  const { environment, problems } = readSecretFiles(process.env, [VARIABLE])
  if (problems.length > 0) throw new ConfigError(problems)
  const secret = environment[VARIABLE]
  if (secret !== undefined) command.setOptionValueWithSource('clientSecret', secret, 'env')
}

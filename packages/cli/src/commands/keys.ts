import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printRecord } from '../terminal/output.ts'

/** Returns the command `endcap keys`. */
export function keysCommand(): Command {
  const keys = new Command('keys')
    .description('keys that sign access tokens')
    .addHelpText('after', examples('endcap keys rotate'))
  keys
    .command('rotate')
    .description('add a signing key; tokens of the old one stay valid until they expire')
    .addHelpText('after', examples('endcap keys rotate'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions) => {
      printRecord(await administer('rotateKeys', {}, options), options)
    })
  return keys
}

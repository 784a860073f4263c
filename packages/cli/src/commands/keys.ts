import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printRecord } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

/** Returns the command `endcap keys`. */
export function keysCommand(): Command {
  const keys = new Command('keys')
    .description(say('cli.keys.description'))
    .addHelpText('after', examples('endcap keys rotate'))
  keys
    .command('rotate')
    .description(say('cli.keys.rotate_description'))
    .addHelpText('after', examples('endcap keys rotate'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions) => {
      printRecord(await administer('rotateKeys', {}, options), options)
    })
  return keys
}

import { Command } from 'commander'
import { administer } from '../administer.ts'
import { type CommonOptions, dataOption, jsonOption } from '../options.ts'
import { printRecord } from '../output.ts'

/** Returns the command `endcap keys`. */
export function keysCommand(): Command {
  const keys = new Command('keys').description('keys that sign access tokens')
  keys
    .command('rotate')
    .description('add a signing key; tokens of the old one stay valid until they expire')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions) => {
      printRecord(await administer('rotateKeys', {}, options), options)
    })
  return keys
}

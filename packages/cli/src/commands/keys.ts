import { writeFile } from 'node:fs/promises'
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
    .addHelpText('after', examples('endcap keys rotate', 'endcap keys c2pa --out c2pa.pem'))
  keys
    .command('rotate')
    .description(say('cli.keys.rotate_description'))
    .addHelpText('after', examples('endcap keys rotate'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions) => {
      printRecord(await administer('rotateKeys', {}, options), options)
    })
  keys
    .command('c2pa')
    .description(say('cli.keys.c2pa_description'))
    .addHelpText('after', examples('endcap keys c2pa --out c2pa.pem'))
    .requiredOption('--out <file>', say('cli.keys.c2pa_out'))
    .addOption(jsonOption())
    .action(createKey)
  return keys
}

/** Writes a key that its owner alone can read. Never replaces a file. */
async function createKey({ out, ...options }: CommonOptions & { out: string }): Promise<void> {
  const { createC2paKey } = await import('@endcap/service/domains/images/c2pa-key')
  const { key, issuer } = await createC2paKey()
  const files = { key: out, issuer: `${out}.issuer` }
  const write = (file: string, content: string, mode: number) =>
    writeFile(file, content, { mode, flag: 'wx' }).catch((error: unknown) => {
      throw new Error(say('cli.keys.c2pa_not_written', { file }), { cause: error })
    })
  await write(files.key, key, 0o600)
  await write(files.issuer, issuer, 0o644)
  printRecord(files, options)
}

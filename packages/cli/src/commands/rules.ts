import { Command } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printLine, printRecord, printRecords } from '../terminal/output.ts'
import { readText } from '../terminal/read-csv.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

type PackOptions = CommonOptions & { publisher?: string }

/** Returns the command `endcap rules`. */
export function rulesCommand(): Command {
  return new Command('rules')
    .description(say('cli.rules.description'))
    .addHelpText('after', examples('endcap rules export > rules.json', 'endcap rules import rules.json'))
    .addCommand(
      subcommand('list', say('cli.rules.list_description'))
        .addHelpText('after', examples('endcap rules list'))
        .action(listPacks),
    )
    .addCommand(
      subcommand('export', say('cli.rules.export_description'))
        .addHelpText('after', examples('endcap rules export > rules.json'))
        .action(async (options: CommonOptions) =>
          printLine(JSON.stringify(await administer('exportRules', {}, options), null, 2)),
        ),
    )
    .addCommand(
      ofPack('preview', say('cli.rules.preview_description'))
        .addHelpText('after', examples('endcap rules preview rules.json'))
        .action(async (file: string, options: PackOptions) =>
          printRecords(
            await administer('previewRules', given(file, options), options),
            options,
            say('cli.rules.no_changes'),
          ),
        ),
    )
    .addCommand(
      ofPack('import', say('cli.rules.import_description'))
        .addHelpText('after', examples('endcap rules import rules.json --publisher "$KEY"'))
        .action(async (file: string, options: PackOptions) =>
          printRecord(await administer('importRules', given(file, options), options), options),
        ),
    )
    .addCommand(
      subcommand('rollback', say('cli.rules.rollback_description'))
        .argument('<version>', say('cli.rules.argument_version'))
        .addHelpText('after', examples('endcap rules rollback 0'))
        .action(rollBack),
    )
}

const subcommand = (name: string, description: string): Command =>
  new Command(name).description(description).addOption(dataOption()).addOption(jsonOption())

const ofPack = (name: string, description: string): Command =>
  subcommand(name, description)
    .argument('<file>', say('cli.rules.argument_file'))
    .option('--publisher <key>', say('cli.rules.option_publisher'))

async function listPacks(options: CommonOptions): Promise<void> {
  const { publisher, packs } = await administer('listRules', {}, options)
  if (options.json) return printLine(JSON.stringify({ publisher, packs }))
  printRecord({ [say('cli.rules.own_key')]: publisher }, {})
  printRecords(packs, {}, say('cli.rules.none'))
}

async function rollBack(version: string, options: CommonOptions): Promise<void> {
  if (!/^\d{1,9}$/.test(version)) throw new UsageError(say('cli.rubric.wrong_version'))
  printRecord(await administer('rollBackRules', { version: Number(version) }, options), options)
}

function given(file: string, { publisher = null }: { publisher?: string | null }) {
  try {
    return { pack: JSON.parse(readText(file)) as unknown, publisher }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(say('cli.rubric.not_json', { file, reason: error.message }))
  }
}

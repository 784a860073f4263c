import { Command } from 'commander'
import { evaluateMos } from '../evaluate/evaluate-mos.ts'
import { evaluatePairs } from '../evaluate/evaluate-pairs.ts'
import { evaluateTypes } from '../evaluate/evaluate-types.ts'
import type { Figure } from '../evaluate/figures.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, jsonOption } from '../terminal/options.ts'
import { printRecord, printRecords } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

type Options = CommonOptions & { images: string }
type Run = (csv: string, options: Options) => Promise<void>

/** Returns the command `endcap evaluate`. */
export function evaluateCommand(): Command {
  const evaluate = new Command('evaluate')
    .description(say('cli.evaluate.description'))
    .addHelpText('after', examples('endcap evaluate types labels.csv --images photos/'))
  const add = (name: string, description: string, table: string, run: Run) =>
    evaluate
      .command(name)
      .description(description)
      .argument('<csv>', table)
      .requiredOption('--images <dir>', say('cli.evaluate.option_images'))
      .addOption(jsonOption())
      .addHelpText('after', examples(`endcap evaluate ${name} ${name}.csv --images photos/`))
      .action(run)
  add(
    'types',
    say('cli.evaluate.types_description'),
    say('cli.evaluate.types_argument_csv'),
    (csv, options) => printFigures(evaluateTypes(csv, options.images), options),
  )
  add(
    'pairs',
    say('cli.evaluate.pairs_description'),
    say('cli.evaluate.pairs_argument_csv'),
    (csv, options) => printFigures(evaluatePairs(csv, options.images), options),
  )
  add(
    'mos',
    say('cli.evaluate.mos_description'),
    say('cli.evaluate.mos_argument_csv'),
    async (csv, options) => printRecord(await evaluateMos(csv, options.images), options),
  )
  return evaluate
}

const printFigures = async (figures: Promise<Figure[]>, options: Options): Promise<void> =>
  printRecords(await figures, options, say('cli.evaluate.no_figures'))

import { Command } from 'commander'
import { evaluateMos } from '../evaluate/evaluate-mos.ts'
import { evaluatePairs } from '../evaluate/evaluate-pairs.ts'
import { evaluateTypes } from '../evaluate/evaluate-types.ts'
import type { Figure } from '../evaluate/figures.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, jsonOption } from '../terminal/options.ts'
import { printRecord, printRecords } from '../terminal/output.ts'

type Options = CommonOptions & { images: string }
type Run = (csv: string, options: Options) => Promise<void>

/** Returns the command `endcap evaluate`. */
export function evaluateCommand(): Command {
  const evaluate = new Command('evaluate')
    .description('compare measurements of Endcap with people’s')
    .addHelpText('after', examples('endcap evaluate types labels.csv --images photos/'))
  const add = (name: string, description: string, table: string, run: Run) =>
    evaluate
      .command(name)
      .description(description)
      .argument('<csv>', table)
      .requiredOption('--images <dir>', 'the folder that the table’s images are relative to')
      .addOption(jsonOption())
      .addHelpText('after', examples(`endcap evaluate ${name} ${name}.csv --images photos/`))
      .action(run)
  add(
    'types',
    'agreement of the asset types with labels, beside the figures of public sets',
    'a table with the columns image and label, and optionally accept, source and listing',
    (csv, options) => printFigures(evaluateTypes(csv, options.images), options),
  )
  add(
    'pairs',
    'agreement of the likeness of images with judgments, beside the figures of public sets',
    'a table with the columns image, other and same (picture, product or nothing)',
    (csv, options) => printFigures(evaluatePairs(csv, options.images), options),
  )
  add(
    'mos',
    'agreement of the learned quality with mean opinions: SROCC, PLCC and RMSE',
    'a table with the columns image and mos; the rmse needs opinions from 0 to 1',
    async (csv, options) => printRecord(await evaluateMos(csv, options.images), options),
  )
  return evaluate
}

const printFigures = async (figures: Promise<Figure[]>, options: Options): Promise<void> =>
  printRecords(await figures, options, 'there are no figures')

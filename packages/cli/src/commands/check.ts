import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findRetailer, RETAILERS, type Retailer } from '@endcap/catalog'
import { CERTIFIED, type ImageRole } from '@endcap/scoring'
import { releaseRubricOf } from '@endcap/service/domains/scoring/model'
import { Command, Option } from 'commander'
import { type CheckedImage, checkImage } from '../check/check-image.ts'
import { githubReport } from '../check/report-github.ts'
import { junitReport } from '../check/report-junit.ts'
import { sarifReport } from '../check/report-sarif.ts'
import { summary, textReport } from '../check/report-text.ts'
import { isUrl, listImages } from '../images/list-images.ts'
import { scoreImages } from '../images/score-images.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, findCategoryId, jsonOption, scoreOf } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { STDIN } from '../terminal/read-stdin.ts'
import { UsageError } from '../terminal/usage-error.ts'

const REPORTS = { text: textReport, junit: junitReport, sarif: sarifReport, github: githubReport }

type CheckOptions = CommonOptions & {
  min: number
  role: ImageRole
  format: keyof typeof REPORTS
  retailer?: string
  category?: string
  output?: string
}

/** Returns the command `endcap check`. */
export function checkCommand(): Command {
  return new Command('check')
    .description('fail if an image scores too low or breaks a rule of a retailer, for CI')
    .addHelpText(
      'after',
      examples(
        'endcap check photos/ --min 80 --retailer walmart_us',
        'endcap check photos/ --format junit --output report.xml',
      ),
    )
    .argument(
      '<path...>',
      'files or directories (all images below them); "-" reads one image from standard input',
    )
    .addOption(
      new Option('--min <score>', 'minimum score of every image').argParser(scoreOf).default(CERTIFIED),
    )
    .option('--retailer <id>', "also check the retailer's rules for main images, e.g. walmart_us")
    .option('--category <path>', 'category, e.g. "Food > Snacks"')
    .addOption(new Option('--role <role>', 'image role').choices(['hero', 'carousel']).default('hero'))
    .addOption(
      new Option('--format <format>', 'format of the report').choices(Object.keys(REPORTS)).default('text'),
    )
    .option('--output <file>', 'write the report to a file')
    .addOption(jsonOption())
    .action(check)
}

async function check(paths: string[], options: CheckOptions, command: Command): Promise<void> {
  if (options.json && command.getOptionValueSource('format') === 'cli')
    throw new UsageError('--json is a format of its own; leave out --format')
  const retailer = retailerOf(options)
  const rubric = releaseRubricOf(findCategoryId(options.category))
  if (paths.some(isUrl))
    throw new UsageError('endcap check reads files, directories and standard input, no URLs')
  const files = distinct(await listImages(paths))
  if (files.length === 0) throw new UsageError('there are no images to check')
  const { output } = options
  if (output !== undefined && files.some((file) => resolve(file) === resolve(output)))
    throw new UsageError('--output would overwrite an image')
  const images = await scoreImages(files, { role: options.role, rubric }, (result) =>
    checkImage(result, { min: options.min, retailer }),
  )
  await writeReport(images, options)
  const failed = images.filter(({ failures }) => failures.length > 0).length
  if (failed === 0) return
  process.stderr.write(`endcap: ${failed} of ${images.length} images failed\n`)
  process.exitCode = 1
}

/** Leaves out paths of files that are already among them, such as `./a.jpg` after `a.jpg`. */
const distinct = (files: readonly string[]): string[] =>
  [...Map.groupBy(files, (file) => (file === STDIN ? file : resolve(file))).values()].flatMap(
    ([first]) => first ?? [],
  )

async function writeReport(images: readonly CheckedImage[], options: CheckOptions): Promise<void> {
  const report = options.json
    ? images.map((image) => JSON.stringify(image)).join('\n')
    : REPORTS[options.format](images)
  if (options.output === undefined) return printLine(report)
  await writeFile(options.output, `${report}\n`).catch((error: unknown) => {
    throw new Error(`the report cannot be written to ${options.output}`, { cause: error })
  })
  if (!options.json) printLine(summary(images))
}

function retailerOf({ retailer: id, role }: CheckOptions): Retailer | null {
  if (id === undefined) return null
  if (role === 'carousel')
    throw new UsageError('--retailer has rules for main images only; leave it out with --role carousel')
  const retailer = findRetailer(id)
  if (retailer) return retailer
  throw new UsageError(
    `there is no retailer "${id}"; use one of ${RETAILERS.map((each) => each.id).join(' ')}`,
  )
}

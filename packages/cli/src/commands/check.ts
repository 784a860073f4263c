import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findCategory, findRetailer, findTarget, RETAILERS, type Retailer, TARGETS } from '@endcap/catalog'
import { loadRules } from '@endcap/catalog/load-rules'
import { CERTIFIED, type ImageRole, judge } from '@endcap/scoring'
import { marketOf } from '@endcap/service/domains/acceptance/judge-listing'
import { releaseRubricOf } from '@endcap/service/domains/scoring/model'
import { Command, InvalidArgumentError, Option } from 'commander'
import { type CheckedImage, checkImage, type Requirements } from '../check/check-image.ts'
import { githubReport } from '../check/report-github.ts'
import { junitReport } from '../check/report-junit.ts'
import { markdownReport } from '../check/report-markdown.ts'
import { sarifReport } from '../check/report-sarif.ts'
import { summary, textReport } from '../check/report-text.ts'
import { isUrl, listImages } from '../images/list-images.ts'
import { scoreImages } from '../images/score-images.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, findCategoryId, jsonOption, scoreOf } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { STDIN } from '../terminal/read-stdin.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

const REPORTS = {
  text: textReport,
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  markdown: markdownReport,
}

type Format = keyof typeof REPORTS
type Report = { format: Format; file: string }

type CheckOptions = CommonOptions & {
  min: number
  role: ImageRole
  format: Format
  retailer?: string
  target?: string
  category?: string
  output?: string
  report?: Report[]
}

/** Returns the command `endcap check`. */
export function checkCommand(): Command {
  return new Command('check')
    .description(say('cli.check.description'))
    .addHelpText(
      'after',
      examples(
        'endcap check photos/ --min 80 --retailer walmart_us',
        'endcap check photos/ --target google-merchant-center',
        'endcap check photos/ --report junit=report.xml --report sarif=report.sarif',
      ),
    )
    .argument('<path...>', say('cli.check.argument_path'))
    .addOption(new Option('--min <score>', say('cli.check.option_min')).argParser(scoreOf).default(CERTIFIED))
    .option('--retailer <id>', say('cli.check.option_retailer'))
    .option('--target <id>', say('cli.check.option_target'))
    .option('--category <path>', say('cli.common.category'))
    .addOption(
      new Option('--role <role>', say('cli.common.role')).choices(['hero', 'carousel']).default('hero'),
    )
    .addOption(
      new Option('--format <format>', say('cli.check.option_format'))
        .choices(Object.keys(REPORTS))
        .default('text'),
    )
    .option('--output <file>', say('cli.check.option_output'))
    .option('--report <format=file>', say('cli.check.option_report'), addReport)
    .addOption(jsonOption())
    .action(check)
}

async function check(paths: string[], options: CheckOptions, command: Command): Promise<void> {
  if (options.json && command.getOptionValueSource('format') === 'cli')
    throw new UsageError(say('cli.check.json_and_format'))
  const retailer = retailerOf(options)
  const judgeFacts = await judgeFactsOf(options)
  const rubric = releaseRubricOf(findCategoryId(options.category))
  if (paths.some(isUrl)) throw new UsageError(say('cli.check.reads_no_urls'))
  const files = distinct(await listImages(paths))
  if (files.length === 0) throw new UsageError(say('cli.check.no_images'))
  const { output, report: reports = [] } = options
  const written = [...(output === undefined ? [] : [output]), ...reports.map(({ file }) => file)]
  const taken = new Set(written.map((file) => resolve(file)))
  if (files.some((file) => taken.has(resolve(file)))) throw new UsageError(say('cli.check.overwrites_image'))
  const images = await scoreImages(files, { role: options.role, rubric }, (result) =>
    checkImage(result, { min: options.min, retailer, judgeFacts }),
  )
  await writeReport(images, options)
  const failed = images.filter(({ failures }) => failures.length > 0).length
  if (failed === 0) return
  process.stderr.write(`endcap: ${say('cli.check.images_failed', { failed, total: images.length })}\n`)
  process.exitCode = 1
}

/** Leaves out paths of files that are already among them, such as `./a.jpg` after `a.jpg`. */
const distinct = (files: readonly string[]): string[] =>
  [...Map.groupBy(files, (file) => (file === STDIN ? file : resolve(file))).values()].flatMap(
    ([first]) => first ?? [],
  )

/** Parses `sarif=report.sarif` for commander. */
function addReport(text: string, earlier: readonly Report[] = []): Report[] {
  const at = text.indexOf('=')
  const [name, file] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 0 || !isFormat(name) || file === '')
    throw new InvalidArgumentError(say('cli.check.wrong_report', { formats: Object.keys(REPORTS).join(' ') }))
  return [...earlier, { format: name, file }]
}

const isFormat = (name: string): name is Format => Object.hasOwn(REPORTS, name)

async function writeReport(images: readonly CheckedImage[], options: CheckOptions): Promise<void> {
  for (const { format, file } of options.report ?? []) await save(file, REPORTS[format](images))
  const report = options.json
    ? images.map((image) => JSON.stringify(image)).join('\n')
    : REPORTS[options.format](images)
  if (options.output === undefined) return printLine(report)
  await save(options.output, report)
  if (!options.json) printLine(summary(images))
}

async function save(file: string, report: string): Promise<void> {
  await writeFile(file, `${report}\n`).catch((error: unknown) => {
    throw new Error(say('cli.common.report_not_written', { file }), { cause: error })
  })
}

function retailerOf({ retailer: id, role }: CheckOptions): Retailer | null {
  if (id === undefined) return null
  if (role === 'carousel') throw new UsageError(say('cli.check.retailer_of_carousel'))
  const retailer = findRetailer(id)
  if (retailer) return retailer
  throw new UsageError(
    say('cli.check.no_such_retailer', { id, ids: RETAILERS.map((each) => each.id).join(' ') }),
  )
}

/** Judges an image by the release's rules of a target, today (UTC) and in the region of `--retailer`. */
async function judgeFactsOf({
  target: id,
  retailer: retailerId,
  role,
  category,
}: CheckOptions): Promise<Requirements['judgeFacts']> {
  if (id === undefined) return null
  const target = findTarget(id)
  const set = await loadRules(id)
  if (!target || !set)
    throw new UsageError(
      say('cli.check.no_such_target', { id, ids: TARGETS.map((each) => each.id).join(' ') }),
    )
  const categoryId = findCategoryId(category)
  const categoryPath = categoryId === null ? null : (findCategory(categoryId)?.path ?? null)
  const market = retailerId === undefined ? null : marketOf(target, retailerId)
  const day = new Date().toISOString().slice(0, 10)
  const rules = new Map(set.rules.map((rule) => [rule.id, rule]))
  return (facts) => {
    const images = role === 'hero' ? [{ facts }] : [null, { facts }]
    return judge(set, { images, categoryPath }, { market, day }).findings.flatMap((finding) => {
      const rule = rules.get(finding.rule)
      // Rules about several images need all of them.
      return rule && finding.image !== null ? [{ rule, finding }] : []
    })
  }
}

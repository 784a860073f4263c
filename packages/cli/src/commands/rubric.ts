import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { FAMILY_SLUGS, type RubricDetails, type RubricPreview } from '@endcap/api'
import { type RubricPreviewOptions, Rubrics } from '@endcap/client/rubrics'
import { Argument, Command } from 'commander'
import { addConnectionOptions, type ConnectionOptions, connect } from '../connection/connect.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, jsonOption } from '../terminal/options.ts'
import { printLine, printRecord, printRecords } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { StatusLine } from '../terminal/status-line.ts'
import { UsageError } from '../terminal/usage-error.ts'

type RubricOptions = ConnectionOptions & Pick<CommonOptions, 'json'>
type Patch = Record<string, unknown>

/** Returns the command `endcap rubric`. */
export function rubricCommand(): Command {
  return new Command('rubric')
    .description(say('cli.rubric.description'))
    .addHelpText(
      'after',
      examples('endcap rubric get beauty > beauty.json', 'endcap rubric preview beauty beauty.json'),
    )
    .addCommand(
      subcommand('list', say('cli.rubric.list_description'))
        .addHelpText('after', examples('endcap rubric list'))
        .action(listRubrics),
    )
    .addCommand(
      ofFamily('get', say('cli.rubric.get_description'))
        .option('--full', say('cli.rubric.option_full'))
        .addHelpText('after', examples('endcap rubric get beauty --full'))
        .action(getRubric),
    )
    .addCommand(
      ofFamily('preview', say('cli.rubric.preview_description'))
        .argument('<file>', say('cli.rubric.argument_file'))
        .addHelpText('after', examples('endcap rubric preview beauty beauty.json'))
        .action(previewRubric),
    )
    .addCommand(
      ofFamily('publish', say('cli.rubric.publish_description'))
        .argument('<file>', say('cli.rubric.argument_file'))
        .option('--comment <text>', say('cli.rubric.option_comment'))
        .addHelpText(
          'after',
          examples('endcap rubric publish beauty beauty.json --comment "White backgrounds count more"'),
        )
        .action(publishRubric),
    )
    .addCommand(
      ofFamily('rollback', say('cli.rubric.rollback_description'))
        .argument('<version>', say('cli.rubric.argument_version'))
        .addHelpText('after', examples('endcap rubric rollback beauty 3'))
        .action(rollBack),
    )
}

const subcommand = (name: string, description: string): Command =>
  addConnectionOptions(new Command(name).description(description)).addOption(jsonOption())

const ofFamily = (name: string, description: string): Command =>
  subcommand(name, description).addArgument(
    new Argument('<family>', say('cli.rubric.argument_family')).choices([...FAMILY_SLUGS.keys()]),
  )

async function listRubrics(options: RubricOptions): Promise<void> {
  printRecords(await new Rubrics(await connect(options)).list(), options, say('cli.rubric.none'))
}

async function getRubric(family: string, options: RubricOptions & { full?: boolean }): Promise<void> {
  const rubric = await new Rubrics(await connect(options)).get(family)
  printLine(JSON.stringify(options.full ? rubric.active : patchInForce(rubric), null, 2))
}

async function previewRubric(family: string, file: string, options: RubricOptions): Promise<void> {
  const patch = await readPatch(file)
  const rubrics = new Rubrics(await connect(options))
  const preview = await showingProgress((onProgress) => rubrics.preview(family, patch, { onProgress }))
  if (options.json) return printLine(JSON.stringify(preview))
  const { before, after } = preview
  printRecord(
    {
      [say('cli.rubric.listings')]: preview.listings,
      [say('cli.rubric.median')]: `${before.median ?? '-'} → ${after.median ?? '-'}`,
      [say('cli.rubric.certified')]: `${before.certified} → ${after.certified}`,
    },
    {},
  )
  printMovers([...preview.gainers, ...preview.losers])
}

async function showingProgress<Result>(
  work: (onProgress: NonNullable<RubricPreviewOptions['onProgress']>) => Promise<Result>,
): Promise<Result> {
  using line = new StatusLine()
  return await work(({ listings, of }) =>
    line.show(say('cli.rubric.progress', { done: listings, total: of })),
  )
}

function printMovers(movers: RubricPreview['gainers']): void {
  printRecords(
    movers.map(({ pdp_id, before, after, change, name }) => ({
      pdp_id,
      before,
      after,
      change: change > 0 ? `+${change}` : String(change),
      name,
    })),
    {},
    say('cli.rubric.no_score_changes'),
  )
}

async function publishRubric(
  family: string,
  file: string,
  options: RubricOptions & { comment?: string },
): Promise<void> {
  const rubrics = new Rubrics(await connect(options))
  const patch = await readPatch(file)
  const current = await rubrics.get(family)
  const isInForce = isDeepStrictEqual(patchInForce(current), patch)
  const published = isInForce
    ? current
    : await rubrics.publish(family, patch, {
        comment: options.comment,
        expected_version: current.active_version,
      })
  printRecord({ family, active_version: published.active_version, is_new: !isInForce }, options)
}

async function rollBack(family: string, version: string, options: RubricOptions): Promise<void> {
  if (!/^\d{1,9}$/.test(version)) throw new UsageError(say('cli.rubric.wrong_version'))
  const { active_version } = await new Rubrics(await connect(options)).activate(family, Number(version))
  printRecord({ family, active_version }, options)
}

/** Returns the changes of the version in force. The rubric of the release has none. */
function patchInForce({ versions }: RubricDetails): Patch {
  return versions.find(({ is_active: isActive }) => isActive)?.patch ?? {}
}

async function readPatch(file: string): Promise<Patch> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(
      say('cli.rubric.cannot_read', { file, reason: error instanceof Error ? error.message : String(error) }),
    )
  })
  const patch = parse(text, file)
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch))
    throw new UsageError(say('cli.rubric.no_object', { file }))
  return { ...patch }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(
      say('cli.rubric.not_json', { file, reason: error instanceof Error ? error.message : '' }),
    )
  }
}

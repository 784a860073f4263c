import type { JobRecordState } from '@endcap/service/platform/jobs/job-table/job-records'
import { Command, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { type JobChoice, MAX_DEAD_LETTERS } from '../operator/administration/job-administration.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption, wholeNumber } from '../terminal/options.ts'
import { printRecords } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

const STATES: JobRecordState[] = ['dead', 'waiting', 'active']
const LIMIT = 100

/** Returns the command `endcap jobs`. */
export function jobsCommand(): Command {
  const jobs = new Command('jobs')
    .description(say('cli.jobs.description'))
    .addHelpText('after', examples('endcap jobs list', 'endcap jobs retry --all'))
  jobs
    .command('list')
    .description(say('cli.jobs.list_description'))
    .addHelpText(
      'after',
      examples('endcap jobs list', 'endcap jobs list --state waiting --queue score-image'),
    )
    .addOption(new Option('--state <state>', say('cli.jobs.option_state')).choices(STATES).default('dead'))
    .option('--queue <name>', say('cli.jobs.option_queue'))
    .addOption(orgOption(say('cli.common.of_organization')))
    .addOption(new Option('--limit <n>', say('cli.jobs.option_limit')).argParser(wholeNumber).default(LIMIT))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & ListOptions) => {
      const { state, queue = null, org: organizationId = null, limit } = options
      const found = await administer('listJobs', { state, queue, organizationId, limit }, options)
      printRecords(found, options, say('cli.jobs.none'))
    })
  const choosing = (command: Command) =>
    command
      .argument('[job-id...]', say('cli.jobs.argument_job_id'))
      .option('--all', say('cli.jobs.option_all', { max: MAX_DEAD_LETTERS }))
      .addOption(dataOption())
      .addOption(jsonOption())
  choosing(jobs.command('retry'))
    .description(say('cli.jobs.retry_description'))
    .addHelpText('after', examples('endcap jobs retry --all'))
    .action(async (ids: string[], options: ChoiceOptions) => {
      printRecords(
        await administer('retryJobs', choiceOf(ids, options), options),
        options,
        say('cli.jobs.no_dead_letters'),
      )
    })
  choosing(jobs.command('discard'))
    .description(say('cli.jobs.discard_description'))
    .addHelpText('after', examples('endcap jobs discard "$JOB"'))
    .action(async (ids: string[], options: ChoiceOptions) => {
      printRecords(
        await administer('discardJobs', choiceOf(ids, options), options),
        options,
        say('cli.jobs.no_dead_letters'),
      )
    })
  return jobs
}

type ListOptions = { state: JobRecordState; queue?: string; org?: string; limit: number }
type ChoiceOptions = CommonOptions & { all?: boolean }

function choiceOf(ids: string[], { all = false }: ChoiceOptions): JobChoice {
  if (all === ids.length > 0) throw new UsageError(say('cli.jobs.ids_or_all'))
  return all ? { all } : { ids }
}

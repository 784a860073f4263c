import type { JobRecordState } from '@endcap/service/platform/jobs/job-table/job-records'
import { Command, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { type JobChoice, MAX_DEAD_LETTERS } from '../operator/administration/job-administration.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption, wholeNumber } from '../terminal/options.ts'
import { printRecords } from '../terminal/output.ts'
import { UsageError } from '../terminal/usage-error.ts'

const STATES: JobRecordState[] = ['dead', 'waiting', 'active']
const LIMIT = 100
const NO_DEAD_LETTERS = 'there are no dead letters'

/** Returns the command `endcap jobs`. */
export function jobsCommand(): Command {
  const jobs = new Command('jobs')
    .description('jobs that wait, run or are dead letters')
    .addHelpText('after', examples('endcap jobs list', 'endcap jobs retry --all'))
  jobs
    .command('list')
    .description('list jobs; by default dead letters, which failed their last attempt')
    .addHelpText(
      'after',
      examples('endcap jobs list', 'endcap jobs list --state waiting --queue score-image'),
    )
    .addOption(new Option('--state <state>', 'which').choices(STATES).default('dead'))
    .option('--queue <name>', 'jobs of one queue, such as score-image')
    .addOption(orgOption('of one organization'))
    .addOption(new Option('--limit <n>', 'at most').argParser(wholeNumber).default(LIMIT))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & ListOptions) => {
      const { state, queue = null, org: organizationId = null, limit } = options
      const found = await administer('listJobs', { state, queue, organizationId, limit }, options)
      printRecords(found, options, 'no jobs match')
    })
  const choosing = (command: Command) =>
    command
      .argument('[job-id...]', 'ids that endcap jobs list prints')
      .option('--all', `all dead letters, the oldest ${MAX_DEAD_LETTERS} at a time`)
      .addOption(dataOption())
      .addOption(jsonOption())
  choosing(jobs.command('retry'))
    .description('retry dead letters')
    .addHelpText('after', examples('endcap jobs retry --all'))
    .action(async (ids: string[], options: ChoiceOptions) => {
      printRecords(await administer('retryJobs', choiceOf(ids, options), options), options, NO_DEAD_LETTERS)
    })
  choosing(jobs.command('discard'))
    .description('delete dead letters; their listings and images stay unchanged')
    .addHelpText('after', examples('endcap jobs discard "$JOB"'))
    .action(async (ids: string[], options: ChoiceOptions) => {
      printRecords(await administer('discardJobs', choiceOf(ids, options), options), options, NO_DEAD_LETTERS)
    })
  return jobs
}

type ListOptions = { state: JobRecordState; queue?: string; org?: string; limit: number }
type ChoiceOptions = CommonOptions & { all?: boolean }

function choiceOf(ids: string[], { all = false }: ChoiceOptions): JobChoice {
  if (all === ids.length > 0) throw new UsageError('job ids or --all are needed, not both')
  return all ? { all } : { ids }
}

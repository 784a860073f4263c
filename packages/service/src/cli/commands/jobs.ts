import { Command, Option } from 'commander'
import { AT_MOST, type JobChoice } from '../../administration/job-administration.ts'
import type { JobRecordState } from '../../jobs/job-records.ts'
import { administer } from '../administer.ts'
import { type CommonOptions, dataOption, jsonOption, wholeNumber } from '../options.ts'
import { printRecords } from '../output.ts'
import { UsageError } from '../usage-error.ts'

const STATES: JobRecordState[] = ['dead', 'waiting', 'active']
const LIMIT = 100

export function jobsCommand(): Command {
  const jobs = new Command('jobs').description('work that waits, runs, or was given up')
  jobs
    .command('list')
    .description('list jobs; without options, those that were given up after their last try')
    .addOption(new Option('--state <state>', 'which').choices(STATES).default('dead'))
    .option('--queue <name>', 'of one queue, such as score-image')
    .option('--org <id>', 'of one organization')
    .addOption(new Option('--limit <n>', 'at most').argParser(wholeNumber).default(LIMIT))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & ListOptions) => {
      const { state, queue = null, org: organizationId = null, limit } = options
      const found = await administer('listJobs', { state, queue, organizationId, limit }, options)
      printRecords(found, options)
    })
  const choosing = (command: Command) =>
    command
      .argument('[job-id...]', 'as told by endcap jobs list')
      .option('--all', `all that were given up, the oldest ${AT_MOST} at a time`)
      .addOption(dataOption())
      .addOption(jsonOption())
  choosing(jobs.command('retry'))
    .description('do the work of jobs that were given up after all')
    .action(async (ids: string[], options: ChoiceOptions) => {
      printRecords(await administer('retryJobs', choiceOf(ids, options), options), options)
    })
  choosing(jobs.command('discard'))
    .description('forget jobs that were given up; what they were about stays as it is')
    .action(async (ids: string[], options: ChoiceOptions) => {
      printRecords(await administer('discardJobs', choiceOf(ids, options), options), options)
    })
  return jobs
}

type ListOptions = { state: JobRecordState; queue?: string; org?: string; limit: number }
type ChoiceOptions = CommonOptions & { all?: boolean }

function choiceOf(ids: string[], { all = false }: ChoiceOptions): JobChoice {
  if (all === ids.length > 0) throw new UsageError('name the ids of jobs, or --all')
  return all ? { all } : { ids }
}

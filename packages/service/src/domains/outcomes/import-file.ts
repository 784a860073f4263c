import { MAX_OUTCOMES, newOutcome, type OutcomeFileQuery, type OutcomeFileReport } from '@endcap/api'
import { findRetailer } from '@endcap/catalog'
import { CatalogFileError } from '@endcap/catalog-files'
import { type OutcomeFile, OutcomeFileError, readOutcomes } from '@endcap/outcome-files'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { saveOutcomes } from './save-outcomes.ts'
import { enqueueScoring } from './score-arms.job.ts'
import { withShownPictures } from './shown-pictures.ts'

type Deps = { db: Db; jobs: Pick<JobQueue, 'enqueue'> }

/** Ends the transaction of a trial without its changes. */
class Trial extends Error {
  readonly report: OutcomeFileReport
  constructor(report: OutcomeFileReport) {
    super('a trial stores nothing')
    this.report = report
  }
}

/** Stores the rows of a file that can be read, all or none. @throws DomainError INVALID_OUTCOME_FILE, TOO_MANY_OUTCOMES */
export async function importFile(
  { db, jobs }: Deps,
  organizationId: string,
  bytes: Uint8Array,
  { dry_run: isTrial, ...defaults }: OutcomeFileQuery,
): Promise<OutcomeFileReport> {
  const file = readFile(bytes, defaults)
  const { valid, refused } = check(file)
  try {
    return await db.transaction().execute(async (trx) => {
      const report = await store(trx, organizationId, file, valid)
      report.problems.push(...refused, ...file.problems)
      report.problems.sort((one, other) => one.row - other.row)
      if (isTrial === 'true') throw new Trial(report)
      await enqueueScoring({ trx, jobs }, { organizationId })
      return report
    })
  } catch (error) {
    if (error instanceof Trial) return error.report
    throw error
  }
}

function readFile(bytes: Uint8Array, defaults: Omit<OutcomeFileQuery, 'dry_run'>): OutcomeFile {
  try {
    const given = Object.entries(defaults).filter(([, value]) => value !== undefined)
    return readOutcomes(bytes, Object.fromEntries(given))
  } catch (error) {
    if (error instanceof OutcomeFileError || error instanceof CatalogFileError)
      throw new DomainError('INVALID_OUTCOME_FILE', error.message, { cause: error })
    throw error
  }
}

const fileOutcome = newOutcome.refine(({ market }) => market === undefined || findRetailer(market), {
  path: ['market'],
  message: 'is not a supported retailer region',
})

/** Applies the limits of `POST /v1/outcomes` to each row. */
function check({ outcomes }: OutcomeFile) {
  const checked = outcomes.map(({ row, outcome }) => ({ row, ...fileOutcome.safeParse(outcome) }))
  return {
    valid: checked.flatMap(({ row, data }) => (data ? [{ row, outcome: data }] : [])),
    refused: checked.flatMap(({ row, error }) =>
      error
        ? [
            {
              row,
              problem: 'not_valid' as const,
              message: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
            },
          ]
        : [],
    ),
  }
}

async function store(
  trx: Db,
  organizationId: string,
  { format, dates }: OutcomeFile,
  valid: readonly { row: number; outcome: ReturnType<typeof newOutcome.parse> }[],
): Promise<OutcomeFileReport> {
  const report: OutcomeFileReport = {
    format,
    dates,
    rows: valid.length,
    stored: 0,
    replaced: 0,
    problems: [],
  }
  // Rows of a test together, so that few tests are read twice.
  const sorted = valid.toSorted((one, other) => (one.outcome.test < other.outcome.test ? -1 : 1))
  for (let from = 0; from < sorted.length; from += MAX_OUTCOMES) {
    const some = sorted.slice(from, from + MAX_OUTCOMES)
    const shown = await withShownPictures(
      trx,
      organizationId,
      some.map(({ outcome }) => outcome),
    )
    const { stored, replaced, problems } = await saveOutcomes(trx, organizationId, shown)
    report.stored += stored
    report.replaced += replaced
    for (const { row, problem } of problems)
      report.problems.push({ row: some[row - 1]?.row ?? row, problem, message: null })
  }
  return report
}

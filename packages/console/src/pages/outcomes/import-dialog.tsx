import type { OutcomeFileReport, OutcomeTest } from '@endcap/client'
import { OUTCOME_PROBLEMS } from '@endcap/outcomes'
import { useSignal } from '@preact/signals'
import { refreshOutcomes } from '../../features/outcomes/outcomes.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { DropPlace } from '../../parts/drop-place.tsx'
import { Icon } from '../../parts/icon.tsx'
import { failureText, showFailure, showToast } from '../../parts/toast.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { sendOutcomeFile } from './outcome-file.ts'
import { PROBLEM_WORDS } from './outcome-words.ts'
import { TemplateButton } from './template-button.tsx'

type Format = OutcomeFileReport['format']

/** Reports of platforms that choose whom they show which picture. */
const OBSERVATIONAL: ReadonlySet<Format> = new Set(['google_ads', 'google_merchant', 'meta', 'shopify'])

/** Returns the kind of a report, or null for a table of one's own, which has any. */
function kindOf(format: Format): OutcomeTest['kind'] | null {
  if (format === 'endcap') return null
  return OBSERVATIONAL.has(format) ? 'observational' : 'randomized'
}

type Read = { file: File; report: OutcomeFileReport }

type ImportDialogProps = { onStored: (kind: OutcomeTest['kind']) => void; onClose: () => void }

/** Takes a file of results: says first what is in it, and stores it then. `onStored` gets the kind of a report. */
export function ImportDialog({ onStored, onClose }: ImportDialogProps) {
  const isReading = useSignal(false)
  const failure = useSignal<string | null>(null)
  const read = useSignal<Read | null>(null)
  const take = async ([file]: readonly File[]) => {
    if (!file || isReading.value) return
    isReading.value = true
    failure.value = null
    try {
      read.value = { file, report: await sendOutcomeFile(file, { isDryRun: true }) }
    } catch (error) {
      failure.value = failureText(error)
    } finally {
      isReading.value = false
    }
  }
  const store = async ({ file }: Read) => {
    const { stored, replaced, format } = await sendOutcomeFile(file, { isDryRun: false })
    refreshOutcomes()
    showToast(say('console.outcomes.imported', { stored, replaced }))
    onClose()
    const kind = kindOf(format)
    if (kind) onStored(kind)
  }
  return (
    <Dialog title={say('console.outcomes.import')} onClose={onClose} wide>
      <p class="quiet">{say('console.outcomes.import_text')}</p>
      {read.value === null ? (
        <DropPlace
          accept=".csv,.tsv,.txt,.json,.ndjson,.xlsx"
          onFiles={(files) => void take(files).catch(showFailure)}
        >
          {isReading.value ? <span class="spinner" aria-hidden="true" /> : <Icon name="upload" />}
          <b>{say(isReading.value ? 'console.outcomes.reading' : 'console.outcomes.drop')}</b>
        </DropPlace>
      ) : (
        <Report read={read.value} />
      )}
      {failure.value !== null && (
        <p class="loss" role="alert">
          {failure.value}
        </p>
      )}
      <div class="dialog-buttons">
        <TemplateButton />
        {read.value !== null && (
          <>
            <Button onClick={() => (read.value = null)}>{say('console.outcomes.other_file')}</Button>
            <Button
              look="first"
              off={countOf(read.value.report) === 0 && say('console.outcomes.nothing_counted')}
              onClick={() => read.value && store(read.value)}
            >
              {counted(countOf(read.value.report), 'console.outcomes.store')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

const countOf = ({ stored, replaced }: OutcomeFileReport): number => stored + replaced

/** Returns a problem in the page's language, or null for one that only the service can describe. */
function problemText(problem: string): string | null {
  if (problem === 'arm_not_bound') return say('console.outcomes.problem_not_bound_yet')
  const known = OUTCOME_PROBLEMS.find((each) => each === problem)
  return known === undefined ? null : say(PROBLEM_WORDS[known])
}

/** Problems that are shown. */
const MAX_SHOWN = 50

/** Returns the first row of each problem, and how many rows have it. */
function byProblem(problems: OutcomeFileReport['problems']) {
  const texts = problems.map(({ row, problem, message }) => ({
    row,
    message: problemText(problem) ?? message ?? problem,
  }))
  return [...Map.groupBy(texts, ({ message }) => message)].map(([message, rows]) => ({
    message,
    row: rows[0]?.row ?? 0,
    count: rows.length,
  }))
}

const Report = ({ read: { file, report } }: { read: Read }) => (
  <div class="stack" role="status">
    <p>
      <b dir="auto">{file.name}</b>{' '}
      {say('console.outcomes.report', {
        rows: report.rows,
        stored: report.stored,
        replaced: report.replaced,
      })}
    </p>
    <p>
      {say('console.outcomes.format', { format: report.format })}{' '}
      {kindOf(report.format) === 'observational' && say('console.outcomes.not_causal_text')}{' '}
      {report.dates !== null && say('console.outcomes.dates_read', { dates: report.dates })}
    </p>
    {report.problems.length > 0 && (
      <div>
        <h3>{counted(report.problems.length, 'console.outcomes.not_counted')}</h3>
        <ul class="divided import-problems small" role="list" tabIndex={0}>
          {byProblem(report.problems)
            .slice(0, MAX_SHOWN)
            .map((each) => (
              <li key={each.message}>{say('console.outcomes.problem_of_row', each)}</li>
            ))}
        </ul>
      </div>
    )}
  </div>
)

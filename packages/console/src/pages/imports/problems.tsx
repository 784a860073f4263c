import type { Import, ImportProblem } from '@endcap/client'
import { useResource } from '../../data/resource.ts'
import { saveFile } from '../../data/save-file.ts'
import { Button } from '../../parts/button.tsx'
import { count } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { failedRowsName, problemText } from './import-words.ts'
import { imports } from './imports.ts'

/** Problems that are listed. The file of failed rows has all. */
const SHOWN = 50

/** Rows with a problem, what is wrong with each, and the file to mend them in. */
export function Problems({ found }: { found: Import }) {
  const { import_id: id, filename, progress, dry_run: dryRun, started_at: startedAt } = found
  const isStarted = startedAt !== null
  const failed = isStarted ? progress.failed : (dryRun?.failed ?? 0)
  const rows = useResource(isStarted && failed > 0 ? `import-rows ${id} ${failed}` : null, (signal) =>
    readProblems(id, signal),
  )
  const problems = isStarted ? (rows.data ?? []) : (dryRun?.problems ?? [])
  if (problems.length === 0) return null
  const download = async () => {
    const stream = await imports.failedRows(id)
    saveFile(await new Response(stream).blob(), failedRowsName(filename))
  }
  return (
    <section class="panel" aria-labelledby="problems">
      <div class="panel-head">
        <h2 id="problems">
          {failed === 0
            ? say('console.imports.problems_remarks')
            : say('console.imports.problems_title', { count: failed })}
        </h2>
        {failed > 0 && (
          <span class="end">
            <Button small icon="download" onClick={download}>
              {say('console.imports.failed_rows')}
            </Button>
          </span>
        )}
      </div>
      <ProblemsTable problems={problems.slice(0, SHOWN)} />
      {(problems.length > SHOWN || failed > SHOWN) && (
        <p class="meta">{say('console.imports.problems_first', { count: SHOWN })}</p>
      )}
    </section>
  )
}

async function readProblems(id: string, signal: AbortSignal): Promise<ImportProblem[]> {
  const { data } = await imports.rows(id, { status: 'failed', limit: SHOWN }, { signal }).page()
  return data.flatMap(({ problems, key }) => problems.map((problem) => ({ ...problem, key })))
}

const ProblemsTable = ({ problems }: { problems: readonly ImportProblem[] }) => (
  <div class="table-scroll" tabIndex={0} role="group" aria-label={say('console.imports.problems_group')}>
    <table class="table">
      <thead>
        <tr>
          <th scope="col" class="number">
            {say('console.imports.problem_row')}
          </th>
          <th scope="col">{say('console.imports.problem_listing')}</th>
          <th scope="col">{say('console.imports.problem_column')}</th>
          <th scope="col">{say('console.imports.problem_what')}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ row, key, column, code, message, severity }, index) => (
          <tr key={index}>
            <td class="number quiet">{count(row)}</td>
            <td>{key ?? <span class="quiet">{say('console.imports.empty_key')}</span>}</td>
            <td class="quiet">{column ?? '–'}</td>
            <td>
              {severity === 'warning' && <span class="tag">{say('console.imports.imported_anyway')}</span>}{' '}
              <span dir="auto">{problemText({ code, message })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

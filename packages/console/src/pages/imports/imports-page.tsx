import './imports.css'
import type { ImportSummary } from '@endcap/client'
import { at } from '../../base.ts'
import type { Resource } from '../../data/resource.ts'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { ago, bytesText, exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { DropCatalog } from './drop-catalog.tsx'
import { formatName } from './import-words.ts'
import { useImports } from './imports.ts'

/** Imports catalog files: a place for a file, and the imports so far. */
export function ImportsPage() {
  const imports = useImports()
  return (
    <Page
      title={say('console.imports.title')}
      documentTitle={say('console.imports.title')}
      class="imports"
      meta={say('console.imports.intro')}
    >
      <div class="stack">
        {currentSession().can.edit && (
          <DropCatalog
            title={say('console.imports.drop_file')}
            note={say('console.imports.drop_file_note')}
          />
        )}
        <EarlierImports imports={imports} />
      </div>
    </Page>
  )
}

const EarlierImports = ({ imports }: { imports: Resource<ImportSummary[]> }) => (
  <Loaded resource={imports}>
    {(all) =>
      all.length === 0 ? (
        <Empty title={say('console.imports.empty_title')} text={say('console.imports.empty_text')} />
      ) : (
        <section class="panel" aria-labelledby="earlier">
          <div class="panel-head">
            <h2 id="earlier">{say('console.imports.earlier_title')}</h2>
            <span class="meta end">{say('console.imports.earlier_note')}</span>
          </div>
          <ul class="divided">
            {all.map((each) => (
              <ImportLine key={each.import_id} summary={each} />
            ))}
          </ul>
        </section>
      )
    }
  </Loaded>
)

function ImportLine({ summary }: { summary: ImportSummary }) {
  const { import_id: id, filename, format, bytes, status, created_at: created } = summary
  return (
    <li class="import-line">
      <a class="cut" href={at(`import/${id}`)}>
        {filename ?? formatName(format)}
      </a>
      <span class="meta">
        {say('console.imports.format_and_size', { format: formatName(format), size: bytesText(bytes) })}
      </span>
      <span>
        <StatusTag status={status} />
      </span>
      <time class="meta" title={exactTime(created)} dateTime={created}>
        {ago(created)}
      </time>
    </li>
  )
}

const StatusTag = ({ status }: Pick<ImportSummary, 'status'>) => (
  <span class={tagClass(status)}>{say(`console.imports.status.${status}`)}</span>
)

function tagClass(status: ImportSummary['status']): string {
  if (status === 'completed') return 'tag good'
  return status === 'failed' || status === 'invalid' ? 'tag bad' : 'tag'
}

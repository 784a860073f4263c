import './imports.css'
import { FORMAT_NAMES } from '@endcap/catalog-files/format-names'
import type { ImportSummary } from '@endcap/client'
import { at } from '../../base.ts'
import type { Resource } from '../../data/resource.ts'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { ago, bytesText, exactTime } from '../../words/numbers.ts'
import { DropCatalog } from './drop-catalog.tsx'
import { STATUSES } from './import-words.ts'
import { useImports } from './imports.ts'

/** Imports catalog files: a place for a file, and the imports so far. */
export function ImportsPage() {
  const imports = useImports()
  return (
    <Page
      title="Import"
      documentTitle="Import"
      class="imports"
      meta="Listings from a file of your shop or catalog system. Nothing is imported before you have seen a dry run."
    >
      <div class="stack">
        {currentSession().can.edit && (
          <DropCatalog
            title="Drop or choose a file"
            note="Excel, CSV, TSV, NDJSON or XML: Shopify, Google Merchant, Amazon, WooCommerce, 15 other systems, or your own columns"
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
        <Empty
          title="Nothing was imported lately"
          text="Files and their results are kept for some days. Listings stay."
        />
      ) : (
        <section class="panel" aria-labelledby="earlier">
          <div class="panel-head">
            <h2 id="earlier">Imports</h2>
            <span class="meta end">kept for some days</span>
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
        {filename ?? FORMAT_NAMES[format]}
      </a>
      <span class="meta">
        {FORMAT_NAMES[format]}, {bytesText(bytes)}
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
  <span class={tagClass(status)}>{STATUSES[status]}</span>
)

function tagClass(status: ImportSummary['status']): string {
  if (status === 'completed') return 'tag good'
  return status === 'failed' || status === 'invalid' ? 'tag bad' : 'tag'
}

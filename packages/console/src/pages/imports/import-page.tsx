import './imports.css'
import type { Import } from '@endcap/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import { Loaded } from '../../parts/controls.tsx'
import { announce } from '../../parts/live.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { bytesText, count, counted } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { DropCatalog } from './drop-catalog.tsx'
import { ComposedSets, DryRunFigures, ProgressFigures } from './figures.tsx'
import { FirstListings } from './first-listings.tsx'
import { ImportButtons } from './import-buttons.tsx'
import { formatName, outcomeOf, STEPS, stepOf } from './import-words.ts'
import { useImport } from './imports.ts'
import { Problems } from './problems.tsx'

/** An import: its columns, its dry run, and its progress. It goes on without this page. */
export function ImportPage() {
  const id = useRoute().params['id'] ?? ''
  const resource = useImport(id)
  const { data, reload } = resource
  useAnnouncedOutcome(data)
  const [edited, setEdited] = useState<string | null>(null)
  // A file that cannot be read with its columns needs others.
  const isEditing = data !== undefined && (edited === id || data.status === 'invalid')
  const title = data
    ? say('console.imports.title_of', { file: data.filename ?? formatName(data.format) })
    : say('console.imports.title')
  return (
    <Page
      title={title}
      documentTitle={title}
      class="imports"
      crumbs={<Crumb href={at('import')}>{say('console.imports.title')}</Crumb>}
      meta={data && aboutImport(data)}
      buttons={data && <ImportButtons found={data} isEditing={isEditing} reload={reload} />}
    >
      <Loaded resource={resource} rows={6}>
        {(found) => (
          <Content
            found={found}
            isEditing={isEditing}
            setEditing={(isNow) => setEdited(isNow ? id : null)}
            reload={reload}
          />
        )}
      </Loaded>
    </Page>
  )
}

/** Announces how the dry run or the import has ended, but not what was so before. */
function useAnnouncedOutcome(data: Import | undefined): void {
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (!data) return
    const outcome = outcomeOf(data)
    if (outcome !== null && known.current !== null && known.current !== data.status) announce(outcome)
    known.current = data.status
  }, [data?.status])
}

function aboutImport({ format, reasons, bytes, dry_run: dryRun }: Import): string {
  const rows = dryRun === null ? null : counted(dryRun.rows, 'console.counted.rows')
  const name = formatName(format)
  const recognized = reasons.length === 0 ? name : say('console.imports.format_recognized', { format: name })
  return [recognized, bytesText(bytes), rows].filter((text) => text !== null).join('  ·  ')
}

type ContentProps = Parameters<typeof ColumnsPanel>[0]

function Content(props: ContentProps) {
  const { found } = props
  const { status, error, dry_run: dryRun } = found
  const isStarted = found.started_at !== null
  return (
    <div class="stack">
      <Steps current={stepOf(found)} />
      {error !== null && (
        <p class="panel loss" role="alert">
          {error}
        </p>
      )}
      {status === 'checking' && <Checking />}
      {isStarted ? <ProgressFigures found={found} /> : dryRun && <DryRunFigures dryRun={dryRun} />}
      <ComposedSets found={found} reload={props.reload} />
      <div class="import-columns">
        <div class="stack">
          <Problems found={found} />
          {status === 'ready' && <FirstListings importId={found.import_id} />}
        </div>
        <ColumnsPanel {...props} />
      </div>
      {currentSession().can.edit && (isStarted || (dryRun?.failed ?? 0) > 0) && (
        <DropCatalog
          title={say('console.imports.drop_again')}
          note={say('console.imports.drop_again_note')}
        />
      )}
    </div>
  )
}

const Steps = ({ current }: { current: number }) => (
  <ol class="steps" role="list" aria-label={say('console.imports.steps_label')}>
    {STEPS.map((step, index) => (
      <li
        key={step}
        class={index < current ? 'done' : undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <span class="step-number" aria-hidden="true">
          {index < current ? '✓' : count(index + 1)}
        </span>
        {index < current ? sayDone(say(step)) : say(step)}
      </li>
    ))}
  </ol>
)

const sayDone = (step: string) =>
  sayWith('console.imports.step_done', { step }, { spoken: (text) => <span class="spoken">{text}</span> })

const Checking = () => (
  <div class="panel row" role="status">
    <span class="spinner" aria-hidden="true" />
    {say('console.imports.checking')}
  </div>
)

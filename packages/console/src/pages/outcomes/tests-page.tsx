import './outcomes.css'
import type { OutcomeTestPage } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { at } from '../../base.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Loaded, Segments } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { count } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { exportTests } from './export-tests.ts'
import { FirstTest } from './first-test.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { KeysLine } from './keys-line.tsx'
import { OutcomeTabs } from './outcome-tabs.tsx'
import { TestFilters } from './test-filters.tsx'
import { TestList } from './test-list.tsx'
import { focusPanel, TestPanel } from './test-panel.tsx'
import { choosing, useOutcomeKeys } from './use-outcome-keys.ts'
import { type Tests, useTests } from './use-tests.ts'

/** All tests with their verdicts, and one of them in full. */
export function TestsPage() {
  const tests = useTests()
  const { query, go, rows, chosen, choose, hasNone } = tests
  const isImporting = useSignal(query['import'] !== undefined)
  const openImport = () => (isImporting.value = true)
  const closeImport = () => {
    isImporting.value = false
    if (query['import'] !== undefined) go({ import: null })
  }
  useOutcomeKeys('tests', { ...choosing(rows, chosen, choose), i: openImport, Enter: focusPanel })
  const showKind = (kind: Tests['kind']) => kind !== tests.kind && go({ ...kindOf(kind), import: null })
  const title = say('console.pages.outcomes')
  return (
    <Page
      title={title}
      documentTitle={title}
      class="outcomes"
      meta={tests.resource.data && !hasNone && countsText(tests.resource.data)}
      buttons={!hasNone && <Buttons tests={tests} onImport={openImport} />}
      tabs={<OutcomeTabs current="tests" />}
    >
      <Filters tests={tests} />
      <List tests={tests}>
        <ImportButton onImport={openImport} />
      </List>
      {(chosen !== null || query['test']) && (
        <TestPanel
          testId={query['test'] ?? chosen?.test.test_id ?? ''}
          armId={query['arm'] || chosen?.comparison?.arm_id || null}
          onDeleted={() => go(NOTHING_CHOSEN)}
        />
      )}
      {rows.length > 0 && <KeysLine keys={KEYS} />}
      {isImporting.value && <ImportDialog onStored={showKind} onClose={closeImport} />}
    </Page>
  )
}

const KEYS = [
  ['j k', 'console.outcomes.key_test'],
  ['↵', 'console.outcomes.key_open'],
  ['i', 'console.outcomes.key_import'],
  ['t', 'console.outcomes.key_tab'],
] as const

const NOTHING_CHOSEN = { test: null, arm: null }
const kindOf = (kind: Tests['kind']) => ({
  kind: kind === 'randomized' ? null : kind,
  verdict: null,
  ...NOTHING_CHOSEN,
})
const NO_FILTERS = {
  kind: null,
  verdict: null,
  retailer: null,
  category: null,
  source: null,
  ...NOTHING_CHOSEN,
}

const countsText = (page: OutcomeTestPage): string =>
  say('console.outcomes.counts', { all: all(page), ...page.counts })

const all = ({ counts }: OutcomeTestPage): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0)

const withCount = (id: MessageId, number: number | undefined): string =>
  number ? `${say(id)} ${count(number)}` : say(id)

type ImportProps = { onImport: () => void }

const Buttons = ({ tests: { rows, filters }, onImport }: ImportProps & { tests: Tests }) => (
  <>
    {rows.length > 0 && (
      <Button icon="download" onClick={() => exportTests(filters)}>
        {say('console.listings.export')}
      </Button>
    )}
    <ImportButton onImport={onImport} />
    <LinkButton look="first" href={at('outcomes/plan')}>
      {say('console.outcomes.plan_a_test')}
    </LinkButton>
  </>
)

const ImportButton = ({ onImport }: ImportProps) => (
  <Button
    icon="upload"
    keys="i"
    off={!currentSession().can.edit && say('console.outcomes.viewers')}
    onClick={onImport}
  >
    {say('console.outcomes.import')}
  </Button>
)

const Filters = ({ tests: { query, go, kind, resource, hasNone } }: { tests: Tests }) => (
  <div class="row wrap between outcome-filters">
    {hasNone ? <span /> : <TestFilters query={query} tests={resource.data?.data ?? []} onChange={go} />}
    <Segments
      label={say('console.outcomes.kinds')}
      value={kind}
      options={[
        ['randomized', withCount('console.outcomes.by_chance', resource.data && all(resource.data))],
        ['observational', withCount('console.outcomes.before_after', resource.data?.observational)],
      ]}
      onChange={(next) => go(kindOf(next))}
    />
  </div>
)

/** `children`: the way to the first test. */
const List = ({ tests, children }: { tests: Tests; children: ComponentChildren }) => (
  <Loaded resource={tests.resource} rows={6}>
    {({ has_more: hasMore }) => {
      if (tests.hasNone) return <FirstTest>{children}</FirstTest>
      if (tests.rows.length === 0) return <NoneLeft onClear={() => tests.go(NO_FILTERS)} />
      return (
        <div class="stack">
          {tests.kind === 'observational' && <p>{say('console.outcomes.not_causal_text')}</p>}
          <TestList rows={tests.rows} chosen={tests.chosen} hrefOf={tests.hrefOf} />
          {hasMore && (
            <div>
              <Button onClick={tests.showMore}>{say('console.parts.show_more')}</Button>
            </div>
          )}
        </div>
      )
    }}
  </Loaded>
)

const NoneLeft = ({ onClear }: { onClear: () => void }) => (
  <Empty title={say('console.outcomes.none_like_this')}>
    <Button onClick={onClear}>{say('console.common.clear_filters')}</Button>
  </Empty>
)

import type { OutcomeTestPage } from '@endcap/client'
import type { OutcomeTestParams } from '@endcap/client/outcomes'
import { VERDICTS } from '@endcap/outcomes'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import type { Resource } from '../../data/resource.ts'
import { useOutcomeTests } from '../../features/outcomes/outcomes.ts'
import { rowsOf, type TestRow } from './test-rows.ts'

const KINDS = ['randomized', 'observational'] as const

/** The tests of the filters in the address, and the one that it names. */
export type Tests = {
  query: Record<string, string>
  filters: OutcomeTestParams
  /** Changes the address. */
  go: (changed: Record<string, string | null>) => void
  kind: (typeof KINDS)[number]
  resource: Resource<OutcomeTestPage>
  rows: readonly TestRow[]
  /** Null for a test that is not in the list. */
  chosen: TestRow | null
  choose: (row: TestRow) => void
  hrefOf: (row: TestRow) => string
  /** True if there is no test at all. */
  hasNone: boolean
  showMore: () => void
}

/** Reads the tests of the filters in the address. */
export function useTests(): Tests {
  const { query, route, path } = useLocation()
  const pages = useSignal(1)
  const filters = filtersOf(query)
  const resource = useOutcomeTests(filters, pages.value)
  const rows = (resource.data?.data ?? []).flatMap(rowsOf)
  const hrefOf = ({ test, comparison }: TestRow) =>
    `${path}?${new URLSearchParams({ ...query, test: test.test_id, arm: comparison?.arm_id ?? '' })}`
  return {
    query,
    filters,
    go: (changed) => route(`${path}?${changedQuery(query, changed)}`, true),
    kind: filters.kind ?? 'randomized',
    resource,
    rows,
    chosen: rows.find((row) => isNamed(row, query)) ?? (query['test'] ? null : (rows[0] ?? null)),
    choose: (row) => route(hrefOf(row), true),
    hrefOf,
    hasNone: resource.data?.data.length === 0 && Object.keys(filters).length === 0,
    showMore: () => (pages.value += 1),
  }
}

const isNamed = ({ test, comparison }: TestRow, query: Record<string, string>): boolean =>
  test.test_id === query['test'] && (!query['arm'] || query['arm'] === comparison?.arm_id)

function filtersOf({ kind, verdict, retailer, category, source }: Record<string, string>) {
  const knownKind = KINDS.find((each) => each === kind)
  const knownVerdict = VERDICTS.find((each) => each === verdict)
  return {
    ...(knownKind && { kind: knownKind }),
    ...(knownVerdict && { verdict: knownVerdict }),
    ...(retailer && { retailer }),
    ...(category && { category_id: category }),
    ...(source && { source }),
  }
}

function changedQuery(query: Record<string, string>, changed: Record<string, string | null>) {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changed))
    if (value === null) next.delete(name)
    else next.set(name, value)
  return next
}

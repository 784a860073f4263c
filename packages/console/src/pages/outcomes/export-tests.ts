import type { OutcomeTest } from '@endcap/client'
import type { OutcomeTestParams } from '@endcap/client/outcomes'
import { csvLine } from '@endcap/foundation/tables/csv'
import { saveFile } from '../../data/save-file.ts'
import { outcomes } from '../../features/outcomes/outcomes.ts'
import { showToast } from '../../parts/toast.tsx'
import { count } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { categoryLeaf, retailerName } from '../../words/terms.ts'
import { armsOf, VERDICT_WORDS } from './outcome-words.ts'
import { barRange } from './range-bar.tsx'
import { rowsOf, type TestRow } from './test-rows.ts'

type Cell = string | number | null

const PAGE_SIZE = 200
/** A spreadsheet with more is hard to read, and a browser to fill. */
const MAX_TESTS = 10_000

/** Saves the tests of the filters as a CSV file, with what the page shows of them. */
export async function exportTests(filters: OutcomeTestParams): Promise<void> {
  const tests: OutcomeTest[] = []
  for (let cursor: string | null | undefined; cursor !== null && tests.length < MAX_TESTS; ) {
    const page = await outcomes.tests({ ...filters, limit: PAGE_SIZE, ...(cursor && { cursor }) })
    tests.push(...page.data)
    cursor = page.next_cursor
    if (tests.length >= MAX_TESTS && cursor !== null)
      showToast(say('console.outcomes.export_cut', { count: count(MAX_TESTS) }))
  }
  const lines = csvOfTests(tests)
  saveFile(new Blob(lines, { type: 'text/csv' }), 'outcomes.csv')
}

/** Returns the lines of a CSV file. Money has columns only where a test has any. */
function csvOfTests(tests: readonly OutcomeTest[]): string[] {
  const hasMoney = tests.some(({ arms }) => arms.some(({ revenue }) => revenue !== null))
  const columns = [...COLUMNS, ...(hasMoney ? MONEY : [])]
  const head = columns.map(([name]) => name())
  const lines = tests.flatMap(rowsOf).map((row) => columns.map(([, cell]) => cell(row)))
  // The mark at the start makes spreadsheet programs read the file as UTF-8.
  return ['\ufeff', ...[head, ...lines].map(csvLine)]
}

type Column = readonly [name: () => string, cell: (row: TestRow) => Cell]

const old = ({ test, comparison }: TestRow) => armsOf(test, comparison?.arm_id ?? '').old
const own = ({ test, comparison }: TestRow) => armsOf(test, comparison?.arm_id ?? '').own
const effect = ({ comparison }: TestRow) =>
  comparison === null || comparison.verdict === 'broken' ? null : barRange(comparison)
const percents = (share: number | undefined): Cell => (share === undefined ? null : Math.round(100 * share))

const COLUMNS: readonly Column[] = [
  [() => say('console.outcomes.test'), ({ test }) => test.name],
  [() => say('column.id'), ({ test }) => test.listing?.id ?? null],
  [() => say('column.name'), ({ test }) => test.listing?.name ?? null],
  [() => say('column.retailer'), ({ test }) => test.retailer && retailerName(test.retailer)],
  [() => say('column.category'), ({ test }) => categoryLeaf(test.category)],
  [() => say('console.outcomes.source'), ({ test }) => test.source],
  [() => say('console.outcomes.first_day'), ({ test }) => test.from],
  [() => say('console.outcomes.last_day'), ({ test }) => test.to],
  [
    () => say('console.outcomes.counted_as'),
    ({ test }) => say('console.outcomes.metric', { metric: test.metric }),
  ],
  ...armColumns('console.outcomes.column_old', old),
  ...armColumns('console.outcomes.column_new', own),
  [() => say('console.outcomes.score_difference'), ({ comparison }) => comparison?.score_difference ?? null],
  [
    () => say('console.outcomes.verdict'),
    ({ comparison }) => comparison && say(VERDICT_WORDS[comparison.verdict]),
  ],
  [() => say('console.outcomes.low_percent'), (row) => percents(effect(row)?.low)],
  [() => say('console.outcomes.middle_percent'), (row) => percents(effect(row)?.middle)],
  [() => say('console.outcomes.high_percent'), (row) => percents(effect(row)?.high)],
  [
    () => say('console.outcomes.kinds'),
    ({ test }) =>
      say(test.kind === 'randomized' ? 'console.outcomes.by_chance' : 'console.outcomes.not_causal'),
  ],
]

const MONEY: readonly Column[] = [
  [() => say('console.outcomes.column_old', { what: 'revenue' }), (row) => old(row)?.revenue ?? null],
  [() => say('console.outcomes.column_new', { what: 'revenue' }), (row) => own(row)?.revenue ?? null],
  [() => say('console.outcomes.currency'), ({ test }) => test.currency],
]

function armColumns(
  id: 'console.outcomes.column_old' | 'console.outcomes.column_new',
  armOf: typeof old,
): readonly Column[] {
  return [
    [() => say(id, { what: 'name' }), (row) => armOf(row)?.name ?? null],
    [() => say(id, { what: 'visitors' }), (row) => armOf(row)?.impressions ?? null],
    [() => say(id, { what: 'had' }), (row) => armOf(row)?.successes ?? null],
    [() => say(id, { what: 'score' }), (row) => armOf(row)?.score ?? null],
  ]
}

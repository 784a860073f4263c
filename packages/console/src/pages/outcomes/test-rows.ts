import type { OutcomeComparison, OutcomeTest } from '@endcap/client'

/** A row: a comparison of a test, or a test that has none. */
export type TestRow = { test: OutcomeTest; comparison: OutcomeComparison | null }

/** Returns the rows of a test. */
export const rowsOf = (test: OutcomeTest): TestRow[] =>
  test.comparisons.length === 0
    ? [{ test, comparison: null }]
    : test.comparisons.map((comparison) => ({ test, comparison }))

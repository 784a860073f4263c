import type { ApiPromise } from '../api-promise.ts'
import type {
  NewOutcome,
  OutcomeCalibration,
  OutcomeFileReport,
  OutcomePage,
  OutcomeSettings,
  OutcomeTest,
  OutcomeTestChange,
  OutcomeTestPage,
  StoredOutcomes,
  TestPlanPage,
} from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

type Page = { cursor?: string | undefined; limit?: number | undefined }
export type OutcomeFilters = Page & {
  test_id?: string | undefined
  has_problem?: 'true' | 'false' | undefined
}
export type OutcomeTestFilters = Page & {
  kind?: OutcomeTest['kind'] | undefined
  verdict?: OutcomeTest['comparisons'][number]['verdict'] | undefined
  retailer?: string | undefined
  source?: string | undefined
}
/** Values that a file may leave out, and whether it is only tried. */
export type OutcomeFileOptions = Partial<
  Record<'listing' | 'market' | 'test' | 'from' | 'to', string | undefined>
> & { dry_run?: 'true' | 'false' | undefined }

/** Results of tests beside scores. */
export class Outcomes {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Stores up to 1,000 rows. The same source, test, arm and days replace a row. */
  create(outcomes: readonly NewOutcome[], options?: RequestOptions): ApiPromise<StoredOutcomes> {
    return this.#send.request({ method: 'POST', path: ['outcomes'], body: { outcomes } }, options)
  }

  /** Stores the rows of a report. `dry_run` reports and stores nothing. */
  importFile(
    file: Blob | Uint8Array,
    query: OutcomeFileOptions = {},
    options?: RequestOptions,
  ): ApiPromise<OutcomeFileReport> {
    const body = new Blob([file as BlobPart], { type: 'text/csv' })
    return this.#send.request({ method: 'POST', path: ['outcome-files'], query, body }, options)
  }

  /** A page of rows, the newest first. */
  list(query: OutcomeFilters = {}, options?: RequestOptions): ApiPromise<OutcomePage> {
    return this.#send.request({ path: ['outcomes'], query }, options)
  }

  delete(outcomeId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['outcomes', outcomeId] }, options)
  }

  /** A page of tests with their verdicts, the newest first. */
  tests(query: OutcomeTestFilters = {}, options?: RequestOptions): ApiPromise<OutcomeTestPage> {
    return this.#send.request({ path: [TESTS], query }, options)
  }

  /** A test with its range after each period. */
  test(testId: string, options?: RequestOptions): ApiPromise<OutcomeTest> {
    return this.#send.request({ path: [TESTS, testId] }, options)
  }

  /** Says which pictures a test compared. */
  changeTest(testId: string, change: OutcomeTestChange, options?: RequestOptions): ApiPromise<OutcomeTest> {
    return this.#send.request({ method: 'PATCH', path: [TESTS, testId], body: change }, options)
  }

  deleteTest(testId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [TESTS, testId] }, options)
  }

  /** Tells whether a higher score sold more. @param family of rubrics, for the weights */
  calibration(family?: string, options?: RequestOptions): ApiPromise<OutcomeCalibration> {
    return this.#send.request({ path: ['outcome-calibration'], query: { family } }, options)
  }

  /** Changes to test, by what a test is expected to win. */
  plan(limit?: number, options?: RequestOptions): ApiPromise<TestPlanPage> {
    return this.#send.request({ path: ['outcome-plan'], query: { limit } }, options)
  }

  /** Roles that see revenue besides admins. */
  settings(options?: RequestOptions): ApiPromise<OutcomeSettings> {
    return this.#send.request({ path: ['outcome-settings'] }, options)
  }

  changeSettings(settings: OutcomeSettings, options?: RequestOptions): ApiPromise<OutcomeSettings> {
    return this.#send.request({ method: 'PUT', path: ['outcome-settings'], body: settings }, options)
  }
}

const TESTS = 'outcome-tests'

import type { ApiPromise } from '../api-promise.ts'
import type {
  NewOutcomes,
  NewOutcomeTest,
  Outcome,
  OutcomeCalibration,
  OutcomeFileReport,
  OutcomeSettings,
  OutcomeTest,
  OutcomeTestChange,
  OutcomeTestPage,
  StoredOutcomes,
  TestPlanPage,
} from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

export type OutcomeParams = {
  testId?: string | undefined
  /** True for rows that are not counted. */
  hasProblem?: boolean | undefined
  limit?: number | undefined
}

/** Values that a file may leave out. `dryRun` reports and stores nothing. */
export type OutcomeFileParams = { dryRun?: boolean | undefined } & {
  [Field in 'listing' | 'market' | 'test' | 'from' | 'to']?: string | undefined
}

/** `limit` is the page size. */
export type OutcomeTestParams = {
  kind?: OutcomeTest['kind'] | undefined
  verdict?: OutcomeTest['comparisons'][number]['verdict'] | undefined
  retailer?: string | undefined
  source?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** Results of tests of pictures, and what they say about scores. */
export class Outcomes {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Rows of the same source, test, arm and days are replaced. */
  create(outcomes: NewOutcomes['outcomes'], options?: RequestOptions): ApiPromise<StoredOutcomes> {
    return this.#send.request({ method: 'POST', path: ['outcomes'], body: { outcomes } }, options)
  }

  /** Stores the rows of a report, such as of Manage Your Experiments or Shopify. */
  importFile(
    file: Blob | Uint8Array,
    { dryRun = false, ...given }: OutcomeFileParams = {},
    options?: RequestOptions,
  ): ApiPromise<OutcomeFileReport> {
    const body = new Blob([file as BlobPart], { type: 'text/csv' })
    const query = { ...given, ...(dryRun && { dry_run: 'true' }) }
    return this.#send.request({ method: 'POST', path: ['outcome-files'], query, body }, options)
  }

  /** Newest first. */
  list({ testId, hasProblem, limit }: OutcomeParams = {}, options?: RequestOptions): List<Outcome> {
    const has = hasProblem === undefined ? undefined : String(hasProblem)
    const query = { test_id: testId, has_problem: has, limit }
    return new List((cursor) =>
      this.#send.request<Page<Outcome>>({ path: ['outcomes'], query: { ...query, cursor } }, options),
    )
  }

  delete(outcomeId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['outcomes', outcomeId] }, options)
  }

  /** A page of tests, newest first, with the number of comparisons by verdict. */
  tests(params: OutcomeTestParams = {}, options?: RequestOptions): ApiPromise<OutcomeTestPage> {
    return this.#send.request({ path: [TESTS], query: params }, options)
  }

  /** Keeps the pictures of a test before it starts, and reminds its author. */
  planTest(test: NewOutcomeTest, options?: RequestOptions): ApiPromise<OutcomeTest> {
    return this.#send.request({ method: 'POST', path: [TESTS], body: test }, options)
  }

  /** With the range after each period. */
  test(testId: string, options?: RequestOptions): ApiPromise<OutcomeTest> {
    return this.#send.request({ path: [TESTS, testId] }, options)
  }

  /** Sets pictures of arms, the control, and planned shares. */
  changeTest(testId: string, change: OutcomeTestChange, options?: RequestOptions): ApiPromise<OutcomeTest> {
    return this.#send.request({ method: 'PATCH', path: [TESTS, testId], body: change }, options)
  }

  deleteTest(testId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [TESTS, testId] }, options)
  }

  /** Says whether a higher score won. `family`: the family of rubrics for the proposed weights. */
  calibration(
    { family }: { family?: string | undefined } = {},
    options?: RequestOptions,
  ): ApiPromise<OutcomeCalibration> {
    return this.#send.request({ path: ['outcome-calibration'], query: { family } }, options)
  }

  /** Changes worth a test, by what they are expected to win. */
  plan({ limit }: { limit?: number | undefined } = {}, options?: RequestOptions): ApiPromise<TestPlanPage> {
    return this.#send.request({ path: ['outcome-plan'], query: { limit } }, options)
  }

  settings(options?: RequestOptions): ApiPromise<OutcomeSettings> {
    return this.#send.request({ path: [SETTINGS] }, options)
  }

  changeSettings(settings: OutcomeSettings, options?: RequestOptions): ApiPromise<OutcomeSettings> {
    return this.#send.request({ method: 'PUT', path: [SETTINGS], body: settings }, options)
  }
}

const TESTS = 'outcome-tests'
const SETTINGS = 'outcome-settings'

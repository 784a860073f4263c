import type { Outcome, OutcomeTest, OutcomeTestPage } from '@endcap/client'
import { Outcomes, type OutcomeTestParams } from '@endcap/client/outcomes'
import { readUpTo } from '../../data/read-up-to.ts'
import { type Resource, refreshWhere, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'
import { restartScoringPoll, scoringPoll } from './scoring-poll.ts'

export const outcomes = new Outcomes(endcap)

const PAGE_SIZE = 100
const MAX_PROBLEMS = 100
const FRESH_MS = 60_000

/** Reads the newest `pages` of tests. */
export const useOutcomeTests = (filters: OutcomeTestParams, pages = 1): Resource<OutcomeTestPage> =>
  useResource<OutcomeTestPage>(
    `outcomes:tests ${JSON.stringify(filters)} ${pages}`,
    async (signal) => {
      const read = (cursor?: string) =>
        outcomes.tests({ ...filters, limit: PAGE_SIZE, ...(cursor && { cursor }) }, { signal })
      let page = await read()
      for (let more = 1; more < pages && page.next_cursor !== null; more++) {
        const { data, ...next } = await read(page.next_cursor)
        page = { ...next, data: [...page.data, ...data] }
      }
      return page
    },
    { poll: ({ data }) => scoringPoll(data), isAnnounced: false },
  )

/** Reads a test with its range after each period. */
export const useOutcomeTest = (testId: string | null): Resource<OutcomeTest> =>
  useResource<OutcomeTest>(
    testId && `outcomes:test ${testId}`,
    (signal) => outcomes.test(testId ?? '', { signal }),
    { poll: (test) => scoringPoll([test]), isAnnounced: false },
  )

/** Reads the rows of a test that are not counted. */
export const useProblems = (testId: string | null): Resource<Outcome[]> =>
  useResource<Outcome[]>(testId && `outcomes:problems ${testId}`, async (signal) => {
    const rows = outcomes.list({ testId: testId ?? '', hasProblem: true, limit: MAX_PROBLEMS }, { signal })
    return (await readUpTo(rows, MAX_PROBLEMS)).data
  })

/** Compares scores with results. `family`: of the weights, else the one with most tests. */
export const useCalibration = (family?: string) =>
  useResource(`outcomes:calibration ${family}`, (signal) => outcomes.calibration({ family }, { signal }), {
    freshMs: FRESH_MS,
  })

/** Plans tests of the listings whose visits are known. */
export const useTestPlan = () =>
  useResource('outcomes:plan', (signal) => outcomes.plan({ limit: 50 }, { signal }), { freshMs: FRESH_MS })

/** Rereads tests, and what they say, where they are shown. `deleted`: a test that is gone. */
export const refreshOutcomes = (deleted?: string): void => {
  restartScoringPoll()
  refreshWhere((key) => key.startsWith('outcomes:') && !(deleted && key.endsWith(deleted)))
}

import { MAX_OUTCOME_FILE_BYTES, type Outcome } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Db } from '../../../platform/db/database.ts'
import { cutPage, decodeCursor, toPage } from '../../../platform/http/cursor.ts'
import { limitedBody } from '../../../platform/http/limited-body.ts'
import { acceptOnlyStreams, streamedBody } from '../../../platform/http/request-bodies.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import type { Caller } from '../../auth/access-tokens.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { checkFilters } from '../../pdps/reading/check-filters.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import { familyAt } from '../../rubrics/parse-rubric.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import { calibrateTests } from '../calibrate-tests.ts'
import { changeTest } from '../change-test.ts'
import { importFile } from '../import-file.ts'
import { changeMoneyRoles, readMoneyRoles, seesMoney } from '../money.ts'
import { compareObserved } from '../observational.ts'
import { deleteOutcome, deleteTest, listOutcomes } from '../outcome-store.ts'
import { planTest } from '../plan-test.ts'
import { planTests } from '../plan-tests.ts'
import { type Looks, presentTest } from '../present-test.ts'
import {
  countObservational,
  countVerdicts,
  expectedEffects,
  findTest,
  imagesOfArms,
  listTests,
  type TestRow,
} from '../read-tests.ts'
import { saveOutcomes } from '../save-outcomes.ts'
import { enqueueScoring } from '../score-arms.job.ts'
import { comparisonsOf, readArms, readRows } from '../settle-tests.ts'

export type OutcomeDeps = {
  db: Db
  jobs: Pick<JobQueue, 'enqueue'>
  links: Pick<SignedLinks, 'sign'>
  rubrics: Pick<RubricStore, 'of'>
}

/** Serves `POST /v1/outcomes`. */
export const createOutcomesOperation = ({ db, jobs }: OutcomeDeps) =>
  serve(api.createOutcomes, async (request) => {
    const { organizationId } = callerOf(request)
    const { outcomes } = request.body
    for (const { market } of outcomes) if (market !== undefined) existingRetailer(market)
    return db.transaction().execute(async (trx) => {
      const stored = await saveOutcomes(trx, organizationId, outcomes)
      await enqueueScoring({ trx, jobs }, { organizationId })
      return stored
    })
  })

/** Serves `POST /v1/outcome-files`. */
export const importOutcomeFileOperation = (deps: OutcomeDeps) =>
  serve(api.importOutcomeFile, {
    // Programs declare their files in many ways.
    prepare: (server) => acceptOnlyStreams(server, /^(?:text|application)\//),
    handler: async (request) => {
      const { market } = request.query
      if (market !== undefined) existingRetailer(market)
      const sent = limitedBody(streamedBody(request), { maxBytes: MAX_OUTCOME_FILE_BYTES, what: 'file' })
      return importFile(deps, callerOf(request).organizationId, await readBytes(sent), request.query)
    },
  })

/** Serves `GET /v1/outcomes`. */
export const listOutcomesOperation = ({ db }: OutcomeDeps) =>
  serve(api.listOutcomes, async (request) => {
    const caller = callerOf(request)
    const { cursor, limit, ...filters } = request.query
    const scope = { organizationId: caller.organizationId, list: 'outcomes', ...filters }
    const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
    const showsMoney = await seesMoney(db, caller)
    const read = await listOutcomes(db, caller.organizationId, { ...filters, before, limit: limit + 1 })
    const { rows, nextCursor } = cutPage(read, limit, scope, (row) => ({ value: '', id: row.outcome_id }))
    const withoutMoney = (row: Outcome): Outcome => ({ ...row, revenue: null })
    return toPage(showsMoney ? rows : rows.map(withoutMoney), nextCursor)
  })

/** Serves `DELETE /v1/outcomes/{outcome_id}`. */
export const deleteOutcomeOperation = ({ db, jobs }: OutcomeDeps) =>
  serve(api.deleteOutcome, async (request, reply) => {
    const { organizationId } = callerOf(request)
    await db.transaction().execute(async (trx) => {
      await deleteOutcome(trx, organizationId, request.params.outcome_id)
      await enqueueScoring({ trx, jobs }, { organizationId })
    })
    return reply.code(204).send()
  })

/** Serves `GET /v1/outcome-tests`. */
export const listOutcomeTestsOperation = (deps: OutcomeDeps) =>
  serve(api.listOutcomeTests, async (request) => {
    const caller = callerOf(request)
    const { organizationId } = caller
    const { cursor, limit, ...filters } = request.query
    checkFilters(filters)
    const scope = { organizationId, list: 'outcome-tests', ...filters }
    const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
    const read = await listTests(deps.db, organizationId, { ...filters, before, limit: limit + 1 })
    const { rows, nextCursor } = cutPage(read, limit, scope, ({ id }) => ({ value: '', id }))
    const context = await contextOf(deps, caller)
    const data = []
    for (const row of rows)
      data.push(presentTest(row, { ...context, comparisons: await compared(deps.db, caller, row) }))
    const page = toPage(data, nextCursor)
    return {
      ...page,
      counts: await countVerdicts(deps.db, organizationId),
      observational: await countObservational(deps.db, organizationId),
    }
  })

/** Serves `POST /v1/outcome-tests`. */
export const createOutcomeTestOperation = (deps: OutcomeDeps) =>
  serve(api.createOutcomeTest, async (request, reply) => {
    const caller = callerOf(request)
    const { organizationId } = caller
    const planned = request.body
    if (planned.market !== undefined) existingRetailer(planned.market)
    const id = await deps.db.transaction().execute(async (trx) => {
      const testId = await planTest(trx, organizationId, planned)
      await enqueueScoring({ trx, jobs: deps.jobs }, { organizationId })
      return testId
    })
    reply.code(201)
    return presentOne(deps, caller, id)
  })

/** Serves `GET /v1/outcome-tests/{test_id}`. */
export const getOutcomeTestOperation = (deps: OutcomeDeps) =>
  serve(api.getOutcomeTest, async (request) => presentOne(deps, callerOf(request), request.params.test_id))

/** Serves `PATCH /v1/outcome-tests/{test_id}`. */
export const changeOutcomeTestOperation = (deps: OutcomeDeps) =>
  serve(api.changeOutcomeTest, async (request) => {
    const caller = callerOf(request)
    const id = request.params.test_id
    await deps.db.transaction().execute(async (trx) => {
      await changeTest(trx, caller.organizationId, id, request.body)
      await enqueueScoring({ trx, jobs: deps.jobs }, { organizationId: caller.organizationId })
    })
    return presentOne(deps, caller, id)
  })

/** Serves `DELETE /v1/outcome-tests/{test_id}`. */
export const deleteOutcomeTestOperation = ({ db, jobs }: OutcomeDeps) =>
  serve(api.deleteOutcomeTest, async (request, reply) => {
    const { organizationId } = callerOf(request)
    await db.transaction().execute(async (trx) => {
      await deleteTest(trx, organizationId, request.params.test_id)
      await enqueueScoring({ trx, jobs }, { organizationId })
    })
    return reply.code(204).send()
  })

/** Serves `GET /v1/outcome-calibration`. */
export const calibrateOutcomesOperation = (deps: OutcomeDeps) =>
  serve(api.calibrateOutcomes, async (request) => {
    const { family } = request.query
    const chosen = family === undefined ? null : familyAt(family)
    return calibrateTests(deps, callerOf(request).organizationId, chosen)
  })

/** Serves `GET /v1/outcome-plan`. */
export const planOutcomeTestsOperation = (deps: OutcomeDeps) =>
  serve(api.planOutcomeTests, async (request) =>
    planTests(deps, callerOf(request).organizationId, request.query.limit),
  )

/** Serves `GET /v1/outcome-settings`. */
export const getOutcomeSettingsOperation = ({ db }: OutcomeDeps) =>
  serve(api.getOutcomeSettings, async (request) => ({
    money_roles: await readMoneyRoles(db, callerOf(request).organizationId),
  }))

/** Serves `PUT /v1/outcome-settings`. */
export const changeOutcomeSettingsOperation = ({ db }: OutcomeDeps) =>
  serve(api.changeOutcomeSettings, async (request) => ({
    money_roles: await changeMoneyRoles(db, callerOf(request).organizationId, request.body.money_roles),
  }))

async function contextOf({ db, links }: OutcomeDeps, caller: Caller) {
  const { organizationId } = caller
  const expected = await expectedEffects(db, organizationId)
  return { organizationId, links, expected, seesMoney: await seesMoney(db, caller) }
}

async function presentOne(deps: OutcomeDeps, caller: Caller, id: string) {
  const test = await findTest(deps.db, caller.organizationId, id)
  const looks = await looksOf(deps.db, test)
  const context = await contextOf(deps, caller)
  const images = await imagesOfArms(deps.db, caller.organizationId, test)
  const comparisons = await compared(deps.db, caller, test)
  return presentTest(test, { ...context, comparisons }, { looks, images })
}

async function looksOf(db: Db, { id, kind, reading }: TestRow): Promise<Looks> {
  if (kind !== 'randomized') return new Map()
  const rows = ((await readRows(db, [id])).get(id) ?? []).filter(({ problem }) => problem === null)
  const arms = (await readArms(db, [id])).get(id) ?? []
  const read = comparisonsOf(rows, arms, reading?.metric ?? 'clicks')
  return new Map(read.map(({ arm_id: armId, looks }) => [armId, looks]))
}

/** Comparisons of randomized tests are stored. The others depend on other listings. */
const compared = async (db: Db, { organizationId }: Caller, test: TestRow) =>
  test.kind === 'randomized' ? (test.reading?.comparisons ?? []) : compareObserved(db, organizationId, test)

async function readBytes(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

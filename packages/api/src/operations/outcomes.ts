import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import {
  CALIBRATION_EXAMPLE,
  OUTCOME_EXAMPLE,
  OUTCOME_FILE_EXAMPLE,
  OUTCOME_TEST_EXAMPLE,
  STORED_OUTCOMES_EXAMPLE,
  TEST_PLAN_EXAMPLE,
} from '../examples/outcomes.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  calibrationQuery,
  newOutcomes,
  newOutcomeTest,
  outcomeCalibration,
  outcomeFileQuery,
  outcomeFileReport,
  outcomePage,
  outcomeQuery,
  outcomeSettings,
  outcomeTest,
  outcomeTestChange,
  outcomeTestPage,
  outcomeTestQuery,
  planQuery,
  storedOutcomes,
  testPlanPage,
} from '../schemas/outcomes.ts'
import { bytesOf, pageOf } from './shared.ts'

const outcomePath = z.object({ outcome_id: uuidInPath(EXAMPLE_IDS.outcome) })
const testPath = z.object({ test_id: uuidInPath(EXAMPLE_IDS.outcomeTest) })

export const createOutcomes = defineOperation({
  id: 'createOutcomes',
  method: 'POST',
  path: '/v1/outcomes',
  tag: 'Outcomes',
  summary: 'Store results',
  description:
    'Stores what arms of tests had: rows of the same source, test, arm and days are replaced. Pictures of arms are ' +
    'kept as stored bytes. Rows that cannot be counted are stored too, and listed with the reason.',
  request: { body: newOutcomes },
  answers: { 200: { description: 'Stored', schema: storedOutcomes, example: STORED_OUTCOMES_EXAMPLE } },
  errors: ['INVALID_RETAILER', 'TOO_MANY_OUTCOMES', 'VALIDATION_ERROR'],
})

const bytes = bytesOf('a file').meta({
  override: { type: 'string', format: 'binary', description: 'The file' },
})

export const importOutcomeFile = defineOperation({
  id: 'importOutcomeFile',
  method: 'POST',
  path: '/v1/outcome-files',
  tag: 'Outcomes',
  summary: 'Store the results of a file',
  description:
    'The body is a CSV or TSV file of at most 8 MB: the template of Endcap, or a report of Manage Your Experiments, ' +
    'Google Ads, Merchant Center, Meta Ads, Shopify or GrowthBook. The columns tell which. All rows that can be ' +
    'read are stored as by `POST /v1/outcomes`, or none on an error.',
  request: {
    query: outcomeFileQuery,
    body: { content: { 'text/csv': { schema: bytes }, 'application/octet-stream': { schema: bytes } } },
  },
  consumes: ['text/csv', 'application/octet-stream'],
  answers: { 200: { description: 'The report', schema: outcomeFileReport, example: OUTCOME_FILE_EXAMPLE } },
  errors: ['INVALID_OUTCOME_FILE', 'INVALID_RETAILER', 'TOO_MANY_OUTCOMES', 'VALIDATION_ERROR'],
})

export const listOutcomes = defineOperation({
  id: 'listOutcomes',
  method: 'GET',
  path: '/v1/outcomes',
  tag: 'Outcomes',
  summary: 'List results',
  description: 'Returns rows, the newest first.',
  request: { query: outcomeQuery },
  answers: { 200: { description: 'A page', schema: outcomePage, example: pageOf(OUTCOME_EXAMPLE) } },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
})

export const deleteOutcome = defineOperation({
  id: 'deleteOutcome',
  method: 'DELETE',
  path: '/v1/outcomes/{outcome_id}',
  tag: 'Outcomes',
  summary: 'Delete a result',
  description: 'Deletes a row, and reads its test anew.',
  request: { params: outcomePath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['OUTCOME_NOT_FOUND'],
  malformedPath: 'OUTCOME_NOT_FOUND',
})

export const listOutcomeTests = defineOperation({
  id: 'listOutcomeTests',
  method: 'GET',
  path: '/v1/outcome-tests',
  tag: 'Outcomes',
  summary: 'List tests',
  description:
    'Returns tests with their verdicts, the newest first. Ranges hold at every look (Waudby-Smith et al. 2024).',
  request: { query: outcomeTestQuery },
  answers: {
    200: {
      description: 'A page',
      schema: outcomeTestPage,
      example: {
        ...pageOf(OUTCOME_TEST_EXAMPLE),
        counts: { better: 1, worse: 0, close: 0, few: 0, broken: 0 },
        observational: 0,
      },
    },
  },
  errors: ['CATEGORY_NOT_FOUND', 'INVALID_CURSOR', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
})

export const createOutcomeTest = defineOperation({
  id: 'createOutcomeTest',
  method: 'POST',
  path: '/v1/outcome-tests',
  tag: 'Outcomes',
  isIdempotent: true,
  summary: 'Plan a test',
  description:
    'Keeps the pictures of a test before it starts. Results of the same source, test and arms are bound to them. The ' +
    'inbox of its author has a reminder once it is decided, or its planned days are over.',
  request: { body: newOutcomeTest },
  answers: { 201: { description: 'Planned', schema: outcomeTest, example: OUTCOME_TEST_EXAMPLE } },
  errors: [
    'INVALID_RETAILER',
    'OUTCOME_TEST_EXISTS',
    'PDP_NOT_FOUND',
    'PICTURE_NOT_FOUND',
    'TOO_MANY_OUTCOMES',
    'VALIDATION_ERROR',
  ],
})

export const getOutcomeTest = defineOperation({
  id: 'getOutcomeTest',
  method: 'GET',
  path: '/v1/outcome-tests/{test_id}',
  tag: 'Outcomes',
  summary: 'Read a test',
  description: 'Returns a test with its range after each period.',
  request: { params: testPath },
  answers: { 200: { description: 'The test', schema: outcomeTest, example: OUTCOME_TEST_EXAMPLE } },
  errors: ['OUTCOME_TEST_NOT_FOUND'],
  malformedPath: 'OUTCOME_TEST_NOT_FOUND',
})

export const changeOutcomeTest = defineOperation({
  id: 'changeOutcomeTest',
  method: 'PATCH',
  path: '/v1/outcome-tests/{test_id}',
  tag: 'Outcomes',
  summary: 'Say what a test compared',
  description: 'Sets the pictures of arms, the control, and planned shares. Reads the test anew.',
  request: { params: testPath, body: outcomeTestChange },
  answers: { 200: { description: 'The test', schema: outcomeTest, example: OUTCOME_TEST_EXAMPLE } },
  errors: ['OUTCOME_TEST_NOT_FOUND', 'PICTURE_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'OUTCOME_TEST_NOT_FOUND',
})

export const deleteOutcomeTest = defineOperation({
  id: 'deleteOutcomeTest',
  method: 'DELETE',
  path: '/v1/outcome-tests/{test_id}',
  tag: 'Outcomes',
  summary: 'Delete a test',
  description: 'Deletes a test with its rows. Its pictures are kept only if something else needs them.',
  request: { params: testPath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['OUTCOME_TEST_NOT_FOUND'],
  malformedPath: 'OUTCOME_TEST_NOT_FOUND',
})

export const calibrateOutcomes = defineOperation({
  id: 'calibrateOutcomes',
  method: 'GET',
  path: '/v1/outcome-calibration',
  tag: 'Outcomes',
  summary: 'Compare scores with results',
  description:
    'Tells whether a higher score won, from randomized tests that are done, and proposes weights. Below about 30 ' +
    'tests it has no number but how many are missing.',
  request: { query: calibrationQuery },
  answers: {
    200: { description: 'The comparison', schema: outcomeCalibration, example: CALIBRATION_EXAMPLE },
  },
  errors: ['RUBRIC_NOT_FOUND', 'VALIDATION_ERROR'],
})

export const planOutcomeTests = defineOperation({
  id: 'planOutcomeTests',
  method: 'GET',
  path: '/v1/outcome-plan',
  tag: 'Outcomes',
  summary: 'Plan tests',
  description:
    'Returns changes of listings whose visits are known from the last 90 days of results, by what a test is ' +
    'expected to win.',
  request: { query: planQuery },
  answers: {
    200: {
      description: 'On one page',
      schema: testPlanPage,
      example: { ...pageOf(TEST_PLAN_EXAMPLE), without_visits: 12 },
    },
  },
  errors: ['VALIDATION_ERROR'],
})

export const getOutcomeSettings = defineOperation({
  id: 'getOutcomeSettings',
  method: 'GET',
  path: '/v1/outcome-settings',
  tag: 'Outcomes',
  summary: 'Read who sees money',
  description: 'Returns the roles that see revenue besides admins.',
  answers: { 200: { description: 'The roles', schema: outcomeSettings, example: { money_roles: [] } } },
})

export const changeOutcomeSettings = defineOperation({
  id: 'changeOutcomeSettings',
  method: 'PUT',
  path: '/v1/outcome-settings',
  tag: 'Outcomes',
  needs: 'admin',
  summary: 'Say who sees money',
  description: 'Sets the roles that see revenue besides admins. Shared links never show it.',
  request: { body: outcomeSettings },
  answers: {
    200: { description: 'The roles', schema: outcomeSettings, example: { money_roles: ['editor'] } },
  },
  errors: ['VALIDATION_ERROR'],
})

import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { assign, defineModule } from '../module.ts'
import {
  calibrateOutcomesOperation,
  changeOutcomeSettingsOperation,
  changeOutcomeTestOperation,
  createOutcomesOperation,
  createOutcomeTestOperation,
  deleteOutcomeOperation,
  deleteOutcomeTestOperation,
  getOutcomeSettingsOperation,
  getOutcomeTestOperation,
  importOutcomeFileOperation,
  listOutcomesOperation,
  listOutcomeTestsOperation,
  type OutcomeDeps,
  planOutcomeTestsOperation,
} from './operations/outcomes.ts'
import { tellDue } from './remind.ts'
import { createScoreArmsWorker, SCORE_ARMS, type ScoreArmsDeps, scheduleScoring } from './score-arms.job.ts'

type WorkDeps = ScoreArmsDeps & { jobs: JobQueue }

export const outcomesModule = defineModule({
  name: 'outcomes',
  operations: (deps: OutcomeDeps) => [
    createOutcomesOperation(deps),
    importOutcomeFileOperation(deps),
    listOutcomesOperation(deps),
    deleteOutcomeOperation(deps),
    listOutcomeTestsOperation(deps),
    createOutcomeTestOperation(deps),
    getOutcomeTestOperation(deps),
    changeOutcomeTestOperation(deps),
    deleteOutcomeTestOperation(deps),
    calibrateOutcomesOperation(deps),
    planOutcomeTestsOperation(deps),
    getOutcomeSettingsOperation(deps),
    changeOutcomeSettingsOperation(deps),
  ],
  jobTypes: [SCORE_ARMS],
  workers: (deps: WorkDeps) => [assign(SCORE_ARMS, createScoreArmsWorker(deps, 1))],
  maintenance: ({ db, jobs }: WorkDeps) => [
    {
      name: 'score arms of tests by the rubrics in force',
      everyMs: EVERY.hour,
      run: () => scheduleScoring({ db, jobs }),
    },
    {
      name: 'remind of tests whose planned days are over',
      everyMs: EVERY.hour,
      run: (signal) => tellDue(db, signal),
    },
  ],
})

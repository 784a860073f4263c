import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { createKeptFigures } from '../pdps/reading/kept-figures.ts'
import type { Progress } from './goal-store.ts'
import {
  changeGoalOperation,
  createGoalOperation,
  deleteGoalOperation,
  listGoalsOperation,
} from './operations/goals.ts'
import { savePoints } from './save-points.ts'

export const goalsModule = defineModule({
  name: 'goals',
  operations({ db }: { db: Db }) {
    const deps = { db, kept: createKeptFigures<Progress>(db, ({ listings }) => listings) }
    return [
      listGoalsOperation(deps),
      createGoalOperation(deps),
      changeGoalOperation(deps),
      deleteGoalOperation(deps),
    ]
  },
  maintenance: ({ db }: { db: Db }) => [
    {
      name: 'store the daily points of goals',
      everyMs: EVERY.hour,
      run: (signal) => savePoints(db, signal),
    },
  ],
})

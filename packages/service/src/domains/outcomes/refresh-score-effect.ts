import { calibrate } from '@endcap/outcomes'
import type { Db } from '../../platform/db/database.ts'
import { saveScoreEffect } from '../scoring/score-effect.ts'
import { readStudies } from './calibrate-tests.ts'

/** Stores what the finished tests say of a point of score, because what-if requests have no time to read them. */
export const refreshScoreEffect = (db: Db, organizationId: string): Promise<void> =>
  saveScoreEffect(db, organizationId, async (trx) => {
    const { done } = await readStudies(trx, organizationId)
    const calibration = calibrate(done)
    if (!calibration) return null
    const { perPoint, unexplained, tests } = calibration
    const [metric = null, ...others] = new Set(done.map(({ test }) => test.reading?.metric ?? null))
    return { perPoint, unexplained, tests, metric: others.length === 0 ? metric : null }
  })

import { type RawBuilder, sql } from 'kysely'
import { isFiniteIn } from '../../../platform/db/finite.ts'

/**
 * Selects changes in counts of scores, from the histories of matching `pdp_summary AS summary`. Scores older
 * than histories have one state.
 */
export const scoreChanges = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  WITH state AS (
    SELECT organization_id, history.pdp_score, scored_at AS since,
      lead(scored_at) OVER (PARTITION BY history.pdp_id ORDER BY history.id) AS until
    FROM pdp_history AS history JOIN pdp_summary AS summary ON summary.pdp_id = history.pdp_id
    WHERE ${condition} AND ${isFiniteIn('history.pdp_score')}
    UNION ALL
    SELECT summary.organization_id, summary.pdp_score, pdp.scored_at, NULL
    FROM pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
    WHERE ${condition} AND summary.pdp_score IS NOT NULL
      AND NOT EXISTS (SELECT FROM pdp_history WHERE pdp_history.pdp_id = summary.pdp_id))
  SELECT organization_id, round(10 * pdp_score)::int AS tenths, since AS at, 1 AS listings FROM state
  UNION ALL SELECT organization_id, round(10 * pdp_score)::int, until, -1 FROM state WHERE until IS NOT NULL`

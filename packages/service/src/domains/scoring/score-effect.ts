import type { Foretold, PdpComposer } from '@endcap/api'
import { foretell, type Metric, type ScoreEffect } from '@endcap/outcomes'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Effect of a point of score by an organization's own tests. */
export type StoredEffect = ScoreEffect & {
  /** Null if tests count either. */
  metric: Metric | null
}

/** Reads what the tests say. Null for too few. */
export async function readScoreEffect(db: Db, organizationId: string): Promise<StoredEffect | null> {
  const { rows } = await sql<{ effect: StoredEffect | null }>`
    SELECT effect FROM score_effect WHERE organization_id = ${organizationId}`.execute(db)
  return rows[0]?.effect ?? null
}

/** Stores the effect that `calculate` reads. Calculations wait for each other, so that the last one has seen all tests. */
export async function saveScoreEffect(
  db: Db,
  organizationId: string,
  calculate: (trx: Db) => Promise<StoredEffect | null>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      INSERT INTO score_effect (organization_id) SELECT id FROM organization WHERE id = ${organizationId}
      ON CONFLICT (organization_id) DO UPDATE SET effect = score_effect.effect`.execute(trx)
    const effect = await calculate(trx)
    await trx
      .updateTable('score_effect')
      .set({ effect: effect && JSON.stringify(effect) })
      .where('organization_id', '=', organizationId)
      .execute()
  })
}

/** Foretells the change in orders or clicks by so many points. Null without data or change. */
export function foretoldOf(points: number | null, effect: StoredEffect | null): Foretold | null {
  const range = points === null || effect === null ? null : foretell(points, effect)
  return range && effect && { ...range, tests: effect.tests, metric: effect.metric }
}

/** Presents an effect, so that a browser foretells as `foretoldOf`. */
export const presentScoreEffect = (effect: StoredEffect | null): PdpComposer['score_effect'] =>
  effect && {
    per_point: effect.perPoint,
    unexplained: effect.unexplained,
    tests: effect.tests,
    metric: effect.metric,
  }

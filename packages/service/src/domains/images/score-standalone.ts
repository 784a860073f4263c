import { type Rubric, scoreImage } from '@endcap/scoring'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { AnalysisStore, ScoreItem } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { StartRun } from '../scoring/start-run.ts'

type Deps = {
  analyses: Pick<AnalysisStore, 'findKnown' | 'saveScore'>
  rubrics: Pick<RubricStore, 'of'>
  startRun: StartRun
}
type Standalone = ScoreItem & { id: string; categoryId: string }

/**
 * Creates the rescoring of images outside PDPs after a change of their facts, in the caller's transaction.
 * Contents without a current analysis get a run. Leaves out rubrics that the change does not concern.
 */
export function createScoreStandalone({ analyses, rubrics, startRun }: Deps) {
  return async function scoreStandalone(
    trx: Db,
    organizationId: string,
    contents: readonly string[],
    concerns: (rubric: Rubric) => boolean = () => true,
  ): Promise<void> {
    const standalone = await findStandalone(trx, organizationId, contents)
    if (standalone.length === 0) return
    const rubricOf = await rubrics.of(organizationId, trx)
    for (const { id: imageId, categoryId, ...item } of standalone) {
      const rubric = rubricOf(categoryId)
      if (!concerns(rubric)) continue
      const [known] = await analyses.findKnown(trx, { organizationId, categoryId, rubric }, [item])
      if (known?.score) continue
      if (known?.facts) {
        const key = { ...item, organizationId, categoryId, modelVersion: known.modelVersion }
        await analyses.saveScore(trx, key, scoreImage(known.facts, item.role, rubric))
        continue
      }
      const work = { organizationId, categoryId, items: [item], urgency: 'rescoring' } as const
      await startRun(trx, { id: uuidV7(), subject: { kind: 'image', imageId } }, work)
    }
  }
}

export type ScoreStandalone = ReturnType<typeof createScoreStandalone>

/** Returns one image for each content, category and role scored outside PDPs. */
async function findStandalone(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Standalone[]> {
  const { rows } = await sql<Standalone>`
    SELECT DISTINCT ON (sha256, category_id, role) id, sha256, role, category_id AS "categoryId" FROM image
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents})
      AND category_id IS NOT NULL AND role IS NOT NULL
      AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)
      AND EXISTS (SELECT FROM image_score WHERE image_score.organization_id = image.organization_id
        AND image_score.sha256 = image.sha256 AND image_score.category_id = image.category_id
        AND image_score.role = image.role)
    ORDER BY sha256, category_id, role, id`.execute(trx)
  return rows
}

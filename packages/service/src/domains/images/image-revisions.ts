import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/**
 * Identifies the state of an image's score: it changes with the image's row, with the newest score and the corrections
 * of its content, with the organization's rubrics, with a run that will score it, and with the rows of its PDP and that
 * of its root image.
 */
export type ImageRevision = string

/** Reads just enough of an image to detect a change of its score. Returns null if there is no such image. */
export type FindImageRevision = (organizationId: string, imageId: string) => Promise<ImageRevision | null>

type Key = { organizationId: string; imageId: string }

/** Maximum number of polls in one query. */
const MAX_BATCH = 200

/** Creates the look-up of revisions. Polls that arrive together are one query; nothing is kept between polls. */
export function createFindImageRevision(db: Db): FindImageRevision {
  const loader = new DataLoader((keys: readonly Key[]) => findRevisions(db, keys), {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: MAX_BATCH,
  })
  return (organizationId, imageId) => loader.load({ organizationId, imageId })
}

/** Returns revisions in the order of the keys. `xmin` is the id of the transaction that wrote a row. */
async function findRevisions(db: Db, keys: readonly Key[]): Promise<(ImageRevision | null)[]> {
  const { rows } = await sql<{ place: number; revision: ImageRevision }>`
    SELECT place::int, concat_ws(':', image.xmin, image.category_id, image.role,
      (SELECT concat(model_version, scored_at) FROM image_score
        WHERE image_score.organization_id = image.organization_id AND image_score.sha256 = image.sha256
          AND image_score.category_id = image.category_id AND image_score.role = image.role
        ORDER BY scored_at DESC LIMIT 1),
      (SELECT string_agg(correction.id::text, ',' ORDER BY correction.id) FROM correction
        WHERE correction.organization_id = image.organization_id AND revoked_at IS NULL
          AND (correction.sha256 = image.sha256 OR correction.other_sha256 = image.sha256)),
      (SELECT max(changed_at) FROM organization_rubric
        WHERE organization_rubric.organization_id = image.organization_id),
      EXISTS (SELECT FROM scoring_run_item
        WHERE scoring_run_item.sha256 = image.sha256 AND status = 'pending'),
      (SELECT string_agg(concat(pdp.id, pdp.xmin), ',' ORDER BY pdp.id)
        FROM pdp_image JOIN pdp ON pdp.id = pdp_image.pdp_id
        WHERE pdp_image.image_id IN (image.id, image.root_image_id))) AS revision
    FROM unnest(
      ${keys.map(({ organizationId }) => organizationId)}::uuid[],
      ${keys.map(({ imageId }) => imageId)}::uuid[]
    ) WITH ORDINALITY AS key (organization_id, id, place)
    JOIN image USING (organization_id, id)`.execute(db)
  const found = new Map(rows.map(({ place, revision }) => [place, revision]))
  return keys.map((_key, index) => found.get(index + 1) ?? null)
}

import { createBatchedLookUp } from '../../platform/db/batched-look-up.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepareStatement } from '../../platform/db/prepared-statement.ts'

/**
 * Changes with the image's row, the newest score, corrections, opinions and own facts of its content, the
 * organization's rubrics, a run that will score it, and the rows of its PDP and its root image's PDP.
 */
export type ImageRevision = string

/** Reads just enough to detect a change of the score. Null for an unknown image. */
export type FindImageRevision = (organizationId: string, imageId: string) => Promise<ImageRevision | null>

type Row = { place: number; revision: ImageRevision }
type Key = { organizationId: string; imageId: string }

/** Joins polls that arrive together in one query. */
export function createFindImageRevision({ pool }: Pick<Database, 'pool'>): FindImageRevision {
  const findRevisions = prepareStatement<Row>(pool, { name: 'image_revisions', text: FIND_REVISIONS })
  const findRevision = createBatchedLookUp(async (keys: readonly Key[]) => {
    const rows = await findRevisions([
      keys.map(({ organizationId }) => organizationId),
      keys.map(({ imageId }) => imageId),
    ])
    const found = new Map(rows.map(({ place, revision }) => [place, revision]))
    return keys.map((_key, index) => found.get(index + 1) ?? null)
  })
  return (organizationId, imageId) => findRevision({ organizationId, imageId })
}

/** `xmin` is the id of the transaction that wrote a row. */
const FIND_REVISIONS = `
  SELECT place::int, concat_ws(':', image.xmin, image.category_id, image.role,
    (SELECT concat(model_version, scored_at) FROM image_score
      WHERE image_score.organization_id = image.organization_id AND image_score.sha256 = image.sha256
        AND image_score.category_id = image.category_id AND image_score.role = image.role
      ORDER BY scored_at DESC LIMIT 1),
    (SELECT string_agg(correction.id::text, ',' ORDER BY correction.id) FROM correction
      WHERE correction.organization_id = image.organization_id AND revoked_at IS NULL
        AND (correction.sha256 = image.sha256 OR correction.other_sha256 = image.sha256)),
    (SELECT string_agg(concat(namespace, xmin), ',' ORDER BY namespace) FROM custom_facts
      WHERE custom_facts.organization_id = image.organization_id AND custom_facts.sha256 = image.sha256),
    (SELECT max(asked_at) FROM opinion
      WHERE opinion.organization_id = image.organization_id AND opinion.sha256 = image.sha256),
    (SELECT max(changed_at) FROM organization_rubric
      WHERE organization_rubric.organization_id = image.organization_id),
    EXISTS (SELECT FROM scoring_run_item
      WHERE scoring_run_item.sha256 = image.sha256 AND status = 'pending'),
    (SELECT string_agg(concat(pdp.id, pdp.xmin), ',' ORDER BY pdp.id)
      FROM pdp_image JOIN pdp ON pdp.id = pdp_image.pdp_id
      WHERE pdp_image.image_id IN (image.id, image.root_image_id))) AS revision
  FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS key (organization_id, id, place)
  JOIN image USING (organization_id, id)`

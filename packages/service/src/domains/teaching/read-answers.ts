import { CLASSIFICATIONS, EMBEDDING_SPACE } from '@endcap/scoring'
import type { Answer, TeachableImage } from '@endcap/teaching'
import { FACTS_VERSION } from '@endcap/vision'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** An image that has no answer yet. `pdpId` is null for one that no listing has. */
export type OpenImage = TeachableImage & {
  id: string
  sha256: string
  pdpId: string | null
  position: number
}

/** Answers that are learned from at most, the newest ones. */
const MAX_ANSWERS = 1_000
/** Listings whose images are looked at, the newest ones. They have some 2,000 images. */
const LISTINGS = 300
/** Images outside of listings that are looked at, the newest ones. */
const SINGLE_IMAGES = 1_000

/** Kinds of corrections after which nothing is asked about an image: its type is known, or it is no picture of the product. */
const ANSWERS = ['asset_type', 'other_product']

type AnswerRow = TeachableImage & {
  sha256: string
  type: string
  id: string | null
  listing: string | null
  source: string | null
}

/** Reads the asset types that people have given, with what was measured on the images. */
export async function readAnswers(db: Db, organizationId: string): Promise<Answer[]> {
  const { rows } = await sql<AnswerRow>`
    SELECT answer.sha256, answer.type, facts->'kind' AS kind, facts->'similarity' AS similarity,
      place.image_id AS id, place.pdp_id AS listing, place.retailer AS source
    FROM (SELECT id, sha256, value #>> '{}' AS type FROM correction
      WHERE organization_id = ${organizationId} AND kind = 'asset_type' AND revoked_at IS NULL
      ORDER BY id DESC LIMIT ${MAX_ANSWERS}) AS answer
    JOIN image_facts ON image_facts.organization_id = ${organizationId} AND image_facts.sha256 = answer.sha256
      AND facts_version = ${FACTS_VERSION}
    LEFT JOIN LATERAL (SELECT image.id AS image_id, pdp.id AS pdp_id, pdp.retailer
      FROM image LEFT JOIN pdp_image ON pdp_image.image_id = image.id LEFT JOIN pdp ON pdp.id = pdp_image.pdp_id
      WHERE image.organization_id = ${organizationId} AND image.sha256 = answer.sha256
      ORDER BY image.id LIMIT 1) AS place ON true
    ORDER BY answer.id DESC`.execute(db)
  return rows.flatMap((row): Answer[] => {
    const type = CLASSIFICATIONS.find((each) => each === row.type)
    if (!type || row.similarity.space !== EMBEDDING_SPACE) return []
    const { kind, similarity, sha256 } = row
    return [
      {
        id: row.id ?? sha256,
        kind,
        similarity,
        type,
        // An image of no listing is one by itself.
        listing: row.listing ?? sha256,
        source: row.source ?? 'single images',
      },
    ]
  })
}

/** Reads the images without an answer, of the newest listings and outside of them, each content once. */
export async function readOpenImages(db: Db, organizationId: string): Promise<OpenImage[]> {
  const { rows } = await sql<OpenImage>`
    WITH page AS MATERIALIZED (
      SELECT pdp_id FROM pdp_summary WHERE organization_id = ${organizationId} AND pdp_score IS NOT NULL
      ORDER BY pdp_id DESC LIMIT ${LISTINGS}),
    seen AS (
      SELECT image.sha256, image.id, pdp_id, position
      FROM page JOIN pdp_image USING (pdp_id) JOIN image ON image.id = pdp_image.image_id
      UNION ALL (SELECT sha256, id, NULL, 0 FROM image
        WHERE organization_id = ${organizationId} AND category_id IS NOT NULL AND root_image_id IS NULL
          AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)
        ORDER BY id DESC LIMIT ${SINGLE_IMAGES})),
    open AS MATERIALIZED (
      SELECT DISTINCT ON (sha256) sha256, id, pdp_id AS "pdpId", position FROM seen
      WHERE NOT EXISTS (SELECT FROM correction
        WHERE correction.organization_id = ${organizationId} AND correction.sha256 = seen.sha256
          AND kind = ANY(${ANSWERS}) AND revoked_at IS NULL)
      ORDER BY sha256, pdp_id DESC NULLS LAST, position)
    SELECT open.*, facts->'kind' AS kind, facts->'similarity' AS similarity
    FROM open JOIN image_facts ON image_facts.organization_id = ${organizationId}
      AND image_facts.sha256 = open.sha256 AND facts_version = ${FACTS_VERSION}
    ORDER BY open."pdpId" DESC NULLS LAST, open.position, open.id`.execute(db)
  return rows.filter(({ similarity }) => similarity.space === EMBEDDING_SPACE)
}
